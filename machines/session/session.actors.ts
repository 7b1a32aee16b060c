/** Actor slots that the session machine needs. */

import type { Credentials, Registration, SentCode, TokenOwner } from '../domain/session.ts';
import { listenerSlot, slot } from '../slot.ts';
import type { TokenChange } from './session.events.ts';

/** The stored token, if still valid; an expired one is removed (SESS-01). */
export const restoreSession = slot<TokenOwner | null, undefined>('restoreSession');

/** Fetches a token and holds it ready, or answers which code was mailed and is needed first. */
export const signIn = slot<SentCode | null, { readonly credentials: Credentials }>('signIn');

/** Creates the account; its output signs in to it (ACC-02). */
export const register = slot<Credentials, { readonly registration: Registration }>('register');

/** Stores the prepared token and its owner; from now on requests send it (SESS-01 set token). */
export const activateToken = slot<void, TokenOwner>('activateToken');

/** Whether the server still accepts the token. */
export const verifyToken = slot<boolean, undefined>('verifyToken');

/** Asks the server to revoke the token; failures are ignored (SESS-02). */
export const revokeToken = slot<void, undefined>('revokeToken');

/** Removes the token; `isTimedOut` tells other tabs the reason (SESS-01 clear token). */
export const clearToken = slot<void, { readonly isTimedOut: boolean }>('clearToken');

/** Removes stored responses and visited pages from storage, caches and worker (BEY-08). */
export const clearCaches = slot<void, undefined>('clearCaches');

/** Removes the customer from session storage (SESS-06). */
export const clearCustomerInfo = slot<void, undefined>('clearCustomerInfo');

/** Sends changes of the token while it runs; `warningTime` is in milliseconds before its end. */
export const watchToken = listenerSlot<TokenChange, { readonly warningTime: number }>('watchToken');
