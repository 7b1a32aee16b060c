/** The context of the session machine and what is computed from it. */

import type { Failure } from '../domain/failure.ts';
import { isSameEmail } from '../domain/session.ts';
import type { SessionFact } from './session.events.ts';

/**
 * `signedOutInPlace`: because of a lost cart, so that the shopper stays on the page (CART-05).
 * `forgotten`: without a request in this tab, so that all data is cleared silently.
 */
export type Ending = 'signedOut' | 'signedOutInPlace' | 'forgotten';

export interface SessionContext {
  /** The owner of the session, kept after it timed out; null for a guest. */
  readonly email: string | null;
  /** The shopper who is signing in, until the sign-in is settled. */
  readonly pendingEmail: string | null;
  /** The owner of a token found in this browser: from an earlier visit or another tab. */
  readonly storedOwner: string | null;
  /**
   * Why the session timed out, until the shopper has signed in again or given up: its time was
   * over, or the server refused its token for a request, which is repeated then (BEY-02).
   */
  readonly timeout: 'expired' | 'refused' | null;
  /** The shopper pressed Ok in the expiry dialog and is on the way to sign in. */
  readonly isAcknowledged: boolean;
  /** The shopper is on the sign-in page. */
  readonly isAtSignIn: boolean;
  /** The fact that the end of the session leads to, while it ends. */
  readonly ending: Ending | null;
  /** The form that was sent last. */
  readonly form: 'signIn' | 'register';
  /** Why signing in or registering failed, for the form that was sent. */
  readonly failure: Failure | null;
}

export const guestSession: SessionContext = {
  email: null,
  pendingEmail: null,
  storedOwner: null,
  timeout: null,
  isAcknowledged: false,
  isAtSignIn: false,
  ending: null,
  form: 'signIn',
  failure: null,
};

/** Milliseconds before the token expires: time to finish. */
export const warningTime = 120_000;

/** Type-checks the fact. */
export const fact = (told: SessionFact): SessionFact => told;

export const isOther = ({ email }: SessionContext, pendingEmail: string | null): boolean =>
  email !== null && !isSameEmail(email, pendingEmail);

export const awake = { timeout: null, isAcknowledged: false };
export const settled = { ...awake, pendingEmail: null, storedOwner: null, failure: null };
