/** Pickup of an order: the store and the person (§3 click-and-collect, CHK-09). */

import { emptyAddress, type Address } from './address.ts';
import { defaultCountry } from './constants.ts';
import { isFilled, requiredMessage } from './required.ts';
import { telephoneProblem } from './telephone.ts';

export interface Store {
  readonly code: string;
  readonly name: string;
  /** Opening hours and what to bring. */
  readonly description: string;
  readonly telephone: string;
  readonly street: string;
  readonly city: string;
  /** Magento's region number; null where the country has none. */
  readonly regionId: number | null;
  readonly regionCode: string;
  readonly postcode: string;
  readonly countryCode: string;
}

/** The person who picks up the order. */
export interface PickupPerson {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
}

export const pickupPersonFields = ['firstname', 'lastname', 'telephone'] as const;

export interface Pickup {
  /** The order is picked up; otherwise the choice from before delivery was chosen. */
  readonly isWanted: boolean;
  readonly store: Store | null;
  readonly isSomeoneElse: boolean;
  /** The shopper, for picking up in person. */
  readonly shopper: PickupPerson;
  /** Another person, instead of the shopper. */
  readonly other: PickupPerson;
}

const nobody: PickupPerson = { firstname: '', lastname: '', telephone: '' };

export const noPickup: Pickup = {
  isWanted: false,
  store: null,
  isSomeoneElse: false,
  shopper: nobody,
  other: nobody,
};

export const pickupPersonOf = ({ isSomeoneElse, shopper, other }: Pickup): PickupPerson =>
  isSomeoneElse ? other : shopper;

export const withPickupPerson = (pickup: Pickup, person: PickupPerson): Pickup =>
  pickup.isSomeoneElse ? { ...pickup, other: person } : { ...pickup, shopper: person };

export const missingStoreMessage = 'Choose the store where you collect.';

export type PickupProblems = Partial<Record<'store' | keyof PickupPerson, string>>;

/** Every problem of the pickup form, with the message to show below its field. */
export const pickupProblems = (pickup: Pickup): PickupProblems => {
  const person = pickupPersonOf(pickup);
  const problems: PickupProblems = {};
  if (pickup.store === null) problems.store = missingStoreMessage;
  for (const field of pickupPersonFields) if (!isFilled(person[field])) problems[field] = requiredMessage;
  const telephone = telephoneProblem(person.telephone);
  if (telephone !== undefined) problems.telephone = telephone;
  return problems;
};

export const isPickupComplete = (pickup: Pickup): boolean => Object.keys(pickupProblems(pickup)).length === 0;

const isSamePickupPerson = (one: PickupPerson, other: PickupPerson): boolean =>
  pickupPersonFields.every((field) => one[field] === other[field]);

export const isSamePickup = (one: Pickup, other: Pickup): boolean =>
  one.isWanted === other.isWanted &&
  one.store?.code === other.store?.code &&
  one.isSomeoneElse === other.isSomeoneElse &&
  isSamePickupPerson(one.shopper, other.shopper) &&
  isSamePickupPerson(one.other, other.other);

/** Fills in what is known of the shopper. */
export const withShopper = (pickup: Pickup, known: readonly PickupPerson[]): Pickup => {
  if (!isSamePickupPerson(pickup.shopper, nobody)) return pickup;
  const { firstname, lastname, telephone } =
    known.find((person) => isFilled(person.firstname) || isFilled(person.lastname)) ?? nobody;
  return { ...pickup, shopper: { firstname, lastname, telephone } };
};

/** The store's address with the name of the person who picks up the order. */
export const pickupAddress = (pickup: Pickup): Address => {
  const { store } = pickup;
  const at = emptyAddress(store?.countryCode ?? defaultCountry);
  const { firstname, lastname, telephone } = pickupPersonOf(pickup);
  const person = { ...at, firstname, lastname, telephone };
  if (store === null) return person;
  return {
    ...person,
    company: store.name,
    street: store.street,
    city: store.city,
    regionId: store.regionId,
    regionCode: store.regionCode,
    postcode: store.postcode,
    pickup: store.code,
  };
};

/** Magento's in-store pickup, a carrier of its own. */
export const pickupCarrier = 'instore';

type Place = Pick<Address, 'countryCode' | 'regionId' | 'postcode'>;

const distanceTo = ({ countryCode, regionId, postcode }: Place, store: Store): number => {
  if (store.countryCode !== countryCode) return 1_000_000;
  if (!isFilled(postcode)) return 0;
  const isElsewhere = regionId !== null && store.regionId !== regionId;
  return (isElsewhere ? 100_000 : 0) + Math.abs(Number(store.postcode) - Number(postcode));
};

/**
 * Sorts stores of the same country and state first, then by the nearest postcode: near numbers are
 * mostly near places.
 */
export const nearestTo =
  (place: Place) =>
  (one: Store, other: Store): number =>
    distanceTo(place, one) - distanceTo(place, other) || one.name.localeCompare(other.name);

/** By name, suburb, state or postcode; every word must match. */
export const storesMatching = (stores: readonly Store[], query: string): readonly Store[] => {
  const words = query
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(isFilled);
  return stores.filter(({ name, city, regionCode, postcode, street }) => {
    const text = [name, city, regionCode, postcode, street].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

/** The only store, where there is exactly one. */
export const onlyStore = (stores: readonly Store[]): Store | null =>
  stores.length === 1 ? (stores[0] ?? null) : null;

const fewStores = 6;

/** A list this short needs no search. */
export const isSearchWorthwhile = (stores: readonly Store[]): boolean => stores.length > fewStores;
