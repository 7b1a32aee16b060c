/** Stores the cart and notifies other tabs of changes (CART-01, BEY-03, SESS-05). */

import { tokenLifetime } from '#machines/domain/constants.ts';
import { shownLineOf } from '#features/cart/shown-line.ts';
import { isHalfDone } from '#machines/domain/line-edit.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import {
  cartLifetime,
  storedCartOf,
  storedCartSlice,
  customerStoredCartSlice,
} from '#services/cart/stored-cart.ts';
import { writeSlice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { dropCart, notify, notifyTabs, readReleasedCartId } from './cart-storage.ts';
import type { FactSavers } from './fact-savers.ts';

export const cartSavers: FactSavers = {
  'cart.created': ({ cartId, isOwned }, stores) => {
    const { local, session } = stores;
    const isNew = readCartId(local) !== cartId;
    const isMerged = readReleasedCartId(session) !== null;
    // a customer's cart belongs to the account and must not outlive the session on a shared device
    local.write(storageKeys.cartId, cartId, isOwned ? tokenLifetime : cartLifetime);
    session.remove(storageKeys.releasedCart);
    if (isNew) local.remove(storageKeys.cartLines);
    if (isNew || isMerged) notifyTabs(stores);
  },
  // only if it is the stored cart, which another tab may have stored
  'cart.changed': ({ cart, isOwned }, { local, priceFormat }) => {
    if (readCartId(local) !== cart.id) return;
    if (cart.lines.length === 0) local.remove(storageKeys.cartLines);
    else
      writeSlice(
        local,
        isOwned ? customerStoredCartSlice : storedCartSlice,
        storedCartOf(cart, shownLineOf(priceFormat)),
      );
  },
  'cart.dropped': ({ cartId }, stores) => dropCart(cartId, stores),
  // id and lines stay until the new cart has the lines, so that a reload tries again (BEY-03)
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
  'promo.applied': notify,
  'promo.removed': notify,
  'giftCard.applied': notify,
  'giftCard.removed': notify,
};
