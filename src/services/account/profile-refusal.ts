/** What the server has against a customer's details, said at the field its sentence names (§8, ACC-07). */

import { FailureError } from '#machines/domain/failure.ts';
import type { ProfileField } from '#machines/domain/profile.ts';
import { requiredMessage } from '#machines/domain/required.ts';

/** As Magento calls them in a refusal. */
const labels: readonly (readonly [label: string, field: ProfileField])[] = [
  ['Name Prefix', 'prefix'],
  ['First Name', 'firstname'],
  ['Last Name', 'lastname'],
  ['Date of Birth', 'dateOfBirth'],
  ['Invalid date', 'dateOfBirth'],
  ['Phone Number', 'phone'],
  ['Mobile Number', 'mobile'],
];

export const withProfileFields = (cause: unknown): unknown => {
  if (!(cause instanceof FailureError) || cause.kind !== 'refused') return cause;
  const named = labels.filter(([label]) => cause.message.includes(label));
  if (named.length === 0) return cause;
  const sentence = cause.message.startsWith('Required parameters are missing')
    ? requiredMessage
    : cause.message;
  const fieldMessages = Object.fromEntries(named.map(([, field]) => [field, sentence]));
  return new FailureError('refused', cause.message, { cause, fieldMessages });
};
