/** What may happen to a session: the plan of its generated tests. */

import type { EventObject } from 'xstate';
import type { Credentials, Registration } from '#machines/domain/session.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { failure } from './goods.ts';
import { after, done, failed, planOf } from '#machines/tools/models/plan.ts';
import { sentCode } from './sign-in-code.plan.ts';
import { sessionRules } from './session.rules.ts';

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

const whose = (email: string | null): string => {
  if (email === null) return 'guest';
  return /^hannah/i.test(email) ? 'hannah' : 'another';
};

export const sessionPlan = planOf({
  machine: sessionMachine,
  proves: 'SESS-02, CART-11',
  requests: [
    { type: 'session.signIn', credentials: hannah },
    { type: 'session.register', registration: grace },
    { type: 'session.signOut' },
    { type: 'session.signOutInPlace' },
    { type: 'session.confirmCartRelease' },
    { type: 'session.verify' },
    { type: 'session.acknowledge' },
    { type: 'session.dismiss' },
    { type: 'session.visit', isSignInPage: true, isSignInFlow: true },
    { type: 'session.visit', isSignInPage: false, isSignInFlow: true },
    { type: 'session.visit', isSignInPage: false, isSignInFlow: false },
    { type: 'token.nearlyExpired' },
    { type: 'token.expired' },
    { type: 'token.refused' },
    { type: 'token.removed' },
    // the same customer in the spelling of another tab, and another customer
    { type: 'token.replaced', email: 'Hannah@Example.com' },
    { type: 'token.replaced', email: 'colin@example.com' },
    failed('watchToken', failure('unexpected')),
  ],
  answers: {
    restoring: [...either('restoreSession', { email: 'hannah@example.com' }), done('restoreSession', null)],
    signingIn: [done('signIn', null), done('signIn', sentCode), failed('signIn', failure('refused'))],
    registering: [done('register', hannah), failed('register', failure('refused'))],
    confirmingCode: [done('signInCode', null), done('signInCode', failure('cancelled'))],
    releasingCart: [after('releasePatience', 'session.releasingCart')],
    activating: either('activateToken'),
    'check.verifying': [...either('verifyToken', true), done('verifyToken', false)],
    'timedOut.dropping': either('clearToken'),
    'ending.revoking': [...either('revokeToken'), after('revokingPatience', 'session.ending.revoking')],
    'ending.clearingToken': either('clearToken'),
    'ending.clearingCaches': [
      ...either('clearCaches'),
      after('clearingPatience', 'session.ending.clearingCaches'),
    ],
    'ending.clearingInfo': either('clearCustomerInfo'),
  },
  projection: (now) => {
    // where the shopper is and what went wrong are told apart where they are asked about
    const isIdle = now.storedOwner === null;
    return [
      whose(now.email),
      whose(now.storedOwner),
      now.timeout,
      now.isAcknowledged,
      now.ending,
      isIdle && (now.timeout !== null || now.email === null) && now.isAtSignIn,
      isIdle && now.failure !== null,
      now.form === 'register' && now.pendingEmail !== null,
    ];
  },
  rules: sessionRules,
});
