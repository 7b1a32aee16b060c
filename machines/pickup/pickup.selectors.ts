/** What a component may ask of the pickup machine. */

import type { SnapshotFrom } from 'xstate';
import type { Store } from '../domain/pickup.ts';
import type { pickupMachine } from './pickup.machine.ts';

type Snapshot = SnapshotFrom<typeof pickupMachine>;

export const selectIsCollecting = (snapshot: Snapshot): boolean => !snapshot.matches('idle');
export const selectAreStoresLoading = (snapshot: Snapshot): boolean => snapshot.matches('reading');
export const selectAreStoresFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
export const selectStores = (snapshot: Snapshot): readonly Store[] => snapshot.context.stores;
export const selectChosenStore = (snapshot: Snapshot): Store | null =>
  snapshot.context.stores.find(({ code }) => code === snapshot.context.chosen) ?? null;
export const selectIsSomeoneElse = (snapshot: Snapshot): boolean => snapshot.context.isSomeoneElse;
