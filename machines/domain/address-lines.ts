/** An address as lines of text (§3). */

import type { Address } from './address.ts';
import { defaultCountry } from './constants.ts';

const filled = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

/** The name of a foreign country; empty for the shop's own. */
export const otherCountry = (code: string): string => {
  if (code === defaultCountry) return '';
  const isCode = /^[A-Z]{2}$/.test(code);
  return (isCode ? new Intl.DisplayNames(['en'], { type: 'region' }).of(code) : undefined) ?? code;
};

type PlaceFields = Pick<Address, 'street' | 'street2' | 'city' | 'regionCode' | 'postcode' | 'countryCode'>;

/** The place, without the person. */
export const placeLines = (place: PlaceFields): readonly string[] =>
  [
    filled([place.street, place.street2], ', '),
    filled([place.city, place.regionCode, place.postcode], ' '),
    otherCountry(place.countryCode),
  ].filter((line) => line !== '');

export const addressLines = (address: Address): readonly string[] =>
  [
    `${address.firstname} ${address.lastname}`.trim(),
    address.company,
    ...placeLines(address),
    address.telephone,
  ].filter((line) => line !== '');

/** Whether two addresses have the same text. */
export const readsLike = (one: Address, other: Address): boolean =>
  addressLines(one).join() === addressLines(other).join();
