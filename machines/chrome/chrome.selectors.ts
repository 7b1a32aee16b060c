/** What a component may ask of the chrome machine. */

import type { SnapshotFrom } from 'xstate';
import type { chromeMachine } from './chrome.machine.ts';

type Snapshot = SnapshotFrom<typeof chromeMachine>;

export const selectIsCartOpen = (snapshot: Snapshot): boolean => snapshot.matches('cartOpen');
export const selectIsMenuOpen = (snapshot: Snapshot): boolean => snapshot.matches('menuOpen');
export const selectIsFiltersOpen = (snapshot: Snapshot): boolean => snapshot.matches('filtersOpen');
export const selectIsSearchOpen = (snapshot: Snapshot): boolean => snapshot.matches('searchOpen');
export const selectIsDrawerOpen = (snapshot: Snapshot): boolean =>
  !snapshot.matches('closed') && !snapshot.matches('searchOpen');
