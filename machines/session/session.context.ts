/** The context of the session machine and what is computed from it. */

import type { Failure } from '../domain/failure.ts';
import { isSameEmail } from '../domain/session.ts';
import type { SessionFact } from './session.events.ts';

export interface SessionContext {
  /** The owner of the session, kept after it timed out; null for a guest. */
  readonly email: string | null;
  /** The shopper who is signing in, until the sign-in is settled. */
  readonly pendingEmail: string | null;
  /** The owner of a token found in this browser: from an earlier visit or another tab. */
  readonly storedOwner: string | null;
  /** The session timed out; the shopper has not signed in again or given up yet. */
  readonly isTimedOut: boolean;
  readonly isExpiring: boolean;
  /** The server refused the token for a request, which is repeated after signing in (BEY-02). */
  readonly isInterrupted: boolean;
  /** The shopper pressed Ok in the expiry dialog and is on the way to sign in. */
  readonly isAcknowledged: boolean;
  /** The shopper is on the sign-in page. */
  readonly isAtSignIn: boolean;
  /** Signing out because of a lost cart: the shopper stays on the page (CART-05). */
  readonly isInPlace: boolean;
  /** The last request was to create an account instead of signing in. */
  readonly isRegistration: boolean;
  /** Why signing in or registering failed, for the form that was sent. */
  readonly failure: Failure | null;
}

export const guestSession: SessionContext = {
  email: null,
  pendingEmail: null,
  storedOwner: null,
  isTimedOut: false,
  isExpiring: false,
  isInterrupted: false,
  isAcknowledged: false,
  isAtSignIn: false,
  isInPlace: false,
  isRegistration: false,
  failure: null,
};

/** Type-checks the fact. */
export const fact = (told: SessionFact): SessionFact => told;

export const isOther = ({ email }: SessionContext, pendingEmail: string | null): boolean =>
  email !== null && !isSameEmail(email, pendingEmail);

export const awake = { isTimedOut: false, isInterrupted: false, isAcknowledged: false };
export const settled = { ...awake, pendingEmail: null, storedOwner: null, isExpiring: false, failure: null };
