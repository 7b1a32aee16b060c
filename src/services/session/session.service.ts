/**
 * Fills the session machine's slots that need the server: sign in, register, verify and revoke
 * the token (§4 sign in/out, SESS-01 … SESS-05).
 */

import { fromPromise } from 'xstate';
import type { CustomerType } from '#machines/domain/customer.ts';
import { FailureError, toFailure } from '#machines/domain/failure.ts';
import type { Credentials, Registration, SentCode } from '#machines/domain/session.ts';
import type { Transport } from '#transport/transport.ts';
import { readCustomerTypes } from '../account/customer-types.ts';
import {
  CreateCustomerDocument,
  SignInDocument,
  SignOutDocument,
  WhoAmIDocument,
} from './session.graphql.ts';
import { CreateMerchantCustomerDocument } from './session.merchant.graphql.ts';
import { createSignInCodeService } from './sign-in-code.service.ts';

/** Milliseconds: one second and a margin for differing server clocks. */
const revocationTime = 1100;

export const createSessionService = (transport: Transport) => {
  const { graphql, has, authorization, wait } = transport;
  const { isCodeNeeded, requestCode, slots } = createSignInCodeService(transport);

  /** Magento compares whole seconds: a token issued in the second of a sign-out never works. */
  const untilSecondIsOver = async (): Promise<void> => {
    const since = authorization.sinceSignOut();
    if (since !== null && since < revocationTime) await wait(revocationTime - Math.max(0, since));
  };

  /** Null if the password is enough. */
  const begin = async (credentials: Credentials, signal: AbortSignal): Promise<SentCode | null> => {
    await untilSecondIsOver();
    if (await isCodeNeeded(signal)) return requestCode(credentials, signal);
    const { email, password } = credentials;
    const { generateCustomerToken } = await graphql.write(SignInDocument, { email, password }, signal);
    const token = generateCustomerToken?.token ?? '';
    if (token === '') throw new FailureError('malformed', 'Server response was missing for query');
    authorization.hold(token);
    return null;
  };

  /** Each shop numbers its types of customer; a shop without types gets no attribute. */
  const typeAttributes = async (type: CustomerType, signal: AbortSignal) => {
    const value = (await readCustomerTypes({ graphql, has }, signal)).find(
      (known) => known.type === type,
    )?.value;
    return value === undefined ? [] : [{ attribute_code: 'type_of_customer', value }];
  };

  const makeAccount = async (registration: Registration, signal: AbortSignal): Promise<void> => {
    const { email, firstname, lastname, password, isSubscribed, phone, type } = registration;
    const given = { email, firstname, lastname, password, is_subscribed: isSubscribed };
    const attributes = await typeAttributes(type, signal);
    const input = attributes.length === 0 ? given : { ...given, custom_attributes: attributes };
    if (has('merchant') && phone !== '')
      await graphql.write(CreateMerchantCustomerDocument, { input: { ...input, phone } }, signal);
    else await graphql.write(CreateCustomerDocument, { input }, signal);
  };

  return {
    ...slots,

    signIn: fromPromise<SentCode | null, { readonly credentials: Credentials }>(({ input, signal }) =>
      begin(input.credentials, signal),
    ),

    register: fromPromise<Credentials, { readonly registration: Registration }>(async ({ input, signal }) => {
      await makeAccount(input.registration, signal);
      const { email, password } = input.registration;
      return { email, password };
    }),

    verifyToken: fromPromise<boolean, undefined>(async ({ signal }) => {
      // an expired token needs no request
      if (authorization.token() === null) return false;
      return graphql.read(WhoAmIDocument, {}, signal).then(
        () => true,
        (cause: unknown) => {
          if (toFailure(cause).kind === 'sessionExpired') return false;
          throw cause;
        },
      );
    }),

    revokeToken: fromPromise<void, undefined>(async ({ signal }) => {
      await graphql.write(SignOutDocument, {}, signal);
    }),
  };
};
