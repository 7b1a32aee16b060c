/** Selectors of the quick order. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { PadRow, PastOrder } from '../../domain/order-pad.ts';
import type { orderPadMachine } from './order-pad.machine.ts';

type Snapshot = SnapshotFrom<typeof orderPadMachine>;

export const selectPadRows = (snapshot: Snapshot): readonly PadRow[] => snapshot.context.rows;
export const selectPadOrders = (snapshot: Snapshot): readonly PastOrder[] => snapshot.context.orders;
export const selectIsUsual = (snapshot: Snapshot): boolean => snapshot.context.isUsual;
/** Nothing has been read yet. */
export const selectIsPadAwaited = (snapshot: Snapshot): boolean =>
  snapshot.context.rows.length === 0 && (snapshot.matches('resting') || snapshot.matches('reading'));
export const selectPadFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
