/** What may happen to a session, and what must hold whatever does: the plan of its generated tests. */

import type { EventObject } from 'xstate';
import type { Credentials, Registration } from '#machines/domain/session.ts';
import type { SessionEvent } from '#machines/session/session.events.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionContext } from '#machines/session/session.setup.ts';
import { after, done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { sessionOracle } from './session.oracle.ts';

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

const wishes: readonly (SessionEvent | EventObject)[] = [
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

const contextOf = ({ view }: Step): SessionContext => view.context as unknown as SessionContext;
const factsOf = ({ view }: Step): readonly string[] => view.facts.map((fact) => (fact as EventObject).type);

const orderOfSigningOut = [
  'session.customerForgotten',
  'session.checkoutForgotten',
  'session.cartForgotten',
  'session.homeWanted',
  'session.signedOut',
];

const invariants = (steps: readonly Step[]): readonly string[] => {
  const broken: string[] = [];
  const must = (isKept: boolean, sentence: string): void => {
    if (!isKept) broken.push(sentence);
  };
  const step = steps.at(-1);
  if (step === undefined) return broken;
  const now = contextOf(step);
  const { state } = step.view;
  const facts = factsOf(step);
  must(!JSON.stringify([now, step.view.facts]).includes('Water4all'), 'a password was kept or told');
  if (state === 'signedOut')
    must(now.email === null && !now.isTimedOut && now.newcomer === null, 'a stranger with a name');
  if (state.startsWith('signedIn'))
    must(now.email !== null && !now.isTimedOut && now.claimant === null, 'signed in, but as nobody');
  if (state.startsWith('timedOut')) must(now.email !== null && now.isTimedOut, 'timed out without a session');
  if (state === 'activating') must(now.claimant !== null, 'a token goes live for nobody');
  // a token goes live only after the guest's cart has left
  if (step.view.asked.some(({ child }) => child === 'activateToken'))
    must(step.event.type === 'session.confirmCartRelease', 'the token went live before the cart had left');
  if (facts.includes('session.timedOut'))
    must(steps.at(-2)?.view.state.startsWith('signedIn') ?? false, 'timed out without being signed in');
  if (facts.includes('session.signedOut')) {
    const told = steps.flatMap(factsOf).filter((fact) => orderOfSigningOut.includes(fact));
    must(told.slice(-5).join() === orderOfSigningOut.join(), `signed out in the wrong order: ${told.join()}`);
  }
  if (facts.includes('session.signedOutInPlace')) {
    const since = steps.findLastIndex(({ event: { type } }) => type === 'session.signOutInPlace');
    const told = steps
      .slice(since)
      .flatMap(factsOf)
      .filter((fact) => orderOfSigningOut.includes(fact));
    must(
      told.join() === 'session.customerForgotten,session.checkoutForgotten',
      `signed out in place, but told ${told.join()}`,
    );
  }
  // whoever doubts the cart is never left without an answer
  if (step.event.type === 'session.signOutInPlace' && state !== 'signingOut.revoking')
    must(facts.includes('session.verificationFailed'), 'a cart waits for a sign-out that never comes');
  if (step.event.type === 'session.verify' && state !== 'signedIn.verifying')
    must(facts.includes('session.verificationFailed'), 'a doubt was left open');
  if (steps.at(-2)?.view.state === 'signedIn.verifying' && state !== 'signedIn.verifying')
    must(
      facts.some((fact) =>
        [
          'session.verified',
          'session.verificationFailed',
          'session.timedOut',
          'session.cartForgotten',
        ].includes(fact),
      ) || state === 'signingOut.revoking',
      'a doubt was left open',
    );
  return broken;
};

export const sessionPlan: ModelPlan = {
  machine: sessionMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
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
  oracle: sessionOracle,
  invariants,
};
