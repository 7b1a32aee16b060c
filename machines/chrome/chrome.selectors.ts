/** Selectors of the chrome machine. */

import type { SnapshotFrom } from 'xstate';
import type { chromeMachine } from './chrome.machine.ts';

type Snapshot = SnapshotFrom<typeof chromeMachine>;

export const selectIsCartOpen = (snapshot: Snapshot): boolean => snapshot.matches('cartOpen');
export const selectIsMenuOpen = (snapshot: Snapshot): boolean => snapshot.matches('menuOpen');
export const selectIsFiltersOpen = (snapshot: Snapshot): boolean => snapshot.matches('filtersOpen');
export const selectIsSearchOpen = (snapshot: Snapshot): boolean => snapshot.matches('searchOpen');
export const selectIsAccountOpen = (snapshot: Snapshot): boolean => snapshot.matches('accountOpen');
/** The view within the open drawer; null at first. */
export const selectView = (snapshot: Snapshot): string | null => snapshot.context.view;
/** The section of the mega menu whose drop-down is open. */
export const selectOpenSection = (snapshot: Snapshot): number | null => snapshot.context.section;
/** The open modal; null while it closes. */
export const selectOpenModal = (snapshot: Snapshot): string | null =>
  snapshot.matches({ modalOpen: 'closing' }) ? null : snapshot.context.modal;
