/** Selectors of a module: whether it is loaded, or why not. */

import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Failure } from './domain/failure.ts';
import { isAdditionOf } from './module-queue.ts';
import type { moduleMachine } from './module.machine.ts';

type Snapshot = SnapshotFrom<typeof moduleMachine>;

export const selectModuleFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;

export const selectIsModuleBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const selectIsModuleHere = ({ children }: Snapshot): boolean => children['module'] !== undefined;

/** Whether products with this SKU wait while the module is loaded. */
export const selectIsSkuQueued =
  (sku: string) =>
  (snapshot: Snapshot): boolean =>
    !snapshot.matches('failed') && snapshot.context.queue.some((request) => isAdditionOf(request, sku));

/** The module itself; undefined until it is loaded. */
export const selectModule = <Machine extends AnyStateMachine>({ children }: Snapshot) =>
  children['module'] as ActorRefFrom<Machine> | undefined;
