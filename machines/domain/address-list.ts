/** The stored addresses to show: the first few, all of them, or matches of a search (ADDR-01). */

import type { BookAddress } from './customer.ts';
import { addressOfEntry, type StoredAddress } from './stored-address.ts';

type NamedAddress = Pick<StoredAddress, 'name' | 'address'>;

/** A list this short needs neither folding nor search. */
const shortList = 6;
/** With "A new address" below it, a folded list keeps the button within reach. */
const folded = 3;

export const isListLong = ({ length }: { readonly length: number }): boolean => length > shortList;

/** By name, person, company or place; every word must match. */
export const addressesMatching = <Named extends NamedAddress>(
  stored: readonly Named[],
  query: string,
): readonly Named[] => {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return stored.filter(({ name, address }) => {
    const { firstname, lastname, company, street, street2, city, regionCode, postcode } = address;
    const text = [name, firstname, lastname, company, street, street2, city, regionCode, postcode].join(' ');
    return words.every((word) => text.toLowerCase().includes(word));
  });
};

/** Entries of an address book, in its order. */
export const entriesMatching = (entries: readonly BookAddress[], query: string): readonly BookAddress[] =>
  addressesMatching(
    entries.map((entry) => ({ entry, name: entry.name ?? '', address: addressOfEntry(entry) })),
    query,
  ).map(({ entry }) => entry);

/**
 * The chosen one stays visible. `query`: null while the list is folded, empty where all are shown.
 */
export const addressesShown = (
  stored: readonly StoredAddress[],
  chosenId: string,
  query: string | null,
): readonly StoredAddress[] => {
  if (!isListLong(stored)) return stored;
  if (query !== null) {
    const found = addressesMatching(stored, query);
    return stored.filter((one) => one.id === chosenId || found.includes(one));
  }
  const others = stored.filter(({ id }) => id !== chosenId);
  const first = new Set(others.slice(0, others.length === stored.length ? folded : folded - 1));
  return stored.filter((one) => one.id === chosenId || first.has(one));
};
