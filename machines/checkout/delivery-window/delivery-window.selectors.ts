/** Selectors of the delivery slot machine. */

import type { SnapshotFrom } from 'xstate';
import type { DeliveryWindow } from '../../domain/delivery-window.ts';
import type { deliveryWindowMachine } from './delivery-window.machine.ts';

type Snapshot = SnapshotFrom<typeof deliveryWindowMachine>;

export const selectDeliveryWindows = (snapshot: Snapshot): readonly DeliveryWindow[] =>
  snapshot.context.offers;
export const selectAreWindowsRead = (snapshot: Snapshot): boolean => !snapshot.matches('reading');
export const selectAreWindowsFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
/** The preferred slot that is no longer available. */
export const selectUnavailableSlot = (snapshot: Snapshot): DeliveryWindow | null => snapshot.context.lost;
export const selectChosenWindow = (snapshot: Snapshot): DeliveryWindow | null =>
  snapshot.context.offers.find(({ code }) => code === snapshot.context.chosen) ?? null;
