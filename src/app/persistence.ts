/** Keeps what a later visit needs, by listening to the shop's facts; nothing waits for it (§7 browser storage). */

import type { Receipt } from '#machines/domain/order.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

/** Seconds. A cart is worth finding again for a month, a half-filled checkout for a day, a receipt for an hour. */
const lifetimes = { cart: 30 * 86_400, checkout: 86_400, receipt: 3600 };

export const readCartId = (local: Storage): string | null => {
  const kept = local.read(storageKeys.cartId);
  return typeof kept === 'string' && kept !== '' ? kept : null;
};

const isReceipt = (kept: unknown): kept is Receipt =>
  typeof kept === 'object' &&
  kept !== null &&
  'orderNumber' in kept &&
  'lines' in kept &&
  Array.isArray(kept.lines) &&
  'totals' in kept &&
  typeof kept.totals === 'object' &&
  kept.totals !== null;

export const readReceipt = (session: Storage): Receipt | null => {
  const kept = session.read(storageKeys.receipt);
  return isReceipt(kept) ? kept : null;
};

export const persistFact = (fact: ShopFact, local: Storage, session: Storage): void => {
  switch (fact.type) {
    case 'cart.created':
      local.write(storageKeys.cartId, fact.cartId, lifetimes.cart);
      break;
    case 'cart.dropped':
      local.remove(storageKeys.cartId);
      break;
    case 'checkout.draftChanged': {
      const { email, delivery, billing, isBillingSame } = fact.draft;
      session.write(storageKeys.guestEmail, email, null);
      local.write(storageKeys.shippingAddress, delivery, lifetimes.checkout);
      if (isBillingSame) local.remove(storageKeys.billingAddress);
      else local.write(storageKeys.billingAddress, billing, lifetimes.checkout);
      break;
    }
    case 'checkout.orderPlaced':
      session.write(storageKeys.receipt, fact.receipt, lifetimes.receipt);
      session.remove(storageKeys.guestEmail);
      local.remove(storageKeys.shippingAddress);
      local.remove(storageKeys.billingAddress);
      break;
    default:
      break;
  }
};
