/** Valid postcodes: four digits, or the merchant's patterns; the server knows which exist (§5). */

import { tidyCode } from './code.ts';

export const invalidPostcodeMessage = 'Invalid postcode number';

/**
 * Normalises pasted text: full-width digits, invisible characters, spaces and dashes between
 * digits.
 */
export const tidyPostcode = (text: string): string => {
  const tidied = tidyCode(text);
  const digits = tidied.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : tidied;
};

/** By country, where the merchant's page has them (CHK-11). */
export type PostcodePatterns = Readonly<Record<string, readonly RegExp[]>>;

export const noPatterns: PostcodePatterns = {};

const fourDigits: readonly RegExp[] = [/^\d{4}$/];

/** Valid in any country. */
export const isAnyPostcode = (text: string, postcodes: PostcodePatterns): boolean =>
  [...Object.values(postcodes), fourDigits].some((patterns) =>
    patterns.some((pattern) => pattern.test(text)),
  );

export const isPostcode = (text: string, countryCode = '', postcodes = noPatterns): boolean =>
  (postcodes[countryCode] ?? fourDigits).some((pattern) => pattern.test(text));
