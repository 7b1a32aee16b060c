/** What a component may ask of the delivery window machine. */

import type { SnapshotFrom } from 'xstate';
import type { DeliveryWindow } from '../domain/delivery-window.ts';
import type { deliveryWindowMachine } from './delivery-window.machine.ts';

type Snapshot = SnapshotFrom<typeof deliveryWindowMachine>;

export const selectDeliveryWindows = (snapshot: Snapshot): readonly DeliveryWindow[] =>
  snapshot.context.offers;
export const selectChosenWindow = (snapshot: Snapshot): DeliveryWindow | null =>
  snapshot.context.offers.find(({ code }) => code === snapshot.context.chosen) ?? null;
