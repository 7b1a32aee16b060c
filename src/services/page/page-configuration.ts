/**
 * The checkout configuration in a JSON data block of the page; missing or invalid
 * values come from store config and the cart (§3 checkout configuration, CHK-11).
 */

import { isEmail } from '#machines/domain/email.ts';
import type { PostcodePatterns } from '#machines/domain/postcode.ts';
import { isServedCountry } from '#machines/domain/region.ts';

export interface PageConfiguration {
  readonly storeCode: string | null;
  /** ISO 3166, two letters; one of the served countries (GEN-04). */
  readonly defaultCountry: string | null;
  /** A guest's cart; a customer's is found through the session. */
  readonly cartId: string | null;
  /** A guest the server knows something about. */
  readonly guest: PageGuest | null;
  /** Allows requests to the session's own controllers (CART-10). */
  readonly formKey: string | null;
  /** The merchant's reCAPTCHA key (CHK-13). */
  readonly recaptchaSiteKey: string | null;
  /** Template for prices, with %s for the amount. */
  readonly priceFormat: string | null;
  /** The format of postcodes by country, if the page has it (§5). */
  readonly postcodes: PostcodePatterns;
  /** Codes of payment methods that the page disables. */
  readonly barredMethods: readonly string[];
}

export interface PageGuest {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Id of the data block. */
export const configurationElement = 'checkout-config';

export const noConfiguration: PageConfiguration = {
  storeCode: null,
  defaultCountry: null,
  cartId: null,
  guest: null,
  formKey: null,
  recaptchaSiteKey: null,
  priceFormat: null,
  postcodes: {},
  barredMethods: [],
};

type Read = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Read =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Read) : {};

const textOf = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

const maskedIn = (value: unknown): string | null => textOf(value, /^[A-Za-z0-9]{32}$/);

const countryIn = (value: unknown): string | null =>
  typeof value === 'string' && isServedCountry(value) ? value : null;

const guestIn = (customer: Read): PageGuest | null => {
  const named = {
    email: textOf(customer['email'], /^\S+$/) ?? '',
    firstname: textOf(customer['firstname'], /\S/) ?? '',
    lastname: textOf(customer['lastname'], /\S/) ?? '',
  };
  const guest = { ...named, email: isEmail(named.email) ? named.email : '' };
  return Object.values(guest).every((text) => text === '') ? null : guest;
};

/** One mark for the amount, with text no longer than a currency. */
const formatIn = (value: unknown): string | null => textOf(value, /^[^%<>]{0,8}%s[^%<>]{0,8}$/);

const patternIn = (value: unknown): readonly RegExp[] => {
  const pattern = recordOf(value)['pattern'];
  if (typeof pattern !== 'string' || pattern === '') return [];
  try {
    return [new RegExp(`^(?:${pattern})$`)];
  } catch {
    return [];
  }
};

/** By country; the names of the patterns have no meaning. */
const postcodesIn = (value: unknown): PostcodePatterns =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([country, named]) => {
      const patterns = Object.values(recordOf(named)).flatMap(patternIn);
      return isServedCountry(country) && patterns.length > 0 ? [[country, patterns] as const] : [];
    }),
  );

const barredIn = (value: unknown): readonly string[] =>
  Object.entries(recordOf(value)).flatMap(([code, one]) =>
    recordOf(one)['isActive'] === false ? [code] : [],
  );

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `text` is the data block's content; null if the page has none. */
export const readPageConfiguration = (text: string | null): PageConfiguration => {
  if (text === null) return noConfiguration;
  const read = recordOf(parse(text));
  const customer = recordOf(read['customerData']);
  const quote = recordOf(read['quoteData']);
  const isGuest = customer['isSignedIn'] !== true;
  return {
    storeCode: textOf(read['storeCode'], /^[a-z]\w*$/i),
    defaultCountry: countryIn(read['defaultCountryId']),
    // the id of a customer's quote is useless to a guest
    cartId: isGuest ? (maskedIn(read['quoteId']) ?? maskedIn(quote['entity_id'])) : null,
    guest: isGuest ? guestIn(customer) : null,
    formKey: textOf(read['formKey'], /^[A-Za-z0-9]{16}$/),
    recaptchaSiteKey: textOf(read['recaptchaSiteKey'], /^[\w-]+$/),
    priceFormat: formatIn(recordOf(read['basePriceFormat'])['pattern'] ?? read['basePriceFormat']),
    postcodes: postcodesIn(read['postCodes']),
    barredMethods: barredIn(read['payment']),
  };
};
