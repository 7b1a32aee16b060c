/** Addresses a customer need not type: of their book and of their accounts or teams, and which of them comes first (§3, §6, ADDR-11, CHK-15). */

import {
  addressProblems,
  canBeLeft,
  emptyAddress,
  emptyBilling,
  sanitiseAddress,
  type Address,
  type AddressKind,
  type AddressProblems,
} from './address.ts';
import { defaultCountry } from './constants.ts';
import {
  accountsOf,
  type Account,
  type AccountAddress,
  type BookAddress,
  type Customer,
} from './customer.ts';
import type { Failure } from './failure.ts';
import type { PostcodePatterns } from './postcode.ts';
import { isServedCountry } from './region.ts';

/** The choice of an address that is not stored yet. */
export const newAddressId = 'new';

/** Whose address it is, where it is an account's or a team's. */
export interface AddressOwner {
  readonly accountId: number;
  readonly isActive: boolean;
  readonly billGroup: string | null;
  readonly customerId: number | null;
}

export interface StoredAddress {
  readonly id: string;
  /** What its owner calls it; empty where it has no name. */
  readonly name: string;
  readonly address: Address;
  readonly owner: AddressOwner | null;
}

/** What a customer may choose from for one purpose. */
export interface AddressOffer {
  readonly stored: readonly StoredAddress[];
  readonly defaultId: string | null;
  /** What an address that is not stored begins with. */
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

/** Street lines come as a list; what no single field holds goes into the second. */
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

/** Each account's or team's own address (ADDR-11). */
export const deliveryAddressesOf = (customer: Customer): readonly StoredAddress[] =>
  accountsOf(customer).map((account) => ({
    id: `account-${account.id}`,
    name: account.name,
    address: atAccount(customer, account, account.name, account.address),
    owner: ownerOf(account),
  }));

/** Where each account's or team's bills go: to another account, or to itself (ADDR-11). */
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

/** What an entry of the book says of where it is and who is there. */
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

/** The server takes any country for the delivery and refuses it for the order; of a bill it refuses none. */
const isServed = ({ address }: StoredAddress): boolean => isServedCountry(address.countryCode);

const doorOf = ({ firstname, lastname, street, street2, city, postcode, countryCode }: Address): string =>
  [firstname, lastname, street, street2, city, postcode, countryCode].join('|').toLowerCase();

/** The same door is offered once: as the book has it, which knows more of it, but as its account's. */
const withoutDoubles = (
  ofAccounts: readonly StoredAddress[],
  book: readonly StoredAddress[],
): readonly StoredAddress[] => {
  const doors = new Map<string, StoredAddress>();
  for (const stored of [...ofAccounts, ...book]) {
    const known = doors.get(doorOf(stored.address));
    if (known === undefined) doors.set(doorOf(stored.address), stored);
    else if (known.owner !== null && stored.owner === null)
      doors.set(doorOf(stored.address), { ...stored, owner: known.owner });
  }
  return [...doors.values()];
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
  const chosen = first && stored.find(({ address }) => doorOf(address) === doorOf(first));
  const { countryCode } = (chosen ?? stored[0])?.address ?? blank;
  return {
    stored,
    defaultId: chosen?.id ?? stored[0]?.id ?? null,
    blank: { ...blank, countryCode: isServedCountry(countryCode) ? countryCode : blank.countryCode },
  };
};

/** What a customer need not type, with the current account or team first (CHK-15). */
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

/** Whether both say the same, kept in the book or not. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  (Object.keys(one) as (keyof Address)[]).every(
    (field) => field === 'isSavedInBook' || one[field] === other[field],
  );

export const isSameDoor = (one: Address, other: Address): boolean => doorOf(one) === doorOf(other);

/** What a checkout knows of a customer's addresses. */
export interface KnownAddresses {
  readonly offers: AddressOffers | null;
  /** The server has refused one: they count for no more than what is typed. */
  readonly areStoredDoubted: boolean;
  /** What a postcode looks like. */
  readonly postcodes: PostcodePatterns;
}

/** How the driver may leave it is said anew with each order. */
const placeAlone = (address: Address): Address => ({
  ...sanitiseAddress(address),
  deliveryInstructions: null,
});

/** One of those stored, as it is stored, whatever it lacks. */
export const isStoredAddress = (
  address: Address,
  kind: AddressKind,
  { offers, areStoredDoubted }: KnownAddresses,
): boolean =>
  !areStoredDoubted &&
  (offers?.[kind].stored ?? []).some((stored) =>
    isSamePlace(placeAlone(stored.address), placeAlone(address)),
  );

/** What is asked of every order, also where nothing of the address is typed. */
export const problemsBesidePlace = ({ deliveryInstructions }: AddressProblems): AddressProblems =>
  deliveryInstructions === undefined ? {} : { deliveryInstructions };

/** A stored address is complete by being chosen (§5): only what is asked of every order can be missing from it. */
export const problemsToOrder = (
  address: Address,
  kind: AddressKind,
  known: KnownAddresses,
): AddressProblems => {
  const problems = addressProblems(address, kind, known.postcodes);
  return isStoredAddress(address, kind, known) ? problemsBesidePlace(problems) : problems;
};

export const isCompleteToOrder = (address: Address, kind: AddressKind, known: KnownAddresses): boolean =>
  Object.keys(problemsToOrder(address, kind, known)).length === 0;

/** Whether the server refuses an order for where it goes or whose bill it is. */
export const isAboutAddress = ({ about }: Failure): boolean => about === 'address' || about === 'country';
