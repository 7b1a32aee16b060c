/** Resolves password resets (ACC-02, X4). */
import { requestReset, resetPassword } from '../../customer/password-reset.ts';
import { refuseInput } from '../../refusal.ts';
import { isEmail } from '../../rules/email.ts';
import type { GraphqlContext } from '../context.ts';

interface ResetArguments {
  readonly email: string;
  readonly resetPasswordToken: string;
  readonly newPassword: string;
}

function checkAddress(email: string): void {
  if (email === '') throw refuseInput('You must specify an email address.');
  if (!isEmail(email)) throw refuseInput('The email address has an invalid format.');
}

export const passwordMutations = {
  async requestPasswordResetEmail(_: unknown, { email }: { email: string }, context: GraphqlContext) {
    checkAddress(email);
    const unknown = refuseInput("Cannot reset the customer's password");
    await requestReset(context.shop, context.viewer, email, unknown);
    return true;
  },

  async resetPassword(_: unknown, given: ResetArguments, context: GraphqlContext) {
    checkAddress(given.email);
    if (given.resetPasswordToken === '') throw refuseInput('resetPasswordToken must be specified');
    if (given.newPassword === '') throw refuseInput('newPassword must be specified');
    await resetPassword(
      context.shop,
      context.viewer,
      { email: given.email, token: given.resetPasswordToken, password: given.newPassword },
      refuseInput("Cannot set the customer's password"),
    );
    return true;
  },
};
