/** What a component may ask of the session machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const selectIsRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring');
export const selectIsSignedIn = (snapshot: Snapshot): boolean => snapshot.matches('signedIn');
/** Nobody is signed in, and nobody is about to be: not while it is still found out, nor while a dialog asks. */
export const selectIsGuest = (snapshot: Snapshot): boolean => snapshot.matches('signedOut');
/** Signing in or registering, up to the live token. */
export const selectIsSigningIn = (snapshot: Snapshot): boolean =>
  snapshot.matches('signingIn') ||
  snapshot.matches('registering') ||
  snapshot.matches('releasingCart') ||
  snapshot.matches('activating');
/** The same, as far as it is the one form or the other that waits. */
export const selectIsRegistering = (snapshot: Snapshot): boolean =>
  selectIsSigningIn(snapshot) && snapshot.context.isRegistration;
export const selectIsSigningOut = (snapshot: Snapshot): boolean => snapshot.matches('signingOut');
/** The flag of §4: set by an authorization error, cleared by closing the dialog or signing in. */
export const selectIsTimedOut = (snapshot: Snapshot): boolean => snapshot.context.isTimedOut;
/** Signed in, or was until the session timed out: what they were at is kept until they have signed in again or given up (SHELL-08). */
export const selectHasOwnPages = (snapshot: Snapshot): boolean =>
  selectIsSignedIn(snapshot) || selectIsTimedOut(snapshot);
/** Tells one customer from another, however the address is spelled. */
export const selectOwner = (snapshot: Snapshot): string =>
  selectSessionEmail(snapshot)?.trim().toLowerCase() ?? '';
/** While the shopper signs in from the dialog it stays; where one signs in, or on the way there, it does not show (SHELL-08). */
export const selectIsExpiryShown = ({ context }: Snapshot): boolean =>
  context.isTimedOut && !context.isAtSignIn && !context.isAcknowledged;
/** Something the shop asked was refused, and is asked again after signing in (BEY-02). */
export const selectIsInterrupted = (snapshot: Snapshot): boolean => snapshot.context.isInterrupted;
export const selectSessionEmail = (snapshot: Snapshot): string | null => snapshot.context.email;
export const selectSignInFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.isRegistration ? null : snapshot.context.failure;
export const selectRegistrationFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.isRegistration ? snapshot.context.failure : null;
