/**
 * The sign-in token: held until it may be used, valid for 3600 s, and
 * the place that learns of its rejection (SESS-01, SESS-04).
 */

import { isHeaderText } from './header-text.ts';
import type { Storage } from './storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Seconds (§4 sign in/out). */
const tokenLifetime = 3600;

/** Why the token is gone, for the other tabs; stored only briefly. */
export type EndOfSession = 'signedOut' | 'timedOut';
const endLifetime = 60;

export interface Authorization {
  /** The active token, null for a guest. */
  token(): string | null;
  /** The token owner's email, null for a guest. */
  email(): string | null;
  /** Milliseconds since 1970, null for a guest. */
  expiresAt(): number | null;
  /** Holds a token without sending it. */
  hold(token: string): void;
  /** Makes the held token active. */
  activate(email: string): void;
  clear(end: EndOfSession): void;
  /** How the last session of this browser ended; null if it did not, or long ago. */
  end(): EndOfSession | null;
  /** Milliseconds since the shopper signed out in this browser; null if that is long ago. */
  sinceSignOut(): number | null;
  /** Reports that the server rejected a token; ignored if the token has been replaced since. */
  refuse(sent: string | null): void;
  /** Reports that a needed token is gone, which counts as a rejection. */
  miss(): void;
  /** Returns how to stop listening. */
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
    // invalid in a header, so each request would be rejected
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
      // read without a token too, because reading removes an expired entry
      const email = textAt(storageKeys.sessionEmail);
      return token() === null ? null : email;
    },
    expiresAt: () => storage.expiresAt(storageKeys.signinToken),
    hold: (fresh) => {
      held = fresh;
    },
    activate: (email) => {
      if (held === null) throw new Error('No token is held');
      // the email first: writing the token notifies other tabs
      storage.write(storageKeys.sessionEmail, email, tokenLifetime);
      storage.remove(storageKeys.sessionEnd);
      storage.write(storageKeys.signinToken, held, tokenLifetime);
      held = null;
    },
    clear: (end) => {
      held = null;
      // the token last: removing it notifies other tabs, and by then full storage has room for the reason
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
