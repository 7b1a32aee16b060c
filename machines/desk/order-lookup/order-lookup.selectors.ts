/** Selectors of the order look-up. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../domain/failure.ts';
import type { OrderProof, OrderQuestionDraft, TrackedOrder } from '../../domain/order-lookup.ts';
import type { orderLookupMachine } from './order-lookup.machine.ts';

type Snapshot = SnapshotFrom<typeof orderLookupMachine>;

export const selectIsOrderSought = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectOrderProof = (snapshot: Snapshot): OrderProof => snapshot.context.proof;
export const selectOrderQuestion = (snapshot: Snapshot): OrderQuestionDraft => snapshot.context.draft;
/** Changes with the customer, so that the form starts empty. */
export const selectAskerKey = (snapshot: Snapshot): number => snapshot.context.forgotten;
export const selectTrackedOrder = (snapshot: Snapshot): TrackedOrder | null => snapshot.context.order;
export const selectOrderLookupFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
