/** Looking an address up instead of typing it: what is offered, what is found, and what is said where there is none (ADDR-04). */

import type { Address } from './address.ts';

export interface AddressSuggestion {
  readonly id: string;
  /** In one line. */
  readonly address: string;
}

/** The part of an address that a look-up knows. */
export type FoundAddress = Pick<
  Address,
  'street' | 'street2' | 'city' | 'regionId' | 'regionCode' | 'postcode' | 'countryCode'
>;

/** The §5 sentence of the single line. */
export const unknownAddressMessage = 'Please enter a valid address.';
export const lookupFailedMessage =
  'We cannot look up addresses just now. Please type yours below; what you have entered is kept.';

const fewestLetters = 3;

/** Suggestions come from the third letter on. */
export const isLookupWorthwhile = (line: string): boolean => line.trim().length >= fewestLetters;
