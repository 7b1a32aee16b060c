/**
 * Storage slices of the checkout, for a later visit or a
 * reload, one per key (§7 browser storage, BEY-04).
 */

import { deliveredTabs, type TabName } from '#machines/domain/checkout-tab.ts';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { Purchase, Receipt } from '#machines/domain/order.ts';
import type { PendingOrder } from '#machines/domain/pending-order.ts';
import type { Pickup } from '#machines/domain/pickup.ts';
import type { Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { toAddress } from './address.wire.ts';
import { fromStoredPickup } from './pickup.wire.ts';
import {
  fromStoredPendingOrder,
  fromStoredPurchase,
  fromStoredReceipt,
  isShippingMethod,
} from '../order/receipt.wire.ts';

/** Seconds. A started checkout is kept for a day, a receipt for an hour. */
const day = 86_400;
const hour = 3600;

export const deliverySlice: Slice<Address> = {
  key: storageKeys.shippingAddress,
  version: 1,
  lifetime: day,
  decode: toAddress,
};

export const billingSlice: Slice<Address> = {
  key: storageKeys.billingAddress,
  version: 1,
  lifetime: day,
  decode: toAddress,
};

/**
 * Whether the billing address equals the delivery address, and
 * whether the shopper chose that (ADDR-02).
 */
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

/** Pickup location and person (CHK-09). */
export const pickupSlice: Slice<Pickup> = {
  key: storageKeys.pickup,
  version: 1,
  lifetime: day,
  decode: fromStoredPickup,
};

/** The shipping methods last offered. */
export const offersSlice: Slice<readonly ShippingMethod[]> = {
  key: storageKeys.availableShippingMethods,
  version: 1,
  lifetime: day,
  decode: (kept) => (Array.isArray(kept) && kept.every(isShippingMethod) ? kept : null),
};

/** The shipping method last chosen, whether or not it is saved on the cart. */
export const methodSlice: Slice<ShippingMethod> = {
  key: storageKeys.shippingMethod,
  version: 1,
  lifetime: day,
  decode: (kept) => (isShippingMethod(kept) ? kept : null),
};

/** The code of the payment method last chosen; nothing about a card is stored (PAY-02). */
export const paymentSlice: Slice<string> = {
  key: storageKeys.paymentMethod,
  version: 1,
  lifetime: day,
  decode: (kept) => (typeof kept === 'string' && kept !== '' ? kept : null),
};

/** As far as it was typed; it cannot be charged (BEY-04). */
export const poNumberSlice: Slice<string> = {
  key: storageKeys.poNumber,
  version: 1,
  lifetime: day,
  decode: (kept) => (typeof kept === 'string' && kept !== '' ? kept : null),
};

/** The account whose addresses the order started with (CHK-15). */
export const draftAccountSlice: Slice<number> = {
  key: storageKeys.draftAccount,
  version: 1,
  lifetime: day,
  decode: (kept) => (typeof kept === 'number' ? kept : null),
};

/** The current checkout tab (BEY-04). */
export const tabSlice: Slice<TabName> = {
  key: storageKeys.checkoutTab,
  version: 1,
  lifetime: day,
  decode: (kept) => deliveredTabs.find((tab) => tab === kept) ?? null,
};

/** Shared by all tabs, from the moment money may move until the outcome is known (PAY-04). */
export const pendingOrderSlice: Slice<PendingOrder> = {
  key: storageKeys.pendingOrder,
  version: 1,
  lifetime: hour,
  decode: fromStoredPendingOrder,
};

/** For this tab only. */
export const guestEmailSlice: Slice<string> = {
  key: storageKeys.guestEmail,
  version: 1,
  lifetime: null,
  decode: (kept) => (typeof kept === 'string' && kept !== '' ? kept : null),
};

/** For this tab only, until the confirmation page reads it. */
export const purchaseSlice: Slice<Purchase> = {
  key: storageKeys.purchaseEvent,
  version: 1,
  lifetime: hour,
  decode: fromStoredPurchase,
};

/** For this tab only. */
export const receiptSlice: Slice<Receipt> = {
  key: storageKeys.receipt,
  version: 1,
  lifetime: hour,
  decode: fromStoredReceipt,
};
