/** Validation schema of the password form, from the domain rules (§5, VAL-01). */

import { object, string } from 'yup';
import { invalidPasswordMessage, isPassword } from '#machines/domain/password.ts';
import { requiredMessage } from '#machines/domain/required.ts';

/** Not trimmed: spaces may be part of it. The current password may predate the rule. */
const anyPassword = string().required(requiredMessage);

export const passwordChangeSchema = object({
  current: anyPassword,
  next: anyPassword.test('password', invalidPasswordMessage, (text) => isPassword(text)),
});
