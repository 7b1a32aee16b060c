/** Selectors of the session machine. */

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const selectIsRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring');
export const selectIsSignedIn = (snapshot: Snapshot): boolean => snapshot.matches('signedIn');
/**
 * No customer is signed in: false while restoring, and while the dialog is shown. A shopper who
 * is asked for the mailed code is still a guest.
 */
export const selectIsGuest = (snapshot: Snapshot): boolean =>
  snapshot.matches('signedOut') || (selectIsCodeAwaited(snapshot) && !selectIsTimedOut(snapshot));
/** The password was right, and the mailed code is needed (GEN-07). */
export const selectIsCodeAwaited = (snapshot: Snapshot): boolean => snapshot.matches('confirmingCode');
/** Signing in or registering, until the token is active. */
export const selectIsSigningIn = (snapshot: Snapshot): boolean =>
  snapshot.matches('signingIn') ||
  snapshot.matches('registering') ||
  snapshot.matches('confirmingCode') ||
  snapshot.matches('releasingCart') ||
  snapshot.matches('activating');
/** The same, for one of the two forms. */
export const selectIsRegistering = (snapshot: Snapshot): boolean =>
  selectIsSigningIn(snapshot) && snapshot.context.form === 'register';
export const selectIsSigningOut = (snapshot: Snapshot): boolean =>
  snapshot.matches('ending') && snapshot.context.ending !== 'forgotten';
/** The flag of §4: set by an authorization error, cleared by closing the dialog or signing in. */
export const selectIsTimedOut = (snapshot: Snapshot): boolean => snapshot.context.timeout !== null;
/**
 * Signed in, or timed out: pages are kept until the customer has signed in again or given up
 * (SHELL-08).
 */
export const selectHasOwnPages = (snapshot: Snapshot): boolean =>
  selectIsSignedIn(snapshot) || selectIsTimedOut(snapshot);
/** Identifies a customer, in any spelling of the address. */
export const selectOwner = (snapshot: Snapshot): string =>
  selectSessionEmail(snapshot)?.trim().toLowerCase() ?? '';
/**
 * The dialog stays while the shopper signs in from it; it is hidden on the sign-in page and on the
 * way there (SHELL-08).
 */
export const selectIsExpiryShown = (snapshot: Snapshot): boolean =>
  selectIsTimedOut(snapshot) && !snapshot.context.isAtSignIn && !snapshot.context.isAcknowledged;
/** The server refused a request, which is repeated after signing in (BEY-02). */
export const selectIsInterrupted = (snapshot: Snapshot): boolean => snapshot.context.timeout === 'refused';
export const selectSessionEmail = (snapshot: Snapshot): string | null => snapshot.context.email;
export const selectSignInFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.form === 'register' || snapshot.context.failure?.kind === 'cancelled'
    ? null
    : snapshot.context.failure;
export const selectRegistrationFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.form === 'register' ? snapshot.context.failure : null;
