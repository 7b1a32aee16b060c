/** What the words of the session machine mean: its actors, actions and guards. */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { isSameEmail, type Credentials, type Registration, type TokenOwner } from '../domain/session.ts';
import {
  activateToken,
  clearCaches,
  clearCustomerInfo,
  clearToken,
  register,
  restoreSession,
  revokeToken,
  signIn,
  verifyToken,
  watchToken,
} from './session.actors.ts';
import type { SessionEvent, SessionFact } from './session.events.ts';

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

/** Nothing but a check of the spelling. */
const fact = (told: SessionFact): SessionFact => told;

/** The password goes from the event straight to the wire and is kept nowhere. */
type Arriving = { readonly type: string } & Partial<{
  readonly credentials: Credentials;
  readonly registration: Registration;
}>;

export const credentialsIn = (event: Arriving): Credentials => present(event.credentials, 'credentials');
export const registrationIn = (event: Arriving): Registration => present(event.registration, 'registration');

const isOther = ({ email }: SessionContext, claimant: string | null): boolean =>
  email !== null && !isSameEmail(email, claimant);

const awake = { isTimedOut: false, isInterrupted: false, isAcknowledged: false };
const settled = { ...awake, claimant: null, newcomer: null, isExpiring: false, failure: null };

export const sessionSetup = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    restoreSession,
    signIn,
    register,
    activateToken,
    verifyToken,
    revokeToken,
    clearToken,
    clearCaches,
    clearCustomerInfo,
    watchToken,
  },
  actions: {
    report: sendParent((_, told: SessionFact) => told),
    welcome: enqueueActions(({ context, enqueue }) => {
      if (isOther(context, context.claimant)) enqueue.sendParent(fact({ type: 'session.ownerChanged' }));
      enqueue.sendParent(fact({ type: 'session.signedIn', email: present(context.claimant, 'claimant') }));
      enqueue.assign({ ...settled, email: context.claimant });
    }),
    stayInPlace: assign({ isInPlace: true }),
    reportForgetting: enqueueActions(({ context, enqueue }) => {
      enqueue.sendParent(fact({ type: 'session.customerForgotten' }));
      enqueue.sendParent(fact({ type: 'session.checkoutForgotten' }));
      if (!context.isInPlace) enqueue.sendParent(fact({ type: 'session.cartForgotten' }));
    }),
    reportUnverified: sendParent((_, { error }: { error: unknown }) =>
      fact({ type: 'session.verificationFailed', failure: toFailure(error) }),
    ),
    reportHomeWanted: enqueueActions(({ context, enqueue }) => {
      if (!context.isInPlace) enqueue.sendParent(fact({ type: 'session.homeWanted' }));
    }),
    reportSignedOut: enqueueActions(({ context, enqueue }) => {
      const type = context.isInPlace ? 'session.signedOutInPlace' : 'session.signedOut';
      enqueue.sendParent(fact({ type }));
      enqueue.assign({ isInPlace: false });
    }),
    reportForgotten: sendParent(fact({ type: 'session.forgotten' })),
    joinNewcomer: enqueueActions(({ context, enqueue }) => {
      if (isOther(context, context.newcomer)) enqueue.sendParent(fact({ type: 'session.ownerChanged' }));
      enqueue.sendParent(fact({ type: 'session.restored', email: present(context.newcomer, 'newcomer') }));
      enqueue.assign({ ...settled, email: context.newcomer });
    }),
    keepNewcomer: assign({ newcomer: (_, { email }: TokenOwner) => email }),
    dropNewcomer: assign({ newcomer: null }),
    keepClaimant: enqueueActions(({ event, enqueue }, { email }: { email: string }) => {
      const isRegistration = event.type === 'session.register';
      enqueue.assign({ claimant: email, isRegistration, failure: null });
      enqueue.sendParent(fact({ type: 'session.signInStarted', isRegistration }));
    }),
    // what went wrong there need not be read anywhere else
    keepPlace: enqueueActions(({ context, enqueue }, { isSignInPage }: { isSignInPage: boolean }) => {
      enqueue.assign({ isAtSignIn: isSignInPage, failure: null });
      if (isSignInPage && !context.isAtSignIn) enqueue.sendParent(fact({ type: 'session.signInPageOpened' }));
    }),
    markTimedOut: assign({ isTimedOut: true, isExpiring: false }),
    markInterrupted: assign({ isInterrupted: true }),
    acknowledge: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isAcknowledged: true });
      enqueue.sendParent(fact({ type: 'session.signInWanted' }));
    }),
    warnOfExpiry: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isExpiring: true });
      enqueue.sendParent(fact({ type: 'session.nearlyExpired' }));
    }),
    closeDialog: assign(awake),
    keepFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ failure: toFailure(error), claimant: null });
      enqueue.sendParent(fact({ type: 'session.signInFailed' }));
    }),
    // the guest goes on with their cart
    undoSignIn: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ failure: toFailure(error), claimant: null });
      enqueue.sendParent(fact({ type: 'session.signInUndone' }));
      enqueue.sendParent(fact({ type: 'session.signInFailed' }));
    }),
    forget: assign({ email: null, claimant: null, isExpiring: false, failure: null }),
  },
  guards: {
    hasOwner: (_, { owner }: { owner: TokenOwner | null }) => owner !== null,
    hasNewcomer: ({ context }) => context.newcomer !== null,
    hasTimedOut: ({ context }) => context.isTimedOut,
    isExpiring: ({ context }) => context.isExpiring,
    isValid: (_, { isTokenValid }: { isTokenValid: boolean }) => isTokenValid,
    // before Ok the dialog asks on every page but the sign-in page
    isGivingUp: ({ context }, { isAccountDoor }: { isAccountDoor: boolean }) =>
      context.isAcknowledged && !isAccountDoor,
  },
  delays: {
    /** Whoever wants to leave does not wait for a slow server. */
    revokingPatience: 5000,
    /** An order whose outcome nobody knows may keep the cart for long. */
    releasePatience: 10_000,
    /** A worker that is not there never answers. */
    clearingPatience: 3000,
  },
});
