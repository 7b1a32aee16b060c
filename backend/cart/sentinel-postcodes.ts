/**
 * Demonstration sentinels: postcodes whose delivery estimate fails or is slow (settings
 * sentinel/…_postcode).
 */
import type { Shop } from '../shop.ts';
import { readSettings } from '../store/settings.ts';

const longWait = 20_000;

/** Must run before any transaction, so that no lock is held while it waits. */
export async function applySentinelPostcodes(shop: Shop, postcode: string | null): Promise<void> {
  if (postcode === null) return;
  const settings = await readSettings(shop.database);
  const isPostcode = (key: string) => String(settings[key] ?? '') === postcode;
  if (isPostcode('sentinel/slow_postcode')) await shop.wait(longWait);
  if (isPostcode('sentinel/failing_postcode'))
    throw new Error(`The estimate for the sentinel postcode ${postcode} fails.`);
}
