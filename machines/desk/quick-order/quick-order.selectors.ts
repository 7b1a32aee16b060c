/** Selectors of the quick order. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { QuickOrderRow, PastOrder } from '../../domain/quick-order.ts';
import type { quickOrderMachine } from './quick-order.machine.ts';

type Snapshot = SnapshotFrom<typeof quickOrderMachine>;

export const selectQuickOrderRows = (snapshot: Snapshot): readonly QuickOrderRow[] => snapshot.context.rows;
export const selectPastOrders = (snapshot: Snapshot): readonly PastOrder[] => snapshot.context.orders;
export const selectIsUsual = (snapshot: Snapshot): boolean => snapshot.context.isUsual;
/** Nothing has been read yet. */
export const selectIsQuickOrderAwaited = (snapshot: Snapshot): boolean =>
  snapshot.context.rows.length === 0 && (snapshot.matches('resting') || snapshot.matches('reading'));
export const selectQuickOrderFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
