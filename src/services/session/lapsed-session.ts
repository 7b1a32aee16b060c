/** A session that ended with nobody there to end it: what its customer left in this browser goes before a guest is shown any of it (BEY-08, SESS-01). */

import { storageKeys } from '#transport/storage-keys.ts';
import type { Storage } from '#transport/storage.ts';
import type { Transport } from '#transport/transport.ts';
import { forgetVisits, type VisitKeepers } from './forgetting.ts';
import { forgetHandedOn } from '../page/handed-on.ts';

const checkoutKeys = [
  storageKeys.draftAccount,
  storageKeys.billingChoice,
  storageKeys.shippingAddress,
  storageKeys.billingAddress,
  storageKeys.collection,
  storageKeys.shippingMethod,
  storageKeys.availableShippingMethods,
  storageKeys.paymentMethod,
  storageKeys.poNumber,
  storageKeys.checkoutTab,
  storageKeys.pendingOrder,
] as const;

const tabKeys = [
  storageKeys.receipt,
  storageKeys.padRows,
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

type Kept = Pick<Transport, 'storage' | 'keptAnswers' | 'authorization' | 'isOnline'>;

/** Whether an order was under way: with it goes what it could be asked about by, and the shopper is to be told (PAY-04). */
export const forgetLapsed = (transport: Kept, session: Storage, keepers: VisitKeepers): boolean => {
  const { storage, authorization, isOnline } = transport;
  const isCustomers = authorization.email() !== null;
  // the browser's trace goes with the first tab that starts; another tab still has its own
  const hasTrace = [storage.read(storageKeys.customerTrace), session.read(storageKeys.customerInfo)].some(
    (trace) => trace !== null,
  );
  if (isCustomers || !hasTrace) return false;

  const wasOrdering = storage.read(storageKeys.pendingOrder, 1) !== null;
  forgetDraft(storage, session);
  for (const key of tabKeys) session.remove(key);
  forgetHandedOn(session);
  storage.remove(storageKeys.sessionEmail);
  storage.remove(storageKeys.chosenAccount);
  storage.remove(storageKeys.severalAccounts);
  // whoever is signed in has no cart but their own
  storage.remove(storageKeys.cartId);
  storage.remove(storageKeys.cartLines);
  // without a connection there is nothing else to show; the trace stays, for the next start with one
  if (isOnline()) {
    storage.remove(storageKeys.customerTrace);
    void forgetVisits(transport, keepers);
  }
  return wasOrdering;
};
