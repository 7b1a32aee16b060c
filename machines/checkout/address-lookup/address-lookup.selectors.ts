/** Selectors of the address look-up (§3 address autocomplete). */

import type { SnapshotFrom } from 'xstate';
import type { AddressSuggestion } from '../../domain/lookup.ts';
import type { addressLookupMachine } from './address-lookup.machine.ts';

type Snapshot = SnapshotFrom<typeof addressLookupMachine>;

/** The shop supports address look-up. */
export const selectIsLookupOffered = (snapshot: Snapshot): boolean =>
  snapshot.matches('enabled') || snapshot.matches('disabled');
export const selectIsLookupEnabled = (snapshot: Snapshot): boolean => snapshot.matches('enabled');
export const selectLookupLine = (snapshot: Snapshot): string => snapshot.context.line;
export const selectSuggestions = (snapshot: Snapshot): readonly AddressSuggestion[] =>
  snapshot.context.suggestions;
export const selectIsLookupLoading = (snapshot: Snapshot): boolean =>
  snapshot.matches({ enabled: 'searching' }) || snapshot.matches({ enabled: 'formatting' });
export const selectIsNothingFound = (snapshot: Snapshot): boolean =>
  snapshot.matches({ enabled: 'suggesting' }) && snapshot.context.suggestions.length === 0;
export const selectHasSelectedAddress = (snapshot: Snapshot): boolean =>
  snapshot.matches({ enabled: 'selected' });
export const selectIsUnknownAddress = (snapshot: Snapshot): boolean =>
  snapshot.matches({ enabled: 'unknown' });
/** The look-up fails right now: addresses have to be typed. */
export const selectIsLookupFailed = (snapshot: Snapshot): boolean => snapshot.matches({ enabled: 'failed' });
/**
 * The fields are still hidden on a phone: until an address is found, or the shopper asks for them.
 */
export const selectAreFieldsAwaited = (snapshot: Snapshot): boolean =>
  snapshot.matches('enabled') &&
  !selectHasSelectedAddress(snapshot) &&
  !selectIsUnknownAddress(snapshot) &&
  !selectIsLookupFailed(snapshot) &&
  !selectIsNothingFound(snapshot);
