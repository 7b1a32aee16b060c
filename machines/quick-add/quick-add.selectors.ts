/** Selectors of the quick-add machine. */

import type { SnapshotFrom } from 'xstate';
import type { quickAddMachine } from './quick-add.machine.ts';

type Snapshot = SnapshotFrom<typeof quickAddMachine>;

export const selectQuickAddQuantity = ({ context }: Snapshot): number => context.quantity;
export const selectIsQuickAddRefused = (snapshot: Snapshot): boolean => snapshot.matches('refused');
