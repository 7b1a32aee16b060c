/**
 * Removes the data of a customer whose session ended while the shop was closed, before a guest
 * sees any of it (BEY-08, SESS-01).
 */

import { lapseOf } from '#machines/domain/lapsed-session.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Storage } from '#transport/storage.ts';
import type { Transport } from '#transport/transport.ts';
import { clearVisits, type VisitCaches } from './clear-caches.ts';
import { forgetNavigationState } from '../page/navigation-state.ts';

const checkoutKeys = [
  storageKeys.draftAccount,
  storageKeys.billingChoice,
  storageKeys.shippingAddress,
  storageKeys.billingAddress,
  storageKeys.pickup,
  storageKeys.shippingMethod,
  storageKeys.availableShippingMethods,
  storageKeys.paymentMethod,
  storageKeys.poNumber,
  storageKeys.checkoutTab,
  storageKeys.pendingOrder,
] as const;

const tabKeys = [
  storageKeys.receipt,
  storageKeys.quickOrderRows,
  storageKeys.enquiryDraft,
  storageKeys.purchaseEvent,
  storageKeys.releasedCart,
  storageKeys.cartInsight,
  storageKeys.pendingOrderCall,
  storageKeys.reportedSteps,
  storageKeys.customerInfo,
] as const;

export const forgetDraft = (local: Storage, session: Storage): void => {
  session.remove(storageKeys.guestEmail);
  session.remove(storageKeys.instalments);
  for (const key of checkoutKeys) local.remove(key);
};

type Kept = Pick<Transport, 'storage' | 'storedAnswers' | 'authorization' | 'isOnline'>;

/** Returns whether an order was being placed, so that the shopper is told (PAY-04). */
export const forgetLapsed = (transport: Kept, session: Storage, keepers: VisitCaches): boolean => {
  const { storage, authorization, isOnline } = transport;
  const lapse = lapseOf({
    isSignedIn: authorization.email() !== null,
    // the first tab that starts removes the browser's trace; other tabs have their own
    hasTrace: (storage.read(storageKeys.customerTrace) ?? session.read(storageKeys.customerInfo)) !== null,
    isOnline: isOnline(),
    isOrdering: storage.read(storageKeys.pendingOrder, 1) !== null,
  });
  if (lapse === null) return false;

  forgetDraft(storage, session);
  for (const key of tabKeys) session.remove(key);
  forgetNavigationState(session);
  storage.remove(storageKeys.sessionEmail);
  storage.remove(storageKeys.chosenAccount);
  storage.remove(storageKeys.severalAccounts);
  // a signed-in customer has only the customer cart
  storage.remove(storageKeys.cartId);
  storage.remove(storageKeys.cartLines);
  if (lapse.areVisitsCleared) {
    storage.remove(storageKeys.customerTrace);
    void clearVisits(transport, keepers);
  }
  return lapse.isOrderForgotten;
};
