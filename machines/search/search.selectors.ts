/** Selectors of the search machine. */

import type { SnapshotFrom } from 'xstate';
import { exactIn, type SearchSuggestions } from '../domain/search.ts';
import type { searchMachine } from './search.machine.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

export const selectSearchLine = (snapshot: Snapshot): string => snapshot.context.line;
export const selectSearchSuggestions = (snapshot: Snapshot): SearchSuggestions =>
  snapshot.context.suggestions;
export const selectIsSearching = (snapshot: Snapshot): boolean => snapshot.matches('searching');
/** The suggestions for the current input have arrived. */
export const selectHasSuggested = (snapshot: Snapshot): boolean => snapshot.matches('suggesting');
/** The SKU of the suggested product that was typed as a whole. */
export const selectExactSku = ({ context }: Snapshot): string | undefined =>
  exactIn(context.suggestions, context.line)?.sku;
