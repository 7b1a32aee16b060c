/** Selectors of the shipping machine. */

import type { SnapshotFrom } from 'xstate';
import type { ShippingMethod } from '../../domain/delivery.ts';
import type { shippingMachine } from './shipping.machine.ts';

type Snapshot = SnapshotFrom<typeof shippingMachine>;

export const selectMethods = (snapshot: Snapshot): readonly ShippingMethod[] => snapshot.context.methods;
export const selectChosenMethod = (snapshot: Snapshot): ShippingMethod | null => snapshot.context.chosen;
export const selectIsEstimating = (snapshot: Snapshot): boolean => snapshot.matches('estimating');
export const selectIsUndeliverable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
