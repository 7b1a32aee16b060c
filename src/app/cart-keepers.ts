/** What storage keeps of the cart, and what other tabs hear of it (CART-01, BEY-03, SESS-05). */

import { tokenLifetime } from '#machines/domain/constants.ts';
import { isHalfDone } from '#machines/domain/line-edit.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import { cartLifetime, keptCartOf, keptCartSlice, ownKeptCartSlice } from '#services/cart/kept-cart.ts';
import { isHeaderText } from '#transport/header-text.ts';
import { writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { FactKeepers, Stores } from './fact-keepers.ts';

/** Seconds: other tabs hear of a change at once or never. */
const changeLifetime = 60;

export const readReleasedCartId = (session: Storage): string | null => {
  const kept = session.read(storageKeys.releasedCart);
  return typeof kept === 'string' && isHeaderText(kept) ? kept : null;
};

/** Of what was done here, never of what another tab did. */
const notifyTabs = ({ local }: Pick<Stores, 'local'>): void => {
  const stamp = `${Date.now()}.${Math.random()}`;
  local.write(storageKeys.cartChange, stamp, changeLifetime);
};
const notify = (_: unknown, stores: Stores): void => notifyTabs(stores);

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

export const cartKeepers: FactKeepers = {
  'cart.created': ({ cartId, isOwned }, stores) => {
    const { local, session } = stores;
    const isNew = readCartId(local) !== cartId;
    const isMerged = readReleasedCartId(session) !== null;
    // a customer's cart is found again by who they are, and nobody else on this machine may have it
    local.write(storageKeys.cartId, cartId, isOwned ? tokenLifetime : cartLifetime);
    session.remove(storageKeys.releasedCart);
    if (isNew) local.remove(storageKeys.cartLines);
    if (isNew || isMerged) notifyTabs(stores);
  },
  // the newest cart alone, whichever tab made it
  'cart.changed': ({ cart, isOwned }, { local }) => {
    if (readCartId(local) !== cart.id) return;
    if (cart.lines.length === 0) local.remove(storageKeys.cartLines);
    else writeSlice(local, isOwned ? ownKeptCartSlice : keptCartSlice, keptCartOf(cart));
  },
  'cart.dropped': ({ cartId }, stores) => dropCart(cartId, stores),
  // until another has its lines, a reload finds both and asks again; other tabs find out by themselves
  'cart.lost': (_, { session }) => {
    session.remove(storageKeys.cartInsight);
    session.remove(storageKeys.releasedCart);
  },
  'cart.released': ({ cartId }, { session }) => {
    if (cartId !== null) session.write(storageKeys.releasedCart, cartId, tokenLifetime);
  },
  'cart.itemAdded': notify,
  'cart.itemsAdded': notify,
  'cart.itemUpdated': notify,
  'cart.itemRemoved': notify,
  'cart.itemReturned': notify,
  'cart.itemEdited': notify,
  'cart.actionFailed': ({ actions }, stores) => {
    if (actions.some(isHalfDone)) notifyTabs(stores);
  },
  'customer.accountSwitched': notify,
  'promo.applied': notify,
  'promo.removed': notify,
  'giftCard.applied': notify,
  'giftCard.removed': notify,
};
