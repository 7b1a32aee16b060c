/** Keeps what a later visit and other tabs need, by listening to the shop's facts; nothing waits for it (§7 browser storage, SESS-05). */

import type { EnteredRow } from '#machines/domain/order-pad.ts';
import type { Receipt } from '#machines/domain/order.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { receiptSlice } from '#services/checkout/checkout-slices.ts';
import { padRowsSlice } from '#services/order/pad-rows-slice.ts';
import { readSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { cartKeepers } from './cart-keepers.ts';
import { checkoutKeepers } from './checkout-keepers.ts';
import type { Stores } from './fact-keepers.ts';
import { visitorKeepers } from './visitor-keepers.ts';

export const readReceipt = (session: Storage): Receipt | null => readSlice(session, receiptSlice);

export const readPadRows = (session: Storage): readonly EnteredRow[] =>
  readSlice(session, padRowsSlice) ?? [];

const keepers = { ...cartKeepers, ...checkoutKeepers, ...visitorKeepers };

/** `hasCustomer`: one is signed in, or was until their session timed out. */
export const createPersistence =
  (local: Storage, session: Storage) =>
  (fact: ShopFact, hasCustomer = false): void => {
    const keep = keepers[fact.type] as ((one: ShopFact, stores: Stores) => void) | undefined;
    keep?.(fact, { local, session, hasCustomer });
  };
