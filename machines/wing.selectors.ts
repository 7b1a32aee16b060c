/** What a component may ask of a wing: whether its code is here, or why not. */

import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Failure } from './domain/failure.ts';
import type { wingMachine } from './wing.machine.ts';

type Snapshot = SnapshotFrom<typeof wingMachine>;

export const selectWingFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;

/** The wing itself; undefined until its code is here. */
export const selectWing = <Machine extends AnyStateMachine>({ children }: Snapshot) =>
  children['wing'] as ActorRefFrom<Machine> | undefined;
