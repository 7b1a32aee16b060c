/** Address look-up: suggestions, results and messages where there are none (ADDR-04). */

import type { Address } from './address.ts';

export interface AddressSuggestion {
  readonly id: string;
  /** On one line. */
  readonly address: string;
}

/** The fields of an address that a look-up fills in. */
export type FoundAddress = Pick<
  Address,
  'street' | 'street2' | 'city' | 'regionId' | 'regionCode' | 'postcode' | 'countryCode'
>;

const foundFields = [
  'street',
  'street2',
  'city',
  'regionId',
  'regionCode',
  'postcode',
  'countryCode',
] as const satisfies readonly (keyof FoundAddress)[];

/** None of the fields that a look-up fills in has a value. */
export const isPlaceBlank = ({ street, street2, city, postcode }: FoundAddress): boolean =>
  [street, street2, city, postcode].every((text) => text.trim() === '');

/** Whether the fields of a look-up are equal. */
export const isFoundAlike = (one: FoundAddress, other: FoundAddress): boolean =>
  foundFields.every((field) => one[field] === other[field]);

/** An address after a choice or a look-up. */
export interface Fill {
  readonly address: Address;
  /** The address before a look-up; null where the whole address was replaced. */
  readonly before: Address | null;
}

/** The form after a fill: text still being typed stays, and a place typed by hand is kept whole. */
export const withFill = (typed: Address, { address, before }: Fill): Address => {
  if (before === null) return address;
  if (!isFoundAlike(typed, before)) return typed;
  const { street, street2, city, regionId, regionCode, postcode, countryCode } = address;
  return { ...typed, street, street2, city, regionId, regionCode, postcode, countryCode };
};

const fewestLetters = 3;

/** Suggestions start at the third letter. */
export const isLookupWorthwhile = (line: string): boolean => line.trim().length >= fewestLetters;
