/** What a cart leaves in storage whether its wing is here or not (CART-01, BEY-03, SESS-05). */

import { readCartId } from '#services/cart/cart-watch.ts';
import { isHeaderText } from '#transport/header-text.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Stores } from './fact-keepers.ts';

/** Seconds: open tabs are notified at once, and a later tab reads the cart anyway. */
const changeLifetime = 60;

export const readReleasedCartId = (session: Storage): string | null => {
  const kept = session.read(storageKeys.releasedCart);
  return typeof kept === 'string' && isHeaderText(kept) ? kept : null;
};

/** Of changes made in this tab, not of those that follow from another one. */
export const notifyTabs = ({ local }: Pick<Stores, 'local'>): void => {
  const stamp = `${Date.now()}.${Math.random()}`;
  local.write(storageKeys.cartChange, stamp, changeLifetime);
};
export const notify = (_: unknown, stores: Stores): void => notifyTabs(stores);

/** Not where another tab has a newer cart than the one that this tab had shown. */
export const dropCart = (shown: string | null, stores: Stores): void => {
  const { local, session } = stores;
  const kept = readCartId(local);
  session.remove(storageKeys.cartInsight);
  session.remove(storageKeys.releasedCart);
  if (kept !== null && kept !== shown) return;
  // the lines go too where the id has expired
  local.remove(storageKeys.cartLines);
  if (kept === null) return;
  local.remove(storageKeys.cartId);
  notifyTabs(stores);
};
