/**
 * Stored traces of a cart that are needed even before the
 * trade wing is loaded (CART-01, BEY-03, SESS-05).
 */

import { readCartId } from '#services/cart/cart-watch.ts';
import { isHeaderText } from '#transport/header-text.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Stores } from './fact-savers.ts';

/** Seconds. Open tabs are notified at once, and a later tab reads the cart anyway. */
const changeLifetime = 60;

export const readReleasedCartId = (session: Storage): string | null => {
  const kept = session.read(storageKeys.releasedCart);
  return typeof kept === 'string' && isHeaderText(kept) ? kept : null;
};

/** Call it for changes made in this tab only, not for those that another tab caused. */
export const notifyTabs = ({ local }: Pick<Stores, 'local'>): void => {
  const stamp = `${Date.now()}.${Math.random()}`;
  local.write(storageKeys.cartChange, stamp, changeLifetime);
};
export const notify = (_: unknown, stores: Stores): void => notifyTabs(stores);

/** Keeps the cart if another tab has stored a newer one than the one shown in this tab. */
export const dropCart = (shown: string | null, stores: Stores): void => {
  const { local, session } = stores;
  const kept = readCartId(local);
  session.remove(storageKeys.cartInsight);
  session.remove(storageKeys.releasedCart);
  if (kept !== null && kept !== shown) return;
  // remove the lines even if the id has expired
  local.remove(storageKeys.cartLines);
  if (kept === null) return;
  local.remove(storageKeys.cartId);
  notifyTabs(stores);
};
