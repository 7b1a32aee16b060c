/** Selectors of the address choice. */

import type { SnapshotFrom } from 'xstate';
import { isAddressComplete, type Address } from '../../domain/address.ts';
import { addressesMatching, addressesShown, isListLong } from '../../domain/address-list.ts';
import { isSamePlace, type StoredAddress } from '../../domain/stored-address.ts';
import { storedById, storedIn } from './address-choice.context.ts';
import type { addressChoiceMachine } from './address-choice.machine.ts';

type Snapshot = SnapshotFrom<typeof addressChoiceMachine>;

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Equality for `selectStoredAddresses`: lists with the same entries are equal. */
export const isSameList = same;

export const selectStoredAddresses = (snapshot: Snapshot): readonly StoredAddress[] =>
  storedIn(snapshot.context);
/** The first few of many, or those that match the search (ADDR-01). */
export const selectShownAddresses = ({ context }: Snapshot): readonly StoredAddress[] =>
  addressesShown(storedIn(context), context.chosen, context.query);
export const selectIsListLong = ({ context }: Snapshot): boolean => isListLong(storedIn(context));
export const selectIsListFolded = ({ context }: Snapshot): boolean =>
  context.query === null && isListLong(storedIn(context));
export const selectAddressQuery = ({ context }: Snapshot): string => context.query ?? '';
/** The number of matches; null without a search. */
export const selectFoundCount = ({ context }: Snapshot): number | null =>
  context.query ? addressesMatching(storedIn(context), context.query).length : null;
/** There are stored addresses to choose from (§3 showStored). */
export const selectIsStoredShown = (snapshot: Snapshot): boolean => !snapshot.matches('typing');
/** The id of a stored address, or 'new'. */
export const selectChosenId = (snapshot: Snapshot): string => snapshot.context.chosen;
export const selectCanCancelNew = (snapshot: Snapshot): boolean =>
  snapshot.matches('writing') && storedById(snapshot.context, snapshot.context.before) !== undefined;
/**
 * Shows the fields for a new address, or where the stored one is incomplete. `isTaken`: the stored
 * address is sufficient. `refused`: the address the server refused, also while it is corrected.
 */
export const selectAreFieldsShown =
  (isTaken: boolean, refused: Address | null = null) =>
  ({ context }: Snapshot): boolean => {
    const { address, chosen, kind, postcodes } = context;
    const stored = storedById(context, chosen);
    if (stored === undefined || (refused !== null && isSamePlace(refused, address))) return true;
    return !isTaken && !isAddressComplete(stored.address, kind, postcodes);
  };
