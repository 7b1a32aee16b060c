/** Stores the checkout for a later visit or a reload (BEY-04, CHK-06). */

import { isBlankAddress } from '#machines/domain/address.ts';
import type { Receipt } from '#machines/domain/order.ts';
import { isSamePickup, noPickup } from '#machines/domain/pickup.ts';
import {
  billingChoiceSlice,
  billingSlice,
  pickupSlice,
  deliverySlice,
  draftAccountSlice,
  guestEmailSlice,
  methodSlice,
  offersSlice,
  paymentSlice,
  poNumberSlice,
  purchaseSlice,
  receiptSlice,
  tabSlice,
} from '#services/checkout/checkout-slices.ts';
import { forgetDraft } from '#services/session/lapsed-session.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { FactSavers, Stores } from './fact-savers.ts';
import { showDeliveryCountry } from './shown-country.ts';

/** Another tab may have forgotten the customer, and removed the trace with it (BEY-08). */
const leaveTrace = ({ local, hasCustomer }: Stores): void => {
  if (hasCustomer) local.write(storageKeys.customerTrace, true, null);
};

export const readReceipt = (session: Storage): Receipt | null => readSlice(session, receiptSlice);

export const checkoutSavers: FactSavers = {
  'checkout.started': (_, { local }) => {
    const delivery = readSlice(local, deliverySlice);
    if (delivery !== null) showDeliveryCountry(delivery, null);
  },
  'checkout.draftChanged': ({ draft }, stores) => {
    const { local, session } = stores;
    const { email, delivery, pickup, billing, isBillingSame, isBillingChosen, accountId } = draft;
    if (accountId === null) local.remove(storageKeys.draftAccount);
    else writeSlice(local, draftAccountSlice, accountId);
    writeSlice(session, guestEmailSlice, email);
    showDeliveryCountry(delivery, readSlice(local, deliverySlice));
    writeSlice(local, deliverySlice, delivery);
    if (isSamePickup(pickup, noPickup)) local.remove(storageKeys.pickup);
    else writeSlice(local, pickupSlice, pickup);
    const isBlank = isBlankAddress(billing);
    if (isBlank) local.remove(storageKeys.billingAddress);
    else writeSlice(local, billingSlice, billing);
    // a different billing address already implies the choice
    if (isBillingSame === isBlank && isBillingChosen !== true) local.remove(storageKeys.billingChoice);
    else writeSlice(local, billingChoiceSlice, { isSame: isBillingSame, isOwn: isBillingChosen === true });
    leaveTrace(stores);
  },
  // only a method that the shopper chose is stored, not a preselected one (SHIP-01)
  'checkout.offersChanged': ({ offers, kept }, stores) => {
    if (kept === null) stores.local.remove(storageKeys.shippingMethod);
    else writeSlice(stores.local, methodSlice, kept);
    writeSlice(stores.local, offersSlice, offers);
    leaveTrace(stores);
  },
  'checkout.tabChanged': ({ tab, isKept }, stores) => {
    if (!isKept) return;
    writeSlice(stores.local, tabSlice, tab);
    leaveTrace(stores);
  },
  'checkout.paymentChosen': ({ code }, stores) => {
    if (code === null) stores.local.remove(storageKeys.paymentMethod);
    else writeSlice(stores.local, paymentSlice, code);
    leaveTrace(stores);
  },
  'checkout.poNumberChanged': ({ poNumber }, stores) => {
    if (poNumber.trim() === '') stores.local.remove(storageKeys.poNumber);
    else writeSlice(stores.local, poNumberSlice, poNumber);
    leaveTrace(stores);
  },
  'checkout.purchaseMade': ({ purchase }, { session }) => writeSlice(session, purchaseSlice, purchase),
  'checkout.orderPlaced': ({ receipt }, { local, session }) => {
    writeSlice(session, receiptSlice, receipt);
    forgetDraft(local, session);
  },
};
