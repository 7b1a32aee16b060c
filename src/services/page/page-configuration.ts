/** The checkout's configuration as the page may carry it, in a JSON data block: what it does not say, or says wrongly, comes from store config and the cart (§3 checkout configuration, CHK-11). */

import { isEmail } from '#machines/domain/email.ts';
import type { PostcodePatterns } from '#machines/domain/postcode.ts';
import { isServedCountry } from '#machines/domain/region.ts';

export interface PageConfiguration {
  readonly storeCode: string | null;
  /** ISO 3166, two letters: one of those that are served (GEN-04). */
  readonly defaultCountry: string | null;
  /** A guest's cart; a customer's is found by who they are. */
  readonly cartId: string | null;
  /** A guest the server knows something of. */
  readonly guest: PageGuest | null;
  /** With it the session's own controllers may be asked (CART-10). */
  readonly formKey: string | null;
  /** The merchant's key to the check whether who orders is human (CHK-13). */
  readonly recaptchaSiteKey: string | null;
  /** How prices are written, the amount marked %s. */
  readonly priceFormat: string | null;
  /** What a postcode looks like, where the page says so for a country (§5). */
  readonly postcodes: PostcodePatterns;
  /** Codes of the ways to pay that the page says are switched off. */
  readonly barredMethods: readonly string[];
}

export interface PageGuest {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The element that holds it, if there is one. */
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

/** One mark for the amount, and nothing that is longer than a currency. */
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

/** By country, under names of no meaning. */
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

/** `text` is what the element holds; null where the page has none. */
export const readPageConfiguration = (text: string | null): PageConfiguration => {
  if (text === null) return noConfiguration;
  const read = recordOf(parse(text));
  const customer = recordOf(read['customerData']);
  const quote = recordOf(read['quoteData']);
  const isGuest = customer['isSignedIn'] !== true;
  return {
    storeCode: textOf(read['storeCode'], /^[a-z]\w*$/i),
    defaultCountry: countryIn(read['defaultCountryId']),
    // the number of a customer's quote opens nothing to a guest
    cartId: isGuest ? (maskedIn(read['quoteId']) ?? maskedIn(quote['entity_id'])) : null,
    guest: isGuest ? guestIn(customer) : null,
    formKey: textOf(read['formKey'], /^[A-Za-z0-9]{16}$/),
    recaptchaSiteKey: textOf(read['recaptchaSiteKey'], /^[\w-]+$/),
    priceFormat: formatIn(recordOf(read['basePriceFormat'])['pattern'] ?? read['basePriceFormat']),
    postcodes: postcodesIn(read['postCodes']),
    barredMethods: barredIn(read['payment']),
  };
};
