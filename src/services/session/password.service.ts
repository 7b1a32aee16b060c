/** Fills the password machine's slots: request the mail, set the new password (ACC-02). */

import { fromPromise } from 'xstate';
import type { NewPassword } from '#machines/domain/session.ts';
import { requireTrue } from '#transport/confirmed.ts';
import type { Transport } from '#transport/transport.ts';
import { passwordPath, resetPasswordPath } from '../http/rest-paths.ts';

export const createPasswordService = ({ rest }: Transport) => ({
  requestPassword: fromPromise<void, { readonly email: string }>(async ({ input: { email }, signal }) => {
    requireTrue(await rest.put(passwordPath, { email, template: 'email_reset' }, signal));
  }),

  createPassword: fromPromise<void, { readonly choice: NewPassword }>(async ({ input, signal }) => {
    const { email, resetToken, password: newPassword } = input.choice;
    requireTrue(await rest.post(resetPasswordPath, { email, resetToken, newPassword }, signal));
  }),
});
