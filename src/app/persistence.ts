/** Keeps what a later visit and other tabs need, by listening to the shop's facts; nothing waits for it (§7 browser storage, SESS-05). */

import { tokenLifetime } from '#machines/domain/constants.ts';
import { isHalfDone } from '#machines/domain/line-edit.ts';
import type { Cart } from '#machines/domain/cart.ts';
import type { EnteredRow } from '#machines/domain/order-pad.ts';
import type { Receipt } from '#machines/domain/order.ts';
import { isBlankAddress } from '#machines/domain/address.ts';
import { isSameCollection, noCollection } from '#machines/domain/pickup.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import {
  billingChoiceSlice,
  billingSlice,
  collectionSlice,
  deliverySlice,
  draftAccountSlice,
  guestEmailSlice,
  methodSlice,
  paymentSlice,
  poNumberSlice,
  purchaseSlice,
  receiptSlice,
  tabSlice,
} from '#services/checkout/checkout-slices.ts';
import { chosenAccountSlice } from '#services/account/chosen-account.ts';
import { cartLifetime, keptCartOf, keptCartSlice, ownKeptCartSlice } from '#services/cart/kept-cart.ts';
import { keepImages } from '#services/device/kept-images.ts';
import { keepView } from '#services/catalog/kept-views.ts';
import { forgetDraft } from '#services/session/lapsed-session.ts';
import { padRowsSlice } from '#services/order/pad-rows-slice.ts';
import { isHeaderText } from '#transport/header-text.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';

/** Seconds: other tabs hear of a change at once or never. */
const changeLifetime = 60;

export const readReceipt = (session: Storage): Receipt | null => readSlice(session, receiptSlice);

export const readReleasedCartId = (session: Storage): string | null => {
  const kept = session.read(storageKeys.releasedCart);
  return typeof kept === 'string' && isHeaderText(kept) ? kept : null;
};

export const readPadRows = (session: Storage): readonly EnteredRow[] =>
  readSlice(session, padRowsSlice) ?? [];

