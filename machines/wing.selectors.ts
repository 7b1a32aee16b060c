/** Selectors of a wing: whether it is loaded, or why not. */

import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Failure } from './domain/failure.ts';
import { isAdditionOf } from './wing-queue.ts';
import type { wingMachine } from './wing.machine.ts';

type Snapshot = SnapshotFrom<typeof wingMachine>;

export const selectWingFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;

export const selectIsWingBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectIsWingHere = ({ children }: Snapshot): boolean => children['wing'] !== undefined;

/** Whether products with this SKU wait while the wing is loaded. */
export const selectIsSkuQueued =
  (sku: string) =>
  (snapshot: Snapshot): boolean =>
    !snapshot.matches('failed') && snapshot.context.queue.some((request) => isAdditionOf(request, sku));

/** The wing itself; undefined until it is loaded. */
export const selectWing = <Machine extends AnyStateMachine>({ children }: Snapshot) =>
  children['wing'] as ActorRefFrom<Machine> | undefined;
