/** Fills the session machine's slot: the sign-in token this browser keeps, if it is still valid (SESS-01). */

import { fromPromise } from 'xstate';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Transport } from '#transport/transport.ts';

export const createSessionService = ({ storage }: Transport) => ({
  restoreSession: fromPromise<{ readonly token: string | null }, undefined>(() => {
    const token = storage.read(storageKeys.signinToken);
    return Promise.resolve({ token: typeof token === 'string' ? token : null });
  }),
});