export const createPersistence = (local: Storage, session: Storage): ((fact: ShopFact) => void) => {
  /** The cart this tab shows: another tab may have kept a newer one, which is not this one's to remove. */
  let shown = readCartId(local);
  /** It is a customer's own. */
  let isShownOwned = false;
  /** A guest's cart is on its way into the customer's. */
  let isMerging = false;
  /** From signing in until they are forgotten, also while the session is timed out. */
  let isCustomers = false;

  const tellOtherTabs = (): void => {
    const stamp = `${Date.now()}.${Math.random()}`;
    local.write(storageKeys.cartChange, stamp, changeLifetime);
  };

  const keepCart = (cartId: string, isOwned: boolean): void => {
    const isNew = readCartId(local) !== cartId;
    // a customer's cart is found again by who they are, and nobody else on this machine may have it
    local.write(storageKeys.cartId, cartId, isOwned ? tokenLifetime : cartLifetime);
    shown = cartId;
    isShownOwned = isOwned;
    if (!isNew) return;
    local.remove(storageKeys.cartLines);
    tellOtherTabs();
  };

  /** The newest cart alone, whichever tab made it. */
  const keepLines = (cart: Cart): void => {
    if (readCartId(local) !== cart.id) return;
    if (cart.lines.length === 0) local.remove(storageKeys.cartLines);
    else writeSlice(local, isShownOwned ? ownKeptCartSlice : keptCartSlice, keptCartOf(cart));
  };

  const dropCart = (): void => {
    const kept = readCartId(local);
    const isAnothers = kept !== null && kept !== shown;
    shown = null;
    session.remove(storageKeys.cartInsight);
    if (isAnothers) return;
    // its lines are nobody's either where its id has run out
    local.remove(storageKeys.cartLines);
    if (kept === null) return;
    local.remove(storageKeys.cartId);
    tellOtherTabs();
  };

  /** Another tab may have forgotten the customer meanwhile, and taken the trace with it. */
  const leaveTrace = (): void => {
    if (isCustomers) local.write(storageKeys.customerTrace, true, null);
  };

  const removeTrace = (): void => {
    isCustomers = false;
    local.remove(storageKeys.customerTrace);
  };

  const forgetCheckout = (): void => {
    forgetDraft(local, session);
    session.remove(storageKeys.receipt);
    session.remove(storageKeys.purchaseEvent);
  };

  return (fact) => {
    switch (fact.type) {
      case 'cart.created':
        keepCart(fact.cartId, fact.isOwned);
        session.remove(storageKeys.releasedCart);
        break;
      case 'cart.changed':
        shown = fact.cart.id;
        keepLines(fact.cart);
        break;
      case 'cart.dropped':
        dropCart();
        session.remove(storageKeys.releasedCart);
        break;
      // until another has its lines, a reload finds both and asks again; other tabs find out by themselves
      case 'cart.lost':
        session.remove(storageKeys.cartInsight);
        session.remove(storageKeys.releasedCart);
        break;
      case 'cart.released':
        isMerging = true;
        if (fact.cartId !== null) session.write(storageKeys.releasedCart, fact.cartId, tokenLifetime);
        break;
      case 'cart.adopted':
        if (isMerging) tellOtherTabs();
        isMerging = false;
        break;
      // told of what was done here, never of what another tab did
      case 'cart.itemAdded':
      case 'cart.itemsAdded':
      case 'cart.itemUpdated':
      case 'cart.itemRemoved':
      case 'cart.itemReturned':
      case 'cart.itemEdited':
      case 'customer.accountSwitched':
      case 'promo.applied':
      case 'promo.removed':
      case 'giftCard.applied':
      case 'giftCard.removed':
        tellOtherTabs();
        break;
      case 'cart.actionFailed':
        if (fact.actions.some(isHalfDone)) tellOtherTabs();
        break;
      case 'customer.accountSelected':
        writeSlice(local, chosenAccountSlice, fact.accountId);
        break;
      case 'session.customerForgotten':
        local.remove(storageKeys.chosenAccount);
        session.remove(storageKeys.padRows);
        break;
      case 'orderPad.changed':
        if (fact.rows.length === 0) session.remove(storageKeys.padRows);
        else writeSlice(session, padRowsSlice, fact.rows);
        break;
      case 'catalog.loaded':
        keepImages(local, fact.content);
        keepView(local, fact.content);
        break;
      case 'checkout.draftChanged': {
        const { email, delivery, collection, billing, isBillingSame, isBillingChosen, accountId } =
          fact.draft;
        if (accountId === null) local.remove(storageKeys.draftAccount);
        else writeSlice(local, draftAccountSlice, accountId);
        if (fact.draft.method !== undefined) writeSlice(local, methodSlice, fact.draft.method);
        writeSlice(session, guestEmailSlice, email);
        writeSlice(local, deliverySlice, delivery);
        if (isSameCollection(collection, noCollection)) local.remove(storageKeys.collection);
        else writeSlice(local, collectionSlice, collection);
        const isBlank = isBlankAddress(billing);
        if (isBlank) local.remove(storageKeys.billingAddress);
        else writeSlice(local, billingSlice, billing);
        // a bill of its own speaks for itself
        if (isBillingSame === isBlank && isBillingChosen !== true) local.remove(storageKeys.billingChoice);
        else
          writeSlice(local, billingChoiceSlice, { isSame: isBillingSame, isOwn: isBillingChosen === true });
        leaveTrace();
        break;
      }
      case 'checkout.tabKept':
        writeSlice(local, tabSlice, fact.tab);
        leaveTrace();
        break;
      case 'checkout.paymentChosen':
        if (fact.code === null) local.remove(storageKeys.paymentMethod);
        else writeSlice(local, paymentSlice, fact.code);
        leaveTrace();
        break;
      case 'checkout.poNumberChanged':
        if (fact.poNumber.trim() === '') local.remove(storageKeys.poNumber);
        else writeSlice(local, poNumberSlice, fact.poNumber);
        leaveTrace();
        break;
      case 'checkout.purchaseMade':
        writeSlice(session, purchaseSlice, fact.purchase);
        break;
      case 'checkout.orderPlaced':
        writeSlice(session, receiptSlice, fact.receipt);
        forgetDraft(local, session);
        break;
      case 'session.restored':
      case 'session.signedIn':
        session.write(storageKeys.customerInfo, { signedIn: true }, null);
        isCustomers = true;
        leaveTrace();
        break;
      case 'session.restoredAsGuest':
      case 'session.timedOut':
        session.remove(storageKeys.customerInfo);
        break;
      case 'session.ownerChanged':
        local.remove(storageKeys.chosenAccount);
        forgetCheckout();
        break;
      case 'session.checkoutForgotten':
        forgetCheckout();
        break;
      case 'session.signedOut':
        // whatever the cart's own last word was
        shown = readCartId(local);
        dropCart();
        removeTrace();
        break;
      case 'session.forgotten':
      case 'session.signedOutInPlace':
        removeTrace();
        break;
      default:
        break;
    }
  };
};
