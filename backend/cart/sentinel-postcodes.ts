/** A demonstration's sentinels: postcodes whose delivery estimate fails, or takes long (settings sentinel/…_postcode). */
import type { Shop } from '../shop.ts';
import { readSettings } from '../store/settings.ts';

const longWait = 20_000;

/** To be called before any transaction: nobody shall wait for a lock meanwhile. */
export async function mindSentinelPostcodes(shop: Shop, postcode: string | null): Promise<void> {
  if (postcode === null) return;
  const settings = await readSettings(shop.database);
  const isPostcode = (key: string) => String(settings[key] ?? '') === postcode;
  if (isPostcode('sentinel/slow_postcode')) await shop.wait(longWait);
  if (isPostcode('sentinel/failing_postcode'))
    throw new Error(`The estimate for the sentinel postcode ${postcode} fails.`);
}
