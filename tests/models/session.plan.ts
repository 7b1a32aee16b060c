/** What may happen to a session, and what must always hold: the plan of its generated tests. */

import type { EventObject } from 'xstate';
import type { Credentials, Registration } from '#machines/domain/session.ts';
import type { SessionEvent } from '#machines/session/session.events.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionContext } from '#machines/session/session.setup.ts';
import { after, done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { rules } from './rules.ts';

const hannah: Credentials = { email: 'hannah@example.com', password: 'Water4all!' };
const grace: Registration = {
  email: 'grace@example.com',
  firstname: 'Grace',
  lastname: 'Okafor',
  password: 'Water4all!',
  type: 'COMMERCIAL',
  phone: '07 7010 3300',
  isSubscribed: false,
};

const either = (slot: string, output?: unknown): readonly EventObject[] => [
  done(slot, output),
  failed(slot, failure('network')),
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  restoring: [...either('restoreSession', { email: 'hannah@example.com' }), done('restoreSession', null)],
  signingIn: [done('signIn'), failed('signIn', failure('refused'))],
  registering: [done('register'), failed('register', failure('refused'))],
  releasingCart: [after('releasePatience', 'session.releasingCart')],
  activating: either('activateToken'),
  'signedIn.verifying': [...either('verifyToken', true), done('verifyToken', false)],
  'timedOut.dropping': either('clearToken'),
  'signingOut.revoking': [...either('revokeToken'), after('revokingPatience', 'session.signingOut.revoking')],
  'signingOut.clearingToken': either('clearToken'),
  'signingOut.clearingCaches': [
    ...either('clearCaches'),
    after('clearingPatience', 'session.signingOut.clearingCaches'),
  ],
  'signingOut.clearingInfo': either('clearCustomerInfo'),
  'forgetting.clearingCaches': [
    ...either('clearCaches'),
    after('clearingPatience', 'session.forgetting.clearingCaches'),
  ],
  'forgetting.clearingInfo': either('clearCustomerInfo'),
};

const requests: readonly (SessionEvent | EventObject)[] = [
  { type: 'session.signIn', credentials: hannah },
  { type: 'session.register', registration: grace },
  { type: 'session.signOut' },
  { type: 'session.signOutInPlace' },
  { type: 'session.confirmCartRelease' },
  { type: 'session.verify' },
  { type: 'session.acknowledge' },
  { type: 'session.dismiss' },
  { type: 'session.visit', isSignInPage: true, isAccountDoor: true },
  { type: 'session.visit', isSignInPage: false, isAccountDoor: true },
  { type: 'session.visit', isSignInPage: false, isAccountDoor: false },
  { type: 'token.nearlyExpired' },
  { type: 'token.expired' },
  { type: 'token.refused' },
  { type: 'token.removed' },
  // the same customer, spelled as the other tab spelled it, and somebody else
  { type: 'token.replaced', email: 'Hannah@Example.com' },
  { type: 'token.replaced', email: 'colin@example.com' },
  failed('watchToken', failure('unexpected')),
];

const whose = (email: string | null): string => {
  if (email === null) return 'nobody';
  return /^hannah/i.test(email) ? 'hannah' : 'another';
};

const orderOfSigningOut = [
  'session.customerForgotten',
  'session.checkoutForgotten',
  'session.cartForgotten',
  'session.homeWanted',
  'session.signedOut',
];

export const sessionPlan: ModelPlan = {
  machine: sessionMachine,
  inputs: [undefined],
  events: (state) => [...requests, ...(answers[state] ?? [])],
  projection: (context) => {
    const {
      email,
      newcomer,
      isTimedOut,
      isExpiring,
      isAcknowledged,
      isAtSignIn,
      isInPlace,
      failure: reason,
    } = context as unknown as SessionContext;
    // where the shopper is and what went wrong are told apart where they are asked about
    const isIdle = newcomer === null && !isExpiring;
    return [
      whose(email),
      whose(newcomer),
      isTimedOut,
      isAcknowledged,
      isExpiring,
      isInPlace,
      isIdle && (isTimedOut || email === null) && isAtSignIn,
      isIdle && reason !== null,
    ];
  },

  invariants: rules<SessionContext>(
    ({ now, was, state, before, type, event, facts, told, steps, isDone, isFailed }, must) => {
      const isIn = before.startsWith('signedIn');
      const isFree = before === 'signedOut' || before === 'timedOut.asking';
      const isEntered = (place: RegExp): boolean => state !== before && place.test(state);
      must(!JSON.stringify([now, facts]).includes('Water4all'), 'a password is neither kept nor emitted');
      if (state === 'signedOut')
        must(now.email === null && !now.isTimedOut && now.newcomer === null, 'a guest has no name');
      if (state.startsWith('signedIn'))
        must(
          now.email !== null && !now.isTimedOut && now.claimant === null,
          'a session belongs to a customer',
        );
      if (state.startsWith('timedOut'))
        must(now.email !== null && now.isTimedOut, 'only a session times out');
      if (state === 'activating') must(now.claimant !== null, 'a token goes live for somebody who signs in');
      must.start('watchToken', before === '');
      must.start('restoreSession', before === '');
      must.start('signIn', type === 'session.signIn' && isFree, { credentials: event['credentials'] });
      must.start('register', type === 'session.register' && isFree, { registration: event['registration'] });
      // a token goes live only after the guest's cart has left
      const isReleased = type === 'session.confirmCartRelease' && before === 'releasingCart';
      must.start('activateToken', isReleased, { email: was.claimant });
      must.start('verifyToken', type === 'session.verify' && /fresh|expiring/.test(before));
      must.start('revokeToken', /signOut(InPlace)?$/.test(type) && isIn);
      must.start('clearToken', isEntered(/dropping|clearingToken/), {
        isTimedOut: state === 'timedOut.dropping',
      });
      must.start('clearCaches', isEntered(/clearingCaches/));
      must.start('clearCustomerInfo', isEntered(/clearingInfo/));
      const steadily = [
        'signingOut.revoking',
        'signingOut.clearingToken',
        'signingOut.clearingCaches',
        'signingOut.clearingInfo',
      ];
      const place = steadily.indexOf(before);
      if (place >= 0 && place < 3 && state !== before)
        must(state === steadily[place + 1], 'signing out goes on when a step fails');
      const isFresh = state === 'signedIn.fresh' && (type === 'token.replaced' || !isIn);
      const isOther = was.email !== null && was.email.toLowerCase() !== now.email?.toLowerCase();
      must.emit('session.signedIn', isDone('activateToken'), { email: was.claimant });
      must.emit('session.restored', isFresh && !isDone('activateToken'), { email: now.email });
      must.emit('session.ownerChanged', isFresh && isOther && !/clearingInfo/.test(before));
      must.emit('session.restoredAsGuest', before === 'restoring' && state === 'signedOut');
      must.emit('session.signInStarted', /signIn$|register$/.test(type) && isFree, {
        isRegistration: type === 'session.register',
      });
      must.emit('session.cartReleaseWanted', isEntered(/releasingCart/));
      const isUndone =
        (before === 'releasingCart' && type.startsWith('xstate.after')) || isFailed('activateToken');
      must.emit('session.signInUndone', isUndone);
      must.emit('session.signInFailed', isUndone || isFailed('signIn', 'register'));
      if (told.includes('session.signInFailed'))
        must(now.claimant === null && (isFresh || now.failure !== null), 'the form says why');
      const isDead = isDone('verifyToken') && event['output'] === false;
      const isExpired = /^token\.(expired|refused)$/.test(type) && isIn;
      must.emit('session.timedOut', isDead || isExpired);
      if (isDead || isExpired)
        must(
          state === 'timedOut.dropping' && now.isInterrupted === (type !== 'token.expired'),
          'a dead token ends the session',
        );
      must.emit('session.verified', isDone('verifyToken') && event['output'] === true);
      must.emit(
        'session.verificationFailed',
        isFailed('verifyToken') ||
          (type === 'session.signOutInPlace' && !isIn) ||
          (type === 'session.verify' && !/fresh|expiring|verifying/.test(before)) ||
          (type === 'token.replaced' && before === 'signedIn.verifying'),
      );
      must.emit('session.nearlyExpired', type === 'token.nearlyExpired' && isIn && !was.isExpiring);
      if (type === 'token.nearlyExpired' && isIn) must(now.isExpiring, 'the warning is given once');
      must.emit('session.signInWanted', type === 'session.acknowledge' && before === 'timedOut.asking');
      must.emit(
        'session.signInPageOpened',
        type === 'session.visit' && event['isSignInPage'] === true && !was.isAtSignIn,
      );
      const isGivenUp =
        type === 'session.visit' &&
        before === 'timedOut.asking' &&
        was.isAcknowledged &&
        event['isAccountDoor'] === false;
      const isDismissed =
        type === 'session.dismiss' &&
        (before === 'timedOut.asking' || (before === 'signingIn' && was.isTimedOut));
      const isForgotten = isGivenUp || isDismissed || (type === 'token.removed' && isIn);
      must(
        isForgotten === isEntered(/forgetting.clearingCaches/),
        'a session is given up by the shopper or another tab',
      );
      const isCleared = isForgotten || (before === 'signingOut.clearingToken' && state !== before);
      must.emit('session.customerForgotten', isCleared);
      must.emit('session.checkoutForgotten', isCleared);
      must.emit('session.cartForgotten', isCleared && !was.isInPlace);
      must.emit(
        'session.homeWanted',
        before === 'signingOut.clearingCaches' && state !== before && !was.isInPlace,
      );
      const isOver = before.endsWith('clearingInfo') && state !== before;
      must.emit('session.forgotten', isOver && before.startsWith('forgetting'));
      must.emit('session.signedOut', isOver && before.startsWith('signingOut') && !was.isInPlace);
      must.emit('session.signedOutInPlace', isOver && before.startsWith('signingOut') && was.isInPlace);
      must(
        !isOver || (!now.isInPlace && now.email === was.newcomer),
        'after signing out only a newcomer is signed in',
      );
      if (told.includes('session.signedOut')) {
        const order = steps
          .flatMap(({ view }) => view.facts as readonly EventObject[])
          .map((fact) => fact.type);
        const due = order.filter((fact) => orderOfSigningOut.includes(fact)).slice(-5);
        must(due.join() === orderOfSigningOut.join(), 'what belongs to the customer is cleared in order');
      }
      if (type === 'token.replaced') {
        const isBusy = /^(signingIn|registering|releasingCart|activating|signingOut|forgetting)/.test(before);
        must(
          isBusy ? now.newcomer === event['email'] && state === before : isFresh,
          'a sign-in of another tab counts',
        );
      }
      if (/^token\.(expired|refused|removed)$/.test(type) && !isIn)
        must(now.newcomer === null, 'a token that is gone signs in no one');
      if (before === 'signedIn.verifying' && state !== before) {
        const verdicts = [
          'session.verified',
          'session.verificationFailed',
          'session.timedOut',
          'session.cartForgotten',
        ];
        must(
          state === 'signingOut.revoking' || verdicts.some((fact) => told.includes(fact)),
          'a cart in doubt gets an answer',
        );
      }
    },
  ),
};
