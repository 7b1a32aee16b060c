/** Selectors of the tabs machine. */

import type { SnapshotFrom } from 'xstate';
import type { TabName } from '../domain/checkout-tab.ts';
import type { tabsMachine } from './tabs.machine.ts';

type Snapshot = SnapshotFrom<typeof tabsMachine>;

export const selectTabs = (snapshot: Snapshot): readonly TabName[] => snapshot.context.tabs;
export const selectCurrentTab = (snapshot: Snapshot): TabName =>
  snapshot.context.tabs[snapshot.context.current] ?? 'account';
export const selectFurthest = (snapshot: Snapshot): number => snapshot.context.furthest;
