/** Stores the quick-order rows of the tab for a reload (BEY-21). */

import type { EnteredRow } from '#machines/domain/quick-order.ts';
import { isPieces } from '#machines/domain/quantity.ts';
import type { Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';

/** Skus; as many as one query can ask for. */
const limit = 60;
/** Seconds. */
const day = 86_400;

const isEnteredRow = (kept: unknown): kept is EnteredRow => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { sku, quantity, isAdded } = kept as Partial<Record<keyof EnteredRow, unknown>>;
  return (
    typeof sku === 'string' &&
    sku !== '' &&
    sku.length <= 64 &&
    typeof quantity === 'number' &&
    isPieces(quantity) &&
    typeof isAdded === 'boolean'
  );
};

export const quickOrderRowsSlice: Slice<readonly EnteredRow[]> = {
  key: storageKeys.quickOrderRows,
  version: 1,
  lifetime: day,
  decode: (kept) => (Array.isArray(kept) ? kept.filter(isEnteredRow).slice(0, limit) : null),
};
