/** Stores the quick-order list of the tab (BEY-21). */

import type { EnteredRow } from '#machines/domain/quick-order.ts';
import { quickOrderRowsSlice } from '#services/order/quick-order-rows-slice.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { FactSavers } from './fact-savers.ts';

export const readQuickOrderRows = (session: Storage): readonly EnteredRow[] =>
  readSlice(session, quickOrderRowsSlice) ?? [];

export const quickOrderSavers: FactSavers = {
  'quickOrder.changed': ({ rows }, { session }) => {
    if (rows.length === 0) session.remove(storageKeys.quickOrderRows);
    else writeSlice(session, quickOrderRowsSlice, rows);
  },
};
