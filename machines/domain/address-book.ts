/** Input for an address book entry, and the address book after each change (§3, ADDR-08). */

import { emptyAddress, sanitiseAddress, type Address, type AddressKind } from './address.ts';
import { defaultCountry } from './constants.ts';
import type { BookAddress, Customer } from './customer.ts';
import { addressOfEntry, isSamePlace, phoneOf } from './stored-address.ts';

/** An entry as typed in the form; fields that the form lacks stay as stored. */
export interface BookDraft extends Address {
  /** The customer's name for it; empty for none. */
  readonly name: string;
  /** Never unset here: making another entry the default does that. */
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

export const draftOf = (entry: BookAddress): BookDraft => ({
  ...addressOfEntry(entry),
  isSavedInBook: true,
  name: entry.name ?? '',
  isDefaultShipping: entry.isDefaultShipping,
  isDefaultBilling: entry.isDefaultBilling,
});

/** The first entry is the default for delivery and billing. */
export const newDraftFor = (customer: Customer): BookDraft => {
  const isFirst = customer.addresses.length === 0;
  return {
    ...emptyAddress(customer.addresses[0]?.countryCode ?? defaultCountry),
    firstname: customer.firstname,
    lastname: customer.lastname,
    telephone: phoneOf(customer),
    isSavedInBook: true,
    name: '',
    isDefaultShipping: isFirst,
    isDefaultBilling: isFirst,
  };
};

export const tidyDraft = (draft: BookDraft): BookDraft => ({
  ...sanitiseAddress(draft),
  name: draft.name.trim().replace(/\s+/g, ' '),
  isDefaultShipping: draft.isDefaultShipping,
  isDefaultBilling: draft.isDefaultBilling,
});

export const isDefaultFor = (
  kind: AddressKind,
  { isDefaultBilling, isDefaultShipping }: Pick<BookDraft, 'isDefaultBilling' | 'isDefaultShipping'>,
): boolean => (kind === 'delivery' ? isDefaultShipping : isDefaultBilling);

/** The server does not delete a default. */
export const isRemovable = (entry: BookAddress): boolean =>
  !entry.isDefaultBilling && !entry.isDefaultShipping;

/** Whether an entry contains the typed values. */
export const isWrittenIn = (entry: BookAddress, draft: BookDraft): boolean => {
  const { name, isDefaultBilling, isDefaultShipping, ...address } = tidyDraft(draft);
  return (
    isSamePlace(address, addressOfEntry(entry)) &&
    name === (entry.name ?? '') &&
    (!isDefaultBilling || entry.isDefaultBilling) &&
    (!isDefaultShipping || entry.isDefaultShipping)
  );
};

/** There is one default for each purpose. */
export const bookWith = (entries: readonly BookAddress[], saved: BookAddress): readonly BookAddress[] => {
  const others = entries.map((entry) =>
    entry.id === saved.id
      ? saved
      : {
          ...entry,
          isDefaultBilling: entry.isDefaultBilling && !saved.isDefaultBilling,
          isDefaultShipping: entry.isDefaultShipping && !saved.isDefaultShipping,
        },
  );
  return entries.some(({ id }) => id === saved.id) ? others : [...others, saved];
};

export const bookWithout = (entries: readonly BookAddress[], entryId: number): readonly BookAddress[] =>
  entries.filter(({ id }) => id !== entryId);

const rank = ({ isDefaultShipping, isDefaultBilling }: BookAddress): number =>
  Number(isDefaultShipping) * 2 + Number(isDefaultBilling);

/** Defaults come first. */
export const inBookOrder = (entries: readonly BookAddress[]): readonly BookAddress[] =>
  entries.toSorted((one, other) => rank(other) - rank(one));
