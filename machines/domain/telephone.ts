/** Valid telephone numbers, in every form that has one (§5, BEY-23). */

import { tidyCode } from './code.ts';
import { isFilled, requiredMessage } from './required.ts';

export const invalidTelephoneMessage = 'Enter a phone number with its area code, for example 07 3000 1234.';

/** A pasted number may contain invisible characters, other dashes and full-width digits. */
export const tidyTelephone = tidyCode;

const fewestDigits = 8;
/** The maximum of international numbers (E.164). */
const mostDigits = 15;
/** Australian business numbers such as 13 20 11. */
const isShortNumber = (digits: string): boolean => /^13\d{4}$/.test(digits);

/** Eight to fifteen digits, with a leading plus and the usual separators. */
export const isTelephone = (text: string): boolean => {
  const tidied = tidyTelephone(text);
  if (!/^\+?[\d\s()./-]+$/.test(tidied)) return false;
  const digits = tidied.replace(/\D/g, '');
  // a repeated digit is typed only to get past the field
  if (/^(\d)\1*$/.test(digits)) return false;
  return (digits.length >= fewestDigits && digits.length <= mostDigits) || isShortNumber(digits);
};

/** The message for the field; undefined where valid. */
export const telephoneProblem = (text: string): string | undefined => {
  if (!isFilled(text)) return requiredMessage;
  return isTelephone(text) ? undefined : invalidTelephoneMessage;
};

/** For optional fields. */
export const optionalTelephoneProblem = (text: string): string | undefined =>
  isFilled(text) ? telephoneProblem(text) : undefined;
