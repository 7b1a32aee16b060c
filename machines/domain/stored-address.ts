/**
 * Stored addresses of a customer, their accounts or teams, and which comes first (§3, §6, ADDR-11,
 * CHK-15).
 */

import { canBeLeft, emptyAddress, emptyBilling, type Address } from './address.ts';
import { defaultCountry } from './constants.ts';
import {
  accountsOf,
  type Account,
  type AccountAddress,
  type BookAddress,
  type Customer,
} from './customer.ts';
import { isServedCountry } from './region.ts';

/** The choice of an address that is not stored yet. */
export const newAddressId = 'new';

/** The owner of an account's or team's address. */
export interface AddressOwner {
  readonly accountId: number;
  readonly isActive: boolean;
  readonly billGroup: string | null;
  readonly customerId: number | null;
}

export interface StoredAddress {
  readonly id: string;
  /** The customer's name for it; empty for none. */
  readonly name: string;
  readonly address: Address;
  readonly owner: AddressOwner | null;
}

/** The stored addresses for one purpose. */
export interface AddressOffer {
  readonly stored: readonly StoredAddress[];
  readonly defaultId: string | null;
  /** The initial value of a new address. */
  readonly blank: Address;
}

export interface AddressOffers {
  readonly delivery: AddressOffer;
  readonly billing: AddressOffer;
}

const ownerOf = ({ id, isActive, billGroup, customerId }: Account): AddressOwner => ({
  accountId: id,
  isActive,
  billGroup,
  customerId,
});

export const phoneOf = ({ phone, mobile }: Customer): string => phone ?? mobile ?? '';

/** Street lines after the first go into the second field. */
const linesOf = (lines: readonly string[]): Pick<Address, 'street' | 'street2'> => ({
  street: lines[0] ?? '',
  street2: lines.slice(1).join(', '),
});

const atAccount = (customer: Customer, account: Account, company: string, at: AccountAddress): Address => ({
  ...emptyAddress(at.country),
  firstname: customer.firstname,
  lastname: customer.lastname,
  company,
  telephone: account.phone ?? phoneOf(customer),
  ...linesOf([...at.street, ...(at.street2 === null || at.street.includes(at.street2) ? [] : [at.street2])]),
  city: at.city,
  regionId: at.regionId,
  regionCode: at.region ?? '',
  postcode: at.postcode,
});

/** The address of each account or team (ADDR-11). */
export const deliveryAddressesOf = (customer: Customer): readonly StoredAddress[] =>
  accountsOf(customer).map((account) => ({
    id: `account-${account.id}`,
    name: account.name,
    address: atAccount(customer, account, account.name, account.address),
    owner: ownerOf(account),
  }));

/** The billing address of each account or team, which may be another account's (ADDR-11). */
export const billingAddressesOf = (customer: Customer): readonly StoredAddress[] =>
  accountsOf(customer).map((account) => {
    const { name, address } = account.billingAccount ?? account;
    return {
      id: `billing-${account.id}`,
      name,
      address: atAccount(customer, account, name, address),
      owner: ownerOf(account),
    };
  });

/** The place and person of an address book entry. */
export const addressOfEntry = (entry: BookAddress): Address => ({
  ...emptyAddress(entry.countryCode),
  firstname: entry.firstname,
  lastname: entry.lastname,
  company: entry.company ?? '',
  telephone: entry.telephone,
  ...linesOf(entry.street),
  city: entry.city,
  regionId: entry.regionId,
  regionCode: entry.regionCode ?? '',
  postcode: entry.postcode,
  deliveryInstructions: canBeLeft(entry.countryCode) ? entry.deliveryInstructions || null : null,
});

const ofBook = (entry: BookAddress): StoredAddress => ({
  id: `book-${entry.id}`,
  name: entry.name ?? '',
  address: addressOfEntry(entry),
  owner: null,
});

/**
 * The server accepts any country for delivery but refuses the order; for billing it refuses none.
 */
const isServed = ({ address }: StoredAddress): boolean => isServedCountry(address.countryCode);

const recipientKey = ({
  firstname,
  lastname,
  street,
  street2,
  city,
  postcode,
  countryCode,
}: Address): string =>
  [firstname, lastname, street, street2, city, postcode, countryCode].join('|').toLowerCase();

/**
 * Equal addresses are offered once: with the entry's data, which is more complete, and the account
 * as owner.
 */
const withoutDoubles = (
  ofAccounts: readonly StoredAddress[],
  book: readonly StoredAddress[],
): readonly StoredAddress[] => {
  const byRecipient = new Map<string, StoredAddress>();
  for (const stored of [...ofAccounts, ...book]) {
    const known = byRecipient.get(recipientKey(stored.address));
    if (known === undefined) byRecipient.set(recipientKey(stored.address), stored);
    else if (known.owner !== null && stored.owner === null)
      byRecipient.set(recipientKey(stored.address), { ...stored, owner: known.owner });
  }
  return [...byRecipient.values()];
};

const offerFor = (
  ofAccounts: readonly StoredAddress[],
  book: readonly StoredAddress[],
  account: Account | null,
  preferred: BookAddress | undefined,
  blank: Address,
): AddressOffer => {
  const offered = ofAccounts.filter(({ owner }) => owner?.isActive || owner?.accountId === account?.id);
  const own = offered.find(({ owner }) => owner?.accountId === account?.id);
  const stored = withoutDoubles(offered, book);
  const first = own?.address ?? (preferred === undefined ? undefined : ofBook(preferred).address);
  const chosen = first && stored.find(({ address }) => recipientKey(address) === recipientKey(first));
  const { countryCode } = (chosen ?? stored[0])?.address ?? blank;
  return {
    stored,
    defaultId: chosen?.id ?? stored[0]?.id ?? null,
    blank: { ...blank, countryCode: isServedCountry(countryCode) ? countryCode : blank.countryCode },
  };
};

/** The addresses a customer need not type; the current account or team comes first (CHK-15). */
export const addressOffersOf = (customer: Customer, account: Account | null): AddressOffers => {
  const { addresses, firstname, lastname } = customer;
  const person = { firstname, lastname, telephone: phoneOf(customer) };
  const book = addresses.map(ofBook);
  return {
    delivery: offerFor(
      deliveryAddressesOf(customer).filter(isServed),
      book.filter(isServed),
      account,
      addresses.find(({ isDefaultShipping }) => isDefaultShipping),
      { ...emptyAddress(defaultCountry), ...person },
    ),
    billing: offerFor(
      billingAddressesOf(customer),
      book,
      account,
      addresses.find(({ isDefaultBilling }) => isDefaultBilling),
      { ...emptyBilling(defaultCountry), ...person },
    ),
  };
};

/** Whether both are equal, saved in the address book or not. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  (Object.keys(one) as (keyof Address)[]).every(
    (field) => field === 'isSavedInBook' || one[field] === other[field],
  );

/** The same person at the same address. */
export const isSameRecipient = (one: Address, other: Address): boolean =>
  recipientKey(one) === recipientKey(other);
