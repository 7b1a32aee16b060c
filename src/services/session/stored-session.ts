/**
 * Fills the session machine's slots that need no server: the stored token and the customer's
 * stored data (SESS-01, SESS-05, SESS-06).
 */

import { fromPromise } from 'xstate';
import type { TokenOwner } from '#machines/domain/session.ts';
import type { Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { TransportCore } from '#transport/transport-core.ts';
import { forgetNavigationState } from '../page/navigation-state.ts';

export const createStoredSession = (
  { authorization }: Pick<TransportCore, 'authorization'>,
  session: Storage,
) => ({
  restoreSession: fromPromise<TokenOwner | null, undefined>(() => {
    const email = authorization.email();
    // a token without an owner would be sent while the shop shows a guest
    if (email === null && authorization.token() !== null) authorization.clear('signedOut');
    return Promise.resolve(email === null ? null : { email });
  }),

  activateToken: fromPromise<void, TokenOwner>(({ input }) => {
    authorization.activate(input.email);
    return Promise.resolve();
  }),

  clearToken: fromPromise<void, { readonly isTimedOut: boolean }>(({ input }) => {
    authorization.clear(input.isTimedOut ? 'timedOut' : 'signedOut');
    return Promise.resolve();
  }),

  clearCustomerInfo: fromPromise<void, undefined>(() => {
    session.remove(storageKeys.customerInfo);
    forgetNavigationState(session);
    return Promise.resolve();
  }),
});
