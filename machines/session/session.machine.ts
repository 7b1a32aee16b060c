/** The session, signed out in the order of §4; its token stays outside (SESS-01 … SESS-05). */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure } from '../domain/failure.ts';
import { present } from '../domain/present.ts';
import { cartBusy, sessionExpired, type TokenOwner } from '../domain/session.ts';
import { identityIn, codeIn, credentialsIn, endOfSignIn, registrationIn } from './sign-in-input.ts';
import * as slots from './session.actors.ts';
import {
  awake,
  fact,
  guestSession,
  isOther,
  settled,
  type Ending,
  type SessionContext,
  warningTime,
} from './session.context.ts';
import type { SessionEvent, SessionFact } from './session.events.ts';
import { signInCodeMachine } from './sign-in-code.machine.ts';

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { signInCode: 'signInCode' },
  },
  actors: { ...slots, signInCode: signInCodeMachine },
  actions: {
    report: sendParent((_, told: SessionFact) => told),
    reportGuest: sendParent(fact({ type: 'session.restoredAsGuest' })),
    welcome: enqueueActions(({ context, enqueue }) => {
      if (isOther(context, context.pendingEmail)) enqueue.sendParent(fact({ type: 'session.ownerChanged' }));
      enqueue.sendParent(fact({ type: 'session.signedIn', email: present(context.pendingEmail, 'email') }));
      enqueue.assign({ ...settled, email: context.pendingEmail });
    }),
    setEnding: assign((_, { ending }: { ending: Ending }) => ({ ...awake, ending })),
    reportForgetting: enqueueActions(({ context, enqueue }) => {
      enqueue.sendParent(fact({ type: 'session.customerForgotten' }));
      enqueue.sendParent(fact({ type: 'session.checkoutForgotten' }));
      if (context.ending !== 'signedOutInPlace') enqueue.sendParent(fact({ type: 'session.cartForgotten' }));
    }),
    reportUnverified: sendParent((_, { error }: { error: unknown }) =>
      fact({ type: 'session.verificationFailed', failure: toFailure(error) }),
    ),
    reportHomeWanted: enqueueActions(({ context, enqueue }) => {
      if (context.ending === 'signedOut') enqueue.sendParent(fact({ type: 'session.homeWanted' }));
    }),
    reportEnded: sendParent(({ context }) => fact({ type: `session.${present(context.ending, 'ending')}` })),
    followStoredOwner: enqueueActions(({ context, enqueue }) => {
      if (isOther(context, context.storedOwner)) enqueue.sendParent(fact({ type: 'session.ownerChanged' }));
      enqueue.sendParent(fact({ type: 'session.restored', email: present(context.storedOwner, 'owner') }));
      if (context.isAtSignIn) enqueue.sendParent(fact({ type: 'session.signInSkipped' }));
      enqueue.assign({ ...settled, email: context.storedOwner });
    }),
    setStoredOwner: assign({ storedOwner: (_, { email }: TokenOwner) => email }),
    dropStoredOwner: assign({ storedOwner: null }),
    setPendingEmail: enqueueActions(({ event, enqueue }) => {
      const identity = identityIn(event);
      enqueue.assign({ ...identity, failure: null });
      const isRegistration = identity.form === 'register';
      enqueue.sendParent(fact({ type: 'session.signInStarted', isRegistration }));
    }),
    // the failure belongs to the page that was left
    setPlace: enqueueActions(({ context, enqueue }, { isSignInPage }: { isSignInPage: boolean }) => {
      enqueue.assign({ isAtSignIn: isSignInPage, failure: null });
      if (isSignInPage && !context.isAtSignIn) enqueue.sendParent(fact({ type: 'session.signInPageOpened' }));
    }),
    setTimeout: assign((_, { timeout }: Pick<SessionContext, 'timeout'>) => ({ timeout })),
    acknowledge: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isAcknowledged: true });
      enqueue.sendParent(fact({ type: 'session.signInWanted' }));
    }),
    setFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ failure: toFailure(error), pendingEmail: null });
      enqueue.sendParent(fact({ type: 'session.signInFailed', kind: toFailure(error).kind }));
    }),
    reportUndone: sendParent(fact({ type: 'session.signInUndone' })),
    forget: assign({ email: null, pendingEmail: null, ending: null, failure: null }),
  },
  guards: {
    isConfirmed: (_, { output }: { output: unknown }) => (output ?? null) === null,
    hasOwner: (_, { owner }: { owner: TokenOwner | null }) => owner !== null,
    hasStoredOwner: ({ context }) => context.storedOwner !== null,
    hasTimedOut: ({ context }) => context.timeout !== null,
    isSignInPage: (_, { isSignInPage }: { isSignInPage: boolean }) => isSignInPage,
    isValid: (_, { isTokenValid }: { isTokenValid: boolean }) => isTokenValid,
    // before Ok, the dialog is shown on every page except the sign-in page
    isGivingUp: ({ context }, { isSignInFlow }: { isSignInFlow: boolean }) =>
      context.isAcknowledged && !isSignInFlow,
  },
  delays: {
    /** Signing out does not wait for a slow server. */
    revokingPatience: 5000,
    /** An order with an unknown outcome may hold the cart for long. */
    releasePatience: 10_000,
    /** A missing worker never answers. */
    clearingPatience: 3000,
  },
}).createMachine({
  id: 'session',
  context: guestSession,
  invoke: { id: 'watchToken', src: 'watchToken', input: { warningTime }, onError: {} },
  initial: 'restoring',
  on: {
    'session.signOutInPlace': { actions: { type: 'reportUnverified', params: { error: sessionExpired } } },
    'session.verify': {
      description: 'A guest, or a customer whose session ended, has no valid token.',
      actions: { type: 'reportUnverified', params: { error: sessionExpired } },
    },
    'session.visit': { actions: { type: 'setPlace', params: ({ event }) => event } },
    'token.expired': { actions: 'dropStoredOwner' },
    'token.refused': { actions: 'dropStoredOwner' },
    'token.replaced': {
      description: 'Another tab signed in: this tab follows once it has nothing to finish (SESS-05).',
      actions: { type: 'setStoredOwner', params: ({ event }) => event },
    },
    'token.removed': { actions: 'dropStoredOwner' },
  },
  states: {
    restoring: {
      tags: 'busy',
      always: { guard: 'hasStoredOwner', target: 'settling' },
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'hasOwner', params: ({ event }) => ({ owner: event.output }) },
            actions: { type: 'setStoredOwner', params: ({ event }) => present(event.output, 'owner') },
          },
          { target: 'signedOut', actions: 'reportGuest' },
        ],
        // unreadable storage must not keep the shopper out
        onError: { target: 'signedOut', actions: 'reportGuest' },
      },
    },
    signedOut: {
      always: { guard: 'hasStoredOwner', target: 'settling' },
      on: {
        'session.signIn': { target: 'signingIn', actions: 'setPendingEmail' },
        'session.register': { target: 'registering', actions: 'setPendingEmail' },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => ({ credentials: credentialsIn(event) }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'releasingCart' },
          { target: 'confirmingCode' },
        ],
        onError: { target: 'settling', actions: { type: 'setFailure', params: endOfSignIn } },
      },
      on: {
        'session.dismiss': {
          guard: 'hasTimedOut',
          target: 'forgetting',
          description: 'The dialog was closed before the response arrived.',
        },
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => ({ registration: registrationIn(event) }),
        onDone: {
          target: 'signingIn',
          description: 'The account is made: its owner signs in to it (ACC-02).',
        },
        onError: { target: 'settling', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    confirmingCode: {
      description: 'The password was right: the mailed code is asked for, up to half an hour (GEN-07).',
      always: { guard: 'hasStoredOwner', target: 'settling' },
      invoke: {
        id: 'signInCode',
        src: 'signInCode',
        input: ({ event }) => codeIn(event),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'releasingCart' },
          { target: 'settling', actions: { type: 'setFailure', params: endOfSignIn } },
        ],
      },
      on: { 'session.dismiss': { guard: 'hasTimedOut', target: 'forgetting' } },
    },
    releasingCart: {
      tags: 'waiting',
      description: "The guest's cart leaves state and storage before the token becomes active (CART-11).",
      entry: { type: 'report', params: { type: 'session.cartReleaseWanted' } },
      on: { 'session.confirmCartRelease': 'activating' },
      after: {
        releasePatience: {
          target: 'settling',
          actions: ['reportUndone', { type: 'setFailure', params: { error: cartBusy } }],
        },
      },
    },
    activating: {
      tags: 'busy',
      invoke: {
        id: 'activateToken',
        src: 'activateToken',
        input: ({ context }) => ({ email: present(context.pendingEmail, 'email') }),
        onDone: { target: 'signedIn', actions: 'welcome' },
        onError: {
          target: 'settling',
          actions: ['reportUndone', { type: 'setFailure', params: ({ event }) => event }],
        },
      },
    },
    settling: {
      description: 'The sign-in failed: the token stored in this browser decides.',
      always: [
        { guard: 'hasStoredOwner', target: 'signedIn', actions: 'followStoredOwner' },
        { guard: 'hasTimedOut', target: 'timedOut.asking' },
        { target: 'signedOut' },
      ],
    },
    signedIn: {
      type: 'parallel',
      always: { guard: 'hasStoredOwner', target: 'settling' },
      on: {
        'session.visit': {
          guard: { type: 'isSignInPage', params: ({ event }) => event },
          description: 'A signed-in customer does not need the sign-in page.',
          actions: [
            { type: 'setPlace', params: ({ event }) => event },
            { type: 'report', params: { type: 'session.signInSkipped' } },
          ],
        },
        'session.signOut': {
          target: 'ending',
          actions: { type: 'setEnding', params: { ending: 'signedOut' } },
        },
        'session.signOutInPlace': {
          target: 'ending',
          actions: { type: 'setEnding', params: { ending: 'signedOutInPlace' } },
        },
        'token.expired': {
          target: 'timedOut',
          actions: { type: 'setTimeout', params: { timeout: 'expired' } },
        },
        'token.refused': {
          target: 'timedOut',
          actions: { type: 'setTimeout', params: { timeout: 'refused' } },
        },
        'token.removed': {
          target: 'forgetting',
          description: 'Another tab signed out, and this tab follows.',
        },
      },
      states: {
        token: {
          initial: 'fresh',
          states: {
            fresh: {
              on: {
                'token.nearlyExpired': {
                  target: 'expiring',
                  actions: { type: 'report', params: { type: 'session.nearlyExpired' } },
                },
              },
            },
            expiring: { description: 'Two minutes are left; a new token requires the password.' },
          },
        },
        check: {
          initial: 'idle',
          states: {
            idle: { on: { 'session.verify': 'verifying' } },
            verifying: {
              tags: 'busy',
              description: 'A lost cart may be caused by an expired token: the server is asked (CART-14).',
              invoke: {
                id: 'verifyToken',
                src: 'verifyToken',
                onDone: [
                  {
                    guard: { type: 'isValid', params: ({ event }) => ({ isTokenValid: event.output }) },
                    target: 'idle',
                    actions: { type: 'report', params: { type: 'session.verified' } },
                  },
                  {
                    target: '#session.timedOut',
                    actions: { type: 'setTimeout', params: { timeout: 'refused' } },
                  },
                ],
                onError: {
                  target: 'idle',
                  actions: { type: 'reportUnverified', params: ({ event }) => event },
                },
              },
              on: { 'session.verify': {} },
              always: {
                guard: 'hasStoredOwner',
                target: '#session.settling',
                description: 'A pending verification is answered: the old token is gone.',
                actions: { type: 'reportUnverified', params: { error: sessionExpired } },
              },
            },
          },
        },
      },
    },
    timedOut: {
      description: 'The token has expired; the owner is kept until they sign in again or give up.',
      initial: 'dropping',
      always: { guard: 'hasStoredOwner', target: 'settling' },
      states: {
        dropping: {
          tags: 'busy',
          entry: { type: 'report', params: { type: 'session.timedOut' } },
          invoke: {
            id: 'clearToken',
            src: 'clearToken',
            input: { isTimedOut: true },
            onDone: 'asking',
            onError: 'asking',
          },
        },
        asking: {
          description: 'Asks in the dialog, or on the sign-in page with all input kept (SHELL-08).',
          on: {
            'session.signIn': { target: '#session.signingIn', actions: 'setPendingEmail' },
            'session.register': { target: '#session.registering', actions: 'setPendingEmail' },
            'session.acknowledge': { actions: 'acknowledge' },
            'session.dismiss': '#session.forgetting',
            'session.signOut': {
              target: '#session.ending.clearingToken',
              actions: { type: 'setEnding', params: { ending: 'signedOut' } },
            },
            'session.visit': {
              guard: { type: 'isGivingUp', params: ({ event }) => event },
              target: '#session.forgetting',
              description: 'Leaving the pages of the sign-in flow without signing in (SHELL-08).',
              actions: { type: 'setPlace', params: ({ event }) => event },
            },
          },
        },
      },
    },
    forgetting: {
      description: 'The session ended without a request in this tab: all data is cleared silently.',
      always: {
        target: 'ending.clearingCaches',
        actions: { type: 'setEnding', params: { ending: 'forgotten' } },
      },
    },
    ending: {
      description: 'In the order of §4; a failed step does not skip later ones.',
      initial: 'revoking',
      states: {
        revoking: {
          tags: 'busy',
          invoke: {
            id: 'revokeToken',
            src: 'revokeToken',
            onDone: 'clearingToken',
            onError: 'clearingToken',
          },
          after: { revokingPatience: 'clearingToken' },
        },
        clearingToken: {
          tags: 'busy',
          entry: 'dropStoredOwner',
          invoke: {
            id: 'clearToken',
            src: 'clearToken',
            input: { isTimedOut: false },
            onDone: 'clearingCaches',
            onError: 'clearingCaches',
          },
        },
        clearingCaches: {
          tags: 'busy',
          entry: 'reportForgetting',
          invoke: { id: 'clearCaches', src: 'clearCaches', onDone: 'clearingInfo', onError: 'clearingInfo' },
          after: { clearingPatience: 'clearingInfo' },
        },
        clearingInfo: {
          tags: 'busy',
          entry: 'reportHomeWanted',
          invoke: {
            id: 'clearCustomerInfo',
            src: 'clearCustomerInfo',
            onDone: { target: '#session.settling', actions: ['reportEnded', 'forget'] },
            onError: { target: '#session.settling', actions: ['reportEnded', 'forget'] },
          },
        },
      },
    },
  },
});
