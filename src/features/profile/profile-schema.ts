/** The rules of the password's form: the predicates of machines/domain, dressed for Formik (§5, VAL-01). */

import { object, string } from 'yup';
import { invalidPasswordMessage, isPassword } from '#machines/domain/password.ts';
import { requiredMessage } from '#machines/domain/required.ts';

/** Not trimmed: a space may be part of it. The one in use may be older than the rule. */
const anyPassword = string().required(requiredMessage);

export const passwordChangeSchema = object({
  current: anyPassword,
  next: anyPassword.test('password', invalidPasswordMessage, (text) => isPassword(text)),
});
