/** Stores the quick-order list of the tab (BEY-21). */

import type { EnteredRow } from '#machines/domain/order-pad.ts';
import { padRowsSlice } from '#services/order/pad-rows-slice.ts';
import { readSlice, writeSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { FactSavers } from './fact-savers.ts';

export const readPadRows = (session: Storage): readonly EnteredRow[] =>
  readSlice(session, padRowsSlice) ?? [];

export const orderPadSavers: FactSavers = {
  'orderPad.changed': ({ rows }, { session }) => {
    if (rows.length === 0) session.remove(storageKeys.padRows);
    else writeSlice(session, padRowsSlice, rows);
  },
};
