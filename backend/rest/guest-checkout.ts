/**
 * Enforces the setting against guest checkout: guests get carts and estimates, but cannot set an
 * address or order.
 */
import { refuseInput } from '../refusal.ts';
import { readSettings, settingFlag } from '../store/settings.ts';
import type { Call } from './call.ts';
import { isMine } from './cart-of-call.ts';

export async function requireGuestCheckout(call: Call): Promise<void> {
  if (isMine(call)) return;
  const settings = await readSettings(call.shop.database);
  if (!settingFlag(settings, 'checkout/options/guest_checkout', true))
    throw refuseInput('Sorry, guest checkout is not available.');
}
