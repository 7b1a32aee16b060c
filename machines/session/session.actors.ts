/** What the session machine needs from outside. */

import type { Credentials, Registration, TokenOwner } from '../domain/session.ts';
import { listenerSlot, slot } from '../slot.ts';
import type { TokenChange } from './session.events.ts';

/** The token this browser keeps, if it is still valid; one that is not is forgotten (SESS-01). */
export const restoreSession = slot<TokenOwner | null, undefined>('restoreSession');

/** Fetches a token and holds it ready; nothing is sent with it yet. */
export const signIn = slot<void, { readonly credentials: Credentials }>('signIn');

/** Makes the account, then fetches a token as `signIn` does (ACC-02). */
export const register = slot<void, { readonly registration: Registration }>('register');

/** Keeps the token that is held ready, and whose it is; from now on requests bear it (SESS-01 set token). */
export const activateToken = slot<void, TokenOwner>('activateToken');

/** Whether the server still takes the token. */
export const verifyToken = slot<boolean, undefined>('verifyToken');

/** Asks the server to forget the token; nobody minds when it cannot (SESS-02). */
export const revokeToken = slot<void, undefined>('revokeToken');

/** Removes the token; `isTimedOut` is what other tabs are told of the reason (SESS-01 clear token). */
export const clearToken = slot<void, { readonly isTimedOut: boolean }>('clearToken');

/** Everything kept of earlier answers and visited pages, in storage, caches and worker (BEY-08). */
export const clearCaches = slot<void, undefined>('clearCaches');

/** What session storage says of the customer (SESS-06). */
export const clearCustomerInfo = slot<void, undefined>('clearCustomerInfo');

/** Sends what becomes of the token while it runs. */
export const watchToken = listenerSlot<TokenChange, undefined>('watchToken');
