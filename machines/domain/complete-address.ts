/** Whether an address is sufficient to order, typed or stored (§5, CHK-15). */

import {
  addressProblems,
  sanitiseAddress,
  type Address,
  type AddressKind,
  type AddressProblems,
} from './address.ts';
import type { Failure } from './failure.ts';
import type { PostcodePatterns } from './postcode.ts';
import { isSamePlace, type AddressOffers } from './stored-address.ts';

/** What a checkout knows of a customer's addresses. */
export interface KnownAddresses {
  readonly offers: AddressOffers | null;
  /** The server refused a stored address: they are now checked like typed ones. */
  readonly areStoredRechecked: boolean;
  /** Postcode patterns by country. */
  readonly postcodes: PostcodePatterns;
}

/** Instructions for the driver are given with each order. */
const placeAlone = (address: Address): Address => ({
  ...sanitiseAddress(address),
  deliveryInstructions: null,
});

/** Whether the address equals a stored one, even an incomplete one. */
export const isStoredAddress = (
  address: Address,
  kind: AddressKind,
  { offers, areStoredRechecked }: KnownAddresses,
): boolean =>
  !areStoredRechecked &&
  (offers?.[kind].stored ?? []).some((stored) =>
    isSamePlace(placeAlone(stored.address), placeAlone(address)),
  );

/** Problems that concern every order, even with a stored address. */
export const problemsBesidePlace = ({ deliveryInstructions }: AddressProblems): AddressProblems =>
  deliveryInstructions === undefined ? {} : { deliveryInstructions };

/** A chosen stored address counts as complete (§5), except for what every order needs. */
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

/** Whether the server refused an order because of an address. */
export const isAboutAddress = ({ about }: Failure): boolean => about === 'address' || about === 'country';
