/** Resolves sign-in and sign-out (ACC-02, STO-01). */
import { signIn } from '../../identity/sign-in.ts';
import { signOut } from '../../identity/sign-out.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Both have to be there before anything is looked up. */
export function checkCredentials({ email, password }: Credentials): void {
  if (email === '') throw refuseInput('Specify the "email" value.');
  if (password === '') throw refuseInput('Specify the "password" value.');
}

export const signInMutations = {
  async generateCustomerToken(_: unknown, given: Credentials, context: GraphqlContext) {
    checkCredentials(given);
    const token = await signIn(context.shop, context.viewer, given.email, given.password);
    context.answerState.bearer = token;
    return { token };
  },

  async revokeCustomerToken(_: unknown, _arguments: unknown, { shop, viewer }: GraphqlContext) {
    await signOut(shop, requireCustomer(viewer));
    return { result: true };
  },
};
