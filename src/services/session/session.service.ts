/** Fills the session machine's slots that ask the server: sign in, register, is the token still taken, forget it (§4 sign in/out, SESS-01 … SESS-05). */

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

const madeButNotSignedIn = 'Your account has been created, but we could not sign you in. Please sign in now.';

/** Milliseconds: the second of a sign-out, and what clocks of several servers may differ. */
const revocationTime = 1100;

export const createSessionService = (transport: Transport) => {
  const { graphql, has, authorization, wait } = transport;
  const { isCodeNeeded, requestCode, slots } = createSignInCodeService(transport);

  /** Magento compares whole seconds: a token given within the second of a sign-out is dead for good. */
  const untilSecondIsOver = async (): Promise<void> => {
    const since = authorization.sinceSignOut();
    if (since !== null && since < revocationTime) await wait(revocationTime - Math.max(0, since));
  };

  /** Null where the password is enough. */
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

  /** The number of the type is the shop's own; one that knows no types is told none. */
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

    register: fromPromise<SentCode | null, { readonly registration: Registration }>(
      async ({ input, signal }) => {
        await makeAccount(input.registration, signal);
        return begin(input.registration, signal).catch((cause: unknown) => {
          // asked for a second time the account would only be said to exist already
          throw new FailureError('refused', madeButNotSignedIn, { cause });
        });
      },
    ),

    verifyToken: fromPromise<boolean, undefined>(async ({ signal }) => {
      // a token that has ended needs no asking
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
