/**
 * Fills the purchase machine's slot: reads the purchase from session
 * storage once and removes it (§4 checkout steps, CHK-06).
 */

import { fromPromise } from 'xstate';
import type { Purchase } from '#machines/domain/order.ts';
import { readSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { purchaseSlice } from '../checkout/checkout-slices.ts';

export const createPurchaseService = (session: Storage) => ({
  takePurchase: fromPromise<Purchase | null, undefined>(() => {
    const purchase = readSlice(session, purchaseSlice);
    session.remove(purchaseSlice.key);
    return Promise.resolve(purchase);
  }),
});
