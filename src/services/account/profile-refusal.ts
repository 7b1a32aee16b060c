/**
 * Assigns the server's errors about customer details to
 * the fields that their text names (§8, ACC-07).
 */

import { FailureError } from '#machines/domain/failure.ts';
import type { ProfileField } from '#machines/domain/profile.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { labelsIn } from '#transport/error-texts.ts';

/** Field names in Magento's error messages. */
const labels: ReadonlyMap<string, ProfileField> = new Map([
  ['Name Prefix', 'prefix'],
  ['First Name', 'firstname'],
  ['Last Name', 'lastname'],
  ['Date of Birth', 'dateOfBirth'],
  ['Invalid date', 'dateOfBirth'],
  ['Phone Number', 'phone'],
  ['Mobile Number', 'mobile'],
]);

export const withProfileFields = (cause: unknown): unknown => {
  if (!(cause instanceof FailureError) || cause.kind !== 'refused') return cause;
  const { message } = cause;
  const named = labelsIn(message, [...labels.keys()]);
  if (named.length === 0) return cause;
  const fieldMessages = Object.fromEntries(
    named.map(({ name, isMissing }) => [labels.get(name), isMissing ? requiredMessage : message]),
  );
  return new FailureError('refused', message, { cause, fieldMessages });
};
