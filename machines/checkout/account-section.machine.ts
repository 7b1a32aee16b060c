/** The account section of the checkout: guest e-mail, sign-in or new account (§4, CHK-03). */

import { assign, sendParent, setup } from 'xstate';
import { present } from '../domain/present.ts';
import type { AccountSectionEvent, AccountSectionFact } from './account-section.events.ts';

export interface AccountSectionInput {
  /** The customer, once details and cart have arrived. */
  readonly customer: string | null;
  /** The customer as far as the session knows. */
  readonly welcomed: string | null;
  /** The known e-mail; a guest's only while no customer is signed in. */
  readonly accepted: string;
}

export interface AccountSectionContext {
  /** An e-mail typed in one of the forms, for the other forms. */
  readonly typed: string;
  /** A guest's e-mail as stored by the server; empty for none. */
  readonly accepted: string;
  /** The text in the field differs and has not been sent. */
  readonly isChanged: boolean;
  readonly customer: string | null;
  readonly areDetailsAwaited: boolean;
  readonly isCartAwaited: boolean;
}

/** Type-checks the fact. */
const fact = (told: AccountSectionFact): AccountSectionFact => told;

export const accountSectionMachine = setup({
  types: {
    input: {} as AccountSectionInput,
    context: {} as AccountSectionContext,
    events: {} as AccountSectionEvent,
  },
  actions: {
    report: sendParent((_, told: AccountSectionFact) => told),
    reportCustomer: sendParent(({ context: { customer } }) =>
      fact({ type: 'accountSection.customerWelcomed', email: present(customer, 'customer') }),
    ),
    setTyped: assign({ typed: (_, { email }: { email: string }) => email }),
    // the accepted e-mail replaces the typed one
    setAccepted: assign({
      accepted: (_, { email }: { email: string }) => email,
      typed: '',
      isChanged: false,
    }),
    // kept for the field, but not part of the order until it is sent
    changeEmail: assign({ typed: (_, { email }: { email: string }) => email, isChanged: true }),
    awaitCustomer: assign((_, { email }: { email: string }) => ({
      customer: email,
      accepted: '',
      isChanged: false,
      areDetailsAwaited: true,
      isCartAwaited: true,
    })),
    setCustomer: assign((_, { email }: { email: string | null }) => ({
      customer: email,
      accepted: '',
      isChanged: false,
      areDetailsAwaited: false,
    })),
    receiveCart: assign({ isCartAwaited: false }),
    // continues without details that have not arrived
    stopWaiting: assign({ areDetailsAwaited: false, isCartAwaited: false }),
    forgetCustomer: assign({ customer: null, areDetailsAwaited: false, isCartAwaited: false }),
  },
  guards: {
    isCreation: (_, params: { isCreation: boolean }) => params.isCreation,
    isCustomer: (_, { email }: { email: string | null }) => email !== null,
    isAlreadyAccepted: ({ context: { accepted, isChanged } }, { email }: { email: string }) =>
      email === accepted && !isChanged,
    isAccepted: ({ context }, { email }: { email: string }) => email === context.accepted,
    isGuest: ({ context }) => context.customer === null,
    isCustomerComplete: ({ context }) =>
      context.customer !== null && !context.areDetailsAwaited && !context.isCartAwaited,
  },
  delays: {
    /** A slow response about the customer must not block the checkout. */
    welcomePatience: 10_000,
  },
}).createMachine({
  id: 'accountSection',
  context: ({ input: { customer, welcomed, accepted } }) => ({
    typed: '',
    accepted: customer === null && welcomed === null ? accepted : '',
    isChanged: false,
    customer: customer ?? welcomed,
    areDetailsAwaited: customer === null && welcomed !== null,
    isCartAwaited: false,
  }),
  initial: 'loading',
  on: {
    'accountSection.chooseGuest': {
      target: '.started.guest',
      actions: { type: 'setTyped', params: ({ event }) => event },
    },
    'accountSection.chooseSignIn': {
      target: '.started.signIn',
      actions: { type: 'setTyped', params: ({ event }) => event },
    },
    'accountSection.chooseCreation': {
      target: '.started.creation',
      actions: [
        { type: 'setTyped', params: ({ event }) => event },
        { type: 'report', params: { type: 'accountSection.creationChosen' } },
      ],
    },
    'accountSection.confirmGuest': {
      target: '.finished.guest',
      actions: { type: 'setAccepted', params: ({ event }) => event },
    },
    'accountSection.beginAttempt': [
      {
        guard: { type: 'isCreation', params: ({ event }) => event },
        target: '.started.creation.creating',
      },
      '.started.signingIn',
    ],
    'accountSection.welcome': {
      target: '.loading.returning',
      actions: { type: 'awaitCustomer', params: ({ event }) => event },
    },
    'accountSection.syncCustomer': [
      {
        guard: { type: 'isCustomer', params: ({ event }) => event },
        target: '.loading.returning',
        actions: { type: 'setCustomer', params: ({ event }) => event },
      },
      { target: '.started.guest', actions: 'forgetCustomer' },
    ],
  },
  states: {
    loading: {
      tags: 'busy',
      description: 'The customer is known; their cart and details are loading.',
      always: [
        { guard: 'isGuest', target: 'started' },
        { guard: 'isCustomerComplete', target: 'finished.customer', actions: 'reportCustomer' },
      ],
      after: { welcomePatience: { actions: 'stopWaiting' } },
      on: {
        'accountSection.chooseGuest': {},
        'accountSection.chooseSignIn': {},
        'accountSection.chooseCreation': {},
        'accountSection.confirmGuest': {},
        'accountSection.beginAttempt': {},
        'accountSection.receiveCart': { actions: 'receiveCart' },
        'accountSection.syncCustomer': [
          {
            guard: { type: 'isCustomer', params: ({ event }) => event },
            actions: { type: 'setCustomer', params: ({ event }) => event },
          },
          { target: 'started', actions: 'forgetCustomer' },
        ],
      },
      initial: 'returning',
      states: {
        returning: {},
        complete: { description: 'The account was created and is signed in.' },
      },
    },
    started: {
      initial: 'guest',
      states: {
        guest: {
          description: 'A guest only enters an e-mail.',
          on: {
            'accountSection.changeEmail': [
              { guard: { type: 'isAlreadyAccepted', params: ({ event }) => event } },
              {
                guard: { type: 'isAccepted', params: ({ event }) => event },
                description: 'The text equals the accepted e-mail: nothing has to be sent.',
                actions: [
                  { type: 'setAccepted', params: ({ event }) => event },
                  {
                    type: 'report',
                    params: ({ event: { email } }) => ({
                      type: 'accountSection.emailChanged',
                      email,
                      typed: email,
                    }),
                  },
                ],
              },
              {
                actions: [
                  { type: 'changeEmail', params: ({ event }) => event },
                  {
                    type: 'report',
                    params: ({ event }) => ({
                      type: 'accountSection.emailChanged',
                      email: '',
                      typed: event.email,
                    }),
                  },
                ],
              },
            ],
          },
        },
        signIn: {},
        signingIn: {
          tags: 'busy',
          description: 'The session signs in; other choices are ignored until it has finished.',
          on: {
            'accountSection.chooseGuest': {},
            'accountSection.chooseSignIn': {},
            'accountSection.chooseCreation': {},
            'accountSection.failAttempt': 'signIn',
          },
        },
        creation: {
          initial: 'fresh',
          states: {
            fresh: {},
            creating: {
              tags: 'busy',
              on: {
                'accountSection.chooseGuest': {},
                'accountSection.chooseSignIn': {},
                'accountSection.chooseCreation': {},
                'accountSection.failAttempt': 'reset',
                'accountSection.welcome': {
                  target: '#accountSection.loading.complete',
                  actions: { type: 'awaitCustomer', params: ({ event }) => event },
                },
              },
            },
            reset: { description: 'Keeps the input; the session has the error.' },
          },
        },
      },
    },
    finished: {
      initial: 'guest',
      states: {
        guest: {
          description: 'The cart has their e-mail; another one, or an account, may still be chosen.',
          on: {
            'accountSection.changeEmail': [
              { guard: { type: 'isAlreadyAccepted', params: ({ event }) => event } },
              {
                guard: { type: 'isAccepted', params: ({ event }) => event },
                description: 'The text equals the accepted e-mail: nothing has to be sent.',
                actions: [
                  { type: 'setAccepted', params: ({ event }) => event },
                  {
                    type: 'report',
                    params: ({ event: { email } }) => ({
                      type: 'accountSection.emailChanged',
                      email,
                      typed: email,
                    }),
                  },
                ],
              },
              {
                description: 'The order must not go to the old e-mail: it has none until this one is sent.',
                actions: [
                  { type: 'changeEmail', params: ({ event }) => event },
                  {
                    type: 'report',
                    params: ({ event }) => ({
                      type: 'accountSection.emailChanged',
                      email: '',
                      typed: event.email,
                    }),
                  },
                ],
              },
            ],
          },
        },
        customer: {
          description: 'To use another account, the customer signs out first.',
          on: {
            'accountSection.chooseGuest': {},
            'accountSection.chooseSignIn': {},
            'accountSection.chooseCreation': {},
            'accountSection.confirmGuest': {},
            'accountSection.beginAttempt': {},
            'accountSection.welcome': { description: 'Signed in again after the session expired.' },
            'accountSection.syncCustomer': [
              {
                guard: { type: 'isCustomer', params: ({ event }) => event },
                actions: { type: 'setCustomer', params: ({ event }) => event },
              },
              { target: '#accountSection.started', actions: 'forgetCustomer' },
            ],
          },
        },
      },
    },
  },
});
