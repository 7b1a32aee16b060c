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

const foundFields = [
  'street',
  'street2',
  'city',
  'regionId',
  'regionCode',
  'postcode',
  'countryCode',
] as const satisfies readonly (keyof FoundAddress)[];

export const isFoundField = (name: string): boolean => foundFields.some((field) => field === name);

/** Nothing that a look-up finds is written yet. */
export const isPlaceBlank = ({ street, street2, city, postcode }: FoundAddress): boolean =>
  [street, street2, city, postcode].every((text) => text.trim() === '');

/** Whether a look-up would say the same of both. */
export const isFoundAlike = (one: FoundAddress, other: FoundAddress): boolean =>
  foundFields.every((field) => one[field] === other[field]);

/** What an address became otherwise than by hand. */
export interface Fill {
  readonly address: Address;
  /** What a look-up was asked to fill in; null where the whole address is another one. */
  readonly before: Address | null;
}

/** What a form shows after a fill: text that is still being typed stays, and of a place by hand no half is replaced. */
export const withFill = (typed: Address, { address, before }: Fill): Address => {
  if (before === null) return address;
  if (!isFoundAlike(typed, before)) return typed;
  const { street, street2, city, regionId, regionCode, postcode, countryCode } = address;
  return { ...typed, street, street2, city, regionId, regionCode, postcode, countryCode };
};

const fewestLetters = 3;

/** Suggestions come from the third letter on. */
export const isLookupWorthwhile = (line: string): boolean => line.trim().length >= fewestLetters;
