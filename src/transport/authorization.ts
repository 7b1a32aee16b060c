/** The sign-in token: held back until it may go live, kept for 3600 s, and the one place that hears when the server refuses it (SESS-01, SESS-04). */

import { isHeaderText } from './header-text.ts';
import type { Storage } from './storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Seconds (§4 sign in/out). */
const tokenLifetime = 3600;

/** Why the token is gone, for the other tabs; it need not be known for long. */
export type EndOfSession = 'signedOut' | 'timedOut';
const endLifetime = 60;

export interface Authorization {
  /** The live token, null for a guest. */
  token(): string | null;
  /** Whose it is, null for a guest. */
  email(): string | null;
  /** Milliseconds since 1970, null for a guest. */
  expiresAt(): number | null;
  /** Keeps a token ready without sending it. */
  hold(token: string): void;
  /** Makes the held token live. */
  activate(email: string): void;
  clear(end: EndOfSession): void;
  /** How the last session of this browser ended, null where it did not or long ago. */
  end(): EndOfSession | null;
  /** Milliseconds since the shopper signed out in this browser; null where that is long ago. */
  sinceSignOut(): number | null;
  /** The server would not take the token it was sent; one that has been replaced since proves nothing. */
  refuse(sent: string | null): void;
  /** It is gone without a word, though something still counts on it: as good as refused. */
  miss(): void;
  /** Answers how to stop listening. */
  onRefused(listener: () => void): () => void;
}

export const createAuthorization = (storage: Storage): Authorization => {
  const listeners = new Set<() => void>();
  let held: string | null = null;

  const textAt = (key: string): string | null => {
    const kept = storage.read(key);
    return typeof kept === 'string' && kept !== '' ? kept : null;
  };
  const token = (): string | null => {
    const kept = storage.read(storageKeys.signinToken);
    if (kept === null) return null;
    if (typeof kept === 'string' && isHeaderText(kept)) return kept;
    // no server would take it, with this request or the next
    storage.remove(storageKeys.sessionEmail);
    storage.remove(storageKeys.signinToken);
    return null;
  };
  const tellRefused = (): void => {
    for (const listener of listeners) listener();
  };

  const endNow = (): EndOfSession | null => {
    const kept = textAt(storageKeys.sessionEnd);
    return kept === 'signedOut' || kept === 'timedOut' ? kept : null;
  };

  return {
    token,
    email: () => {
      // read even without a token: what has expired is removed by whoever reads it
      const email = textAt(storageKeys.sessionEmail);
      return token() === null ? null : email;
    },
    expiresAt: () => storage.expiresAt(storageKeys.signinToken),
    hold: (fresh) => {
      held = fresh;
    },
    activate: (email) => {
      if (held === null) throw new Error('No token is held');
      // whose it is comes first: other tabs are told by the token
      storage.write(storageKeys.sessionEmail, email, tokenLifetime);
      storage.remove(storageKeys.sessionEnd);
      storage.write(storageKeys.signinToken, held, tokenLifetime);
      held = null;
    },
    clear: (end) => {
      held = null;
      // the token goes last: other tabs are told by it, and full storage has room for the reason by then
      storage.remove(storageKeys.sessionEmail);
      storage.write(storageKeys.sessionEnd, end, endLifetime);
      storage.remove(storageKeys.signinToken);
    },
    end: endNow,
    sinceSignOut: () => {
      const known = endNow() === 'signedOut' ? storage.expiresAt(storageKeys.sessionEnd) : null;
      return known === null ? null : Date.now() - (known - endLifetime * 1000);
    },
    refuse: (sent) => {
      if (sent !== null && sent === token()) tellRefused();
    },
    miss: () => {
      if (token() === null) tellRefused();
    },
    onRefused: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
