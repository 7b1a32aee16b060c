/**
 * Removes the data of a customer whose session ended while the shop was closed, before a guest
 * sees any of it (BEY-08, SESS-01).
 */

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

/**
 * Returns whether an order was being placed. Its proof is removed with the rest, so the shopper
 * must be told (PAY-04).
 */
export const forgetLapsed = (transport: Kept, session: Storage, keepers: VisitCaches): boolean => {
  const { storage, authorization, isOnline } = transport;
  const isCustomers = authorization.email() !== null;
  // the first tab that starts removes the browser's trace; other tabs have their own
  const hasTrace = [storage.read(storageKeys.customerTrace), session.read(storageKeys.customerInfo)].some(
    (trace) => trace !== null,
  );
  if (isCustomers || !hasTrace) return false;

  const wasOrdering = storage.read(storageKeys.pendingOrder, 1) !== null;
  forgetDraft(storage, session);
  for (const key of tabKeys) session.remove(key);
  forgetNavigationState(session);
  storage.remove(storageKeys.sessionEmail);
  storage.remove(storageKeys.chosenAccount);
  storage.remove(storageKeys.severalAccounts);
  // a signed-in customer has only the customer cart
  storage.remove(storageKeys.cartId);
  storage.remove(storageKeys.cartLines);
  // offline the cached pages are all there is; the trace stays for the next start online
  if (isOnline()) {
    storage.remove(storageKeys.customerTrace);
    void clearVisits(transport, keepers);
  }
  return wasOrdering;
};
