/** Selectors of the delivery promise. */

import type { SnapshotFrom } from 'xstate';
import type { DeliveryPromise, PromisedPlace } from '../../domain/delivery-promise.ts';
import type { Failure } from '../../domain/failure.ts';
import type { deliveryPromiseMachine } from './delivery-promise.machine.ts';

type Snapshot = SnapshotFrom<typeof deliveryPromiseMachine>;

export const selectPromise = (snapshot: Snapshot): DeliveryPromise | null => snapshot.context.promise;
export const selectPromisedPlace = (snapshot: Snapshot): PromisedPlace | null => snapshot.context.place;
export const selectIsAskingPromise = (snapshot: Snapshot): boolean => snapshot.matches('asking');
export const selectIsMistyped = (snapshot: Snapshot): boolean => snapshot.context.isMistyped;
export const selectPromiseFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
