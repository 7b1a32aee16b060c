/** What the session machine remembers, and what is reckoned from it. */

import type { Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { type Credentials, isSameEmail, type Registration } from '../domain/session.ts';

export interface SessionContext {
  /** Whose session it is, or was until it timed out; null for a guest. */
  readonly email: string | null;
  /** Who is signing in, until that is settled. */
  readonly claimant: string | null;
  /** Whose token this browser was found to keep: from before, or because another tab signed in. */
  readonly newcomer: string | null;
  /** The session timed out, and neither was it taken up again nor given up. */
  readonly isTimedOut: boolean;
  readonly isExpiring: boolean;
  /** A request found the token dead: it is repeated after signing in (BEY-02). */
  readonly isInterrupted: boolean;
  /** Ok was pressed in the expiry dialog: the shopper is on the way to sign in again. */
  readonly isAcknowledged: boolean;
  /** The shopper is where one signs in. */
  readonly isAtSignIn: boolean;
  /** Signing out because of a lost cart: the shopper stays where they are (CART-05). */
  readonly isInPlace: boolean;
  /** What was asked for last: an account of one's own, or the one there is. */
  readonly isRegistration: boolean;
  /** Why signing in or registering failed, for the form that asked. */
  readonly failure: Failure | null;
}

export const strangers: SessionContext = {
  email: null,
  claimant: null,
  newcomer: null,
  isTimedOut: false,
  isExpiring: false,
  isInterrupted: false,
  isAcknowledged: false,
  isAtSignIn: false,
  isInPlace: false,
  isRegistration: false,
  failure: null,
};

/** The password goes from the event straight to the wire and is kept nowhere. */
type Arriving = { readonly type: string } & Partial<{
  readonly credentials: Credentials;
  readonly registration: Registration;
}>;

export const credentialsIn = (event: Arriving): Credentials => present(event.credentials, 'credentials');
export const registrationIn = (event: Arriving): Registration => present(event.registration, 'registration');

export const isOther = ({ email }: SessionContext, claimant: string | null): boolean =>
  email !== null && !isSameEmail(email, claimant);

export const awake = { isTimedOut: false, isInterrupted: false, isAcknowledged: false };
export const settled = { ...awake, claimant: null, newcomer: null, isExpiring: false, failure: null };
