/** Signing in with a mailed code, where the merchant's store asks for one (GEN-07). */
import {
  requestSignInCode,
  resendSignInCode,
  signInWithCode,
  type MailedCode,
} from '../../identity/sign-in-code.ts';
import { maskEmail } from '../../rules/email.ts';
import type { GraphqlContext } from '../context.ts';
import { checkCredentials, type Credentials } from './sign-in-mutations.ts';

interface Challenge {
  readonly challenge: string;
}

const shapeOf = ({ challenge, email, expiresIn, resendAfter, triesLeft }: MailedCode) => ({
  challenge,
  expires_in: expiresIn,
  sent_to: maskEmail(email),
  resend_after: resendAfter,
  tries_left: triesLeft,
});

export const signInCodeMutations = {
  async requestSignInCode(_: unknown, given: Credentials, { shop, viewer }: GraphqlContext) {
    checkCredentials(given);
    return shapeOf(await requestSignInCode(shop, viewer, given.email, given.password));
  },

  async resendSignInCode(_: unknown, { challenge }: Challenge, { shop, viewer }: GraphqlContext) {
    return shapeOf(await resendSignInCode(shop, viewer, challenge));
  },

  async generateCustomerTokenWithCode(
    _: unknown,
    { challenge, code }: Challenge & { readonly code: string },
    context: GraphqlContext,
  ) {
    const answer = await signInWithCode(context.shop, context.viewer, challenge, code);
    if (answer.token !== null) context.answerState.bearer = answer.token;
    return { token: answer.token, is_expired: answer.isExpired, tries_left: answer.triesLeft };
  },
};
