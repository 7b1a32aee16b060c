/** What a postcode looks like (§5): four digits, or as the merchant's page says for the country; which of them there are the server knows. */

import { tidyCode } from './code.ts';

export const invalidPostcodeMessage = 'Invalid postcode number';

/** As it is pasted or typed: full-width digits, invisible characters, and spaces or dashes between the digits. */
export const tidyPostcode = (text: string): string => {
  const tidied = tidyCode(text);
  const digits = tidied.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : tidied;
};

/** By country. */
export type PostcodePatterns = Readonly<Record<string, readonly RegExp[]>>;

const fourDigits: readonly RegExp[] = [/^\d{4}$/];

let supplied: PostcodePatterns = {};

/** Told once, before anything is shown (CHK-11). */
export const setPostcodePatterns = (patterns: PostcodePatterns): void => {
  supplied = patterns;
};

/** In whichever country it may be. */
export const isAnyPostcode = (text: string): boolean =>
  [...Object.values(supplied), fourDigits].some((patterns) => patterns.some((pattern) => pattern.test(text)));

export const isPostcode = (text: string, countryCode = ''): boolean =>
  (supplied[countryCode] ?? fourDigits).some((pattern) => pattern.test(text));
