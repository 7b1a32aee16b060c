/** Signing in and out (ACC-02, STO-01). */
import { endTokens, signIn } from '../../identity/sign-in.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { refuseInput } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const signInMutations = {
  async generateCustomerToken(_: unknown, { email, password }: Credentials, context: GraphqlContext) {
    if (email === '') throw refuseInput('Specify the "email" value.');
    if (password === '') throw refuseInput('Specify the "password" value.');
    return { token: await signIn(context.shop, context.viewer, email, password) };
  },

  async revokeCustomerToken(_: unknown, _arguments: unknown, { shop, viewer }: GraphqlContext) {
    await endTokens(shop.database, requireCustomer(viewer));
    return { result: true };
  },
};
