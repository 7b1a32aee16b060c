/** Form rules: predicates of machines/domain as Yup schemas for Formik (§5, VAL-01). */

import { boolean, object, string } from 'yup';
import { invalidEmailMessage, isEmail } from '#machines/domain/email.ts';
import { invalidPasswordMessage, isPassword } from '#machines/domain/password.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { invalidTelephoneMessage, isTelephone } from '#machines/domain/telephone.ts';

const needed = string().trim().required(requiredMessage);
const email = needed.test('email', invalidEmailMessage, (text) => isEmail(text));
/** Not trimmed: a password may contain spaces. */
const anyPassword = string().required(requiredMessage);
const newPassword = anyPassword.test('password', invalidPasswordMessage, (text) => isPassword(text));

export const emailSchema = object({ email });
/** Accounts may be older than the rule for new passwords. */
export const signInSchema = object({ email, password: anyPassword });
export const codeSchema = object({
  code: needed.test('code', 'Please enter the six digits.', (text) =>
    /^\d{6}$/.test(text.replaceAll(/\s/g, '')),
  ),
});
export const newPasswordSchema = object({ password: newPassword });
export const registrationSchema = object({
  type: string().oneOf(['RESIDENTIAL', 'COMMERCIAL']).required(requiredMessage),
  firstname: needed,
  lastname: needed,
  email,
  phone: string()
    .trim()
    .test('phone', invalidTelephoneMessage, (text = '') => text === '' || isTelephone(text)),
  password: newPassword,
  isSubscribed: boolean(),
});
