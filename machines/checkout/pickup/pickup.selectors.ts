/** Selectors of the pickup machine. */

import type { SnapshotFrom } from 'xstate';
import { onlyStore, type Store } from '../../domain/pickup.ts';
import type { pickupMachine } from './pickup.machine.ts';

type Snapshot = SnapshotFrom<typeof pickupMachine>;

/** There is a store, or the stores are not read yet. */
export const selectIsPickupOffered = (snapshot: Snapshot): boolean => !snapshot.matches('none');
export const selectAreStoresLoading = (snapshot: Snapshot): boolean =>
  snapshot.matches('idle') || snapshot.matches('reading');
export const selectAreStoresFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
export const selectStores = (snapshot: Snapshot): readonly Store[] => snapshot.context.stores;
/** The store that is chosen automatically; null unless there is exactly one. */
export const selectOnlyStore = (snapshot: Snapshot): Store | null => onlyStore(snapshot.context.stores);
export const selectStoreQuery = (snapshot: Snapshot): string => snapshot.context.query;
