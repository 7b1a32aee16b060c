/** What a checkout leaves for another day or after a reload, key by key (§7 browser storage, BEY-04). */

import { deliveredTabs, type TabName } from '#machines/domain/checkout-tab.ts';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { Purchase, Receipt } from '#machines/domain/order.ts';
import type { PendingOrder } from '#machines/domain/pending-order.ts';
import type { Collection } from '#machines/domain/pickup.ts';
import type { Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { fromKept } from './address.wire.ts';
import { fromKeptCollection } from './pickup.wire.ts';
import {
  fromKeptPendingOrder,
  fromKeptPurchase,
  fromKeptReceipt,
  isShippingMethod,
} from '../order/receipt.wire.ts';

/** Seconds. A half-filled checkout is worth finding again for a day, a receipt for an hour. */
const day = 86_400;
const hour = 3600;

export const deliverySlice: Slice<Address> = {
  key: storageKeys.shippingAddress,
  version: 1,
  lifetime: day,
  decode: fromKept,
};

export const billingSlice: Slice<Address> = {
  key: storageKeys.billingAddress,
  version: 1,
  lifetime: day,
  decode: fromKept,
};

/** Whether it is billed where it is delivered, and whether the shopper has said so (ADDR-02). */
export const billingChoiceSlice: Slice<{ readonly isSame: boolean; readonly isOwn: boolean }> = {
  key: storageKeys.billingChoice,
  version: 1,
  lifetime: day,
  decode: (kept) => {
    if (typeof kept !== 'object' || kept === null || !('isSame' in kept) || !('isOwn' in kept)) return null;
    const { isSame, isOwn } = kept;
    return typeof isSame === 'boolean' && typeof isOwn === 'boolean' ? { isSame, isOwn } : null;
  },
};

/** Where and by whom it is collected (CHK-09). */
export const collectionSlice: Slice<Collection> = {
  key: storageKeys.collection,
  version: 1,
  lifetime: day,
  decode: fromKeptCollection,
};

/** The ways of delivery last offered. */
export const offersSlice: Slice<readonly ShippingMethod[]> = {
  key: storageKeys.availableShippingMethods,
  version: 1,
  lifetime: day,
  decode: (kept) => (Array.isArray(kept) && kept.every(isShippingMethod) ? kept : null),
};

/** The one last chosen, saved with the cart or not yet. */
export const methodSlice: Slice<ShippingMethod> = {
  key: storageKeys.shippingMethod,
  version: 1,
  lifetime: day,
  decode: (kept) => (isShippingMethod(kept) ? kept : null),
};

/** The code of the way to pay last chosen; of a card nothing is kept (PAY-02). */
export const paymentSlice: Slice<string> = {
  key: storageKeys.paymentMethod,
  version: 1,
  lifetime: day,
  decode: (kept) => (typeof kept === 'string' && kept !== '' ? kept : null),
};

/** As far as it was typed; it names nothing that could be charged (BEY-04). */
export const poNumberSlice: Slice<string> = {
  key: storageKeys.poNumber,
  version: 1,
  lifetime: day,
  decode: (kept) => (typeof kept === 'string' && kept !== '' ? kept : null),
};

/** Whose addresses the order began with (CHK-15). */
export const draftAccountSlice: Slice<number> = {
  key: storageKeys.draftAccount,
  version: 1,
  lifetime: day,
  decode: (kept) => (typeof kept === 'number' ? kept : null),
};

/** The tab one was at (BEY-04). */
export const tabSlice: Slice<TabName> = {
  key: storageKeys.checkoutTab,
  version: 1,
  lifetime: day,
  decode: (kept) => deliveredTabs.find((tab) => tab === kept) ?? null,
};

/** Every tab's, from the moment money may move until the outcome is known (PAY-04). */
export const pendingOrderSlice: Slice<PendingOrder> = {
  key: storageKeys.pendingOrder,
  version: 1,
  lifetime: hour,
  decode: fromKeptPendingOrder,
};

/** The tab's alone. */
export const guestEmailSlice: Slice<string> = {
  key: storageKeys.guestEmail,
  version: 1,
  lifetime: null,
  decode: (kept) => (typeof kept === 'string' && kept !== '' ? kept : null),
};

/** The tab's alone, until the confirmation takes it. */
export const purchaseSlice: Slice<Purchase> = {
  key: storageKeys.purchaseEvent,
  version: 1,
  lifetime: hour,
  decode: fromKeptPurchase,
};

/** The tab's alone. */
export const receiptSlice: Slice<Receipt> = {
  key: storageKeys.receipt,
  version: 1,
  lifetime: hour,
  decode: fromKeptReceipt,
};
