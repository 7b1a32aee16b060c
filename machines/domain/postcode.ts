/** What a postcode looks like (§5): four digits, or as the merchant's page says for the country; which of them there are the server knows. */

import { tidyCode } from './code.ts';

export const invalidPostcodeMessage = 'Invalid postcode number';

/** As it is pasted or typed: full-width digits, invisible characters, and spaces or dashes between the digits. */
export const tidyPostcode = (text: string): string => {
  const tidied = tidyCode(text);
  const digits = tidied.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : tidied;
};

/** By country, where the merchant's page names them (CHK-11). */
export type PostcodePatterns = Readonly<Record<string, readonly RegExp[]>>;

export const noPatterns: PostcodePatterns = {};

const fourDigits: readonly RegExp[] = [/^\d{4}$/];

/** In any country. */
export const isAnyPostcode = (text: string, postcodes: PostcodePatterns): boolean =>
  [...Object.values(postcodes), fourDigits].some((patterns) =>
    patterns.some((pattern) => pattern.test(text)),
  );

export const isPostcode = (text: string, countryCode = '', postcodes = noPatterns): boolean =>
  (postcodes[countryCode] ?? fourDigits).some((pattern) => pattern.test(text));
