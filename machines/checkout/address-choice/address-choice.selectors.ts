/** What a component may ask of an addressChoice machine. */

import type { SnapshotFrom } from 'xstate';
import { isAddressComplete, type Address } from '../../domain/address.ts';
import { addressesMatching, addressesShown, isListLong } from '../../domain/address-list.ts';
import { isSamePlace, type StoredAddress } from '../../domain/stored-address.ts';
import { storedById, storedIn } from './address-choice.context.ts';
import type { addressChoiceMachine } from './address-choice.machine.ts';

type Snapshot = SnapshotFrom<typeof addressChoiceMachine>;

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** For a selection of `selectStoredAddresses`: the same entries are the same list. */
export const isSameList = same;

export const selectStoredAddresses = (snapshot: Snapshot): readonly StoredAddress[] =>
  storedIn(snapshot.context);
/** Of many only a few, or those that were searched for (ADDR-01). */
export const selectShownAddresses = ({ context }: Snapshot): readonly StoredAddress[] =>
  addressesShown(storedIn(context), context.chosen, context.query);
export const selectIsListLong = ({ context }: Snapshot): boolean => isListLong(storedIn(context));
export const selectIsListFolded = ({ context }: Snapshot): boolean =>
  context.query === null && isListLong(storedIn(context));
export const selectAddressQuery = ({ context }: Snapshot): string => context.query ?? '';
/** How many match what is searched for; null where nothing is. */
export const selectFoundCount = ({ context }: Snapshot): number | null =>
  context.query ? addressesMatching(storedIn(context), context.query).length : null;
/** There is something to choose from (§3 showStored). */
export const selectIsStoredShown = (snapshot: Snapshot): boolean => !snapshot.matches('typing');
export const selectIsWritingNew = (snapshot: Snapshot): boolean => snapshot.matches('writing');
/** The id of a stored address, or 'new'. */
export const selectChosenId = (snapshot: Snapshot): string => snapshot.context.chosen;
export const selectCanCancelNew = (snapshot: Snapshot): boolean =>
  snapshot.matches('writing') && storedById(snapshot.context, snapshot.context.before) !== undefined;
/**
 * The fields are shown: for a new address in any case, or since the stored one lacks something.
 * `isTaken`: as it is stored it will do. `refused`: what the server refused, also while it is mended.
 */
export const selectAreFieldsShown =
  (isTaken: boolean, refused: Address | null = null) =>
  ({ context }: Snapshot): boolean => {
    const { address, chosen, kind, postcodes } = context;
    const stored = storedById(context, chosen);
    if (stored === undefined || (refused !== null && isSamePlace(refused, address))) return true;
    return !isTaken && !isAddressComplete(stored.address, kind, postcodes);
  };
