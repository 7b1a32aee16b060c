/** The account section of the checkout: loading, started, finished; a guest's e-mail, signing in, or an account made on the way (§4 account section, CHK-03). */

import { assign, sendParent, setup } from 'xstate';
import { present } from '../domain/present.ts';
import type { AccountSectionEvent, AccountSectionFact } from './account-section.events.ts';

export interface AccountSectionInput {
  /** Whose account it is, with details and cart at hand. */
  readonly customer: string | null;
  /** Whose account it is as far as the session knows. */
  readonly welcomed: string | null;
  /** The e-mail that is known; a guest's only while nobody is signed in. */
  readonly taken: string;
}

export interface AccountSectionContext {
  /** An e-mail typed into one of the forms, for the others. */
  readonly typed: string;
  /** A guest's e-mail as the server has it; empty where it has none. */
  readonly taken: string;
  /** What stands in the field now is another, and has not been sent. */
  readonly isChanged: boolean;
  readonly customer: string | null;
  readonly areDetailsAwaited: boolean;
  readonly isCartAwaited: boolean;
}

/** Nothing but a check of the spelling. */
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
    keepTyped: assign({ typed: (_, { email }: { email: string }) => email }),
    // what was typed before says nothing beside what the server took
    keepTaken: assign({ taken: (_, { email }: { email: string }) => email, typed: '', isChanged: false }),
    // kept for the field to show it again, and not the order's before it is sent
    changeEmail: assign({ typed: (_, { email }: { email: string }) => email, isChanged: true }),
    awaitCustomer: assign((_, { email }: { email: string }) => ({
      customer: email,
      taken: '',
      isChanged: false,
      areDetailsAwaited: true,
      isCartAwaited: true,
    })),
    keepCustomer: assign((_, { email }: { email: string | null }) => ({
      customer: email,
      taken: '',
      isChanged: false,
      areDetailsAwaited: false,
    })),
    keepCart: assign({ isCartAwaited: false }),
    // what does not come is gone without
    waitNoMore: assign({ areDetailsAwaited: false, isCartAwaited: false }),
    forgetCustomer: assign({ customer: null, areDetailsAwaited: false, isCartAwaited: false }),
  },
  guards: {
    isCreation: (_, params: { isCreation: boolean }) => params.isCreation,
    isSomebody: (_, { email }: { email: string | null }) => email !== null,
    isAsTaken: ({ context: { taken, isChanged } }, { email }: { email: string }) =>
      email === taken && !isChanged,
    isTaken: ({ context }, { email }: { email: string }) => email === context.taken,
    isStranger: ({ context }) => context.customer === null,
    isAllHere: ({ context }) =>
      context.customer !== null && !context.areDetailsAwaited && !context.isCartAwaited,
  },
  delays: {
    /** A slow answer about the customer keeps nobody from going on. */
    welcomePatience: 10_000,
  },
}).createMachine({
  id: 'accountSection',
  context: ({ input: { customer, welcomed, taken } }) => ({
    typed: '',
    taken: customer === null && welcomed === null ? taken : '',
    isChanged: false,
    customer: customer ?? welcomed,
    areDetailsAwaited: customer === null && welcomed !== null,
    isCartAwaited: false,
  }),
  initial: 'loading',
  on: {
    'accountSection.chooseGuest': {
      target: '.started.guest',
      actions: { type: 'keepTyped', params: ({ event }) => event },
    },
    'accountSection.chooseSignIn': {
      target: '.started.signIn',
      actions: { type: 'keepTyped', params: ({ event }) => event },
    },
    'accountSection.chooseCreation': {
      target: '.started.creation',
      actions: [
        { type: 'keepTyped', params: ({ event }) => event },
        { type: 'report', params: { type: 'accountSection.creationChosen' } },
      ],
    },
    'accountSection.confirmGuest': {
      target: '.finished.guest',
      actions: { type: 'keepTaken', params: ({ event }) => event },
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
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.loading.returning',
        actions: { type: 'keepCustomer', params: ({ event }) => event },
      },
      { target: '.started.guest', actions: 'forgetCustomer' },
    ],
  },
  states: {
    loading: {
      tags: 'busy',
      description: 'Who it is is known; their cart and details are on the way.',
      always: [
        { guard: 'isStranger', target: 'started' },
        { guard: 'isAllHere', target: 'finished.customer', actions: 'reportCustomer' },
      ],
      after: { welcomePatience: { actions: 'waitNoMore' } },
      on: {
        'accountSection.chooseGuest': {},
        'accountSection.chooseSignIn': {},
        'accountSection.chooseCreation': {},
        'accountSection.confirmGuest': {},
        'accountSection.beginAttempt': {},
        'accountSection.receiveCart': { actions: 'keepCart' },
        'accountSection.syncCustomer': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event },
            actions: { type: 'keepCustomer', params: ({ event }) => event },
          },
          { target: 'started', actions: 'forgetCustomer' },
        ],
      },
      initial: 'returning',
      states: {
        returning: {},
        complete: { description: 'The account has been made, and signed in.' },
      },
    },
    started: {
      initial: 'guest',
      states: {
        guest: {
          description: 'An e-mail is all a guest is asked.',
          on: {
            'accountSection.changeEmail': [
              { guard: { type: 'isAsTaken', params: ({ event }) => event } },
              {
                guard: { type: 'isTaken', params: ({ event }) => event },
                description: 'Typed as it was: nothing has to be sent.',
                actions: [
                  { type: 'keepTaken', params: ({ event }) => event },
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
          description: 'The session does it; nothing else is chosen meanwhile.',
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
            reset: { description: 'With what was typed, and the error, which the session keeps.' },
          },
        },
      },
    },
    finished: {
      initial: 'guest',
      states: {
        guest: {
          description: 'Their e-mail is with the cart; another, or an account, may still be chosen.',
          on: {
            'accountSection.changeEmail': [
              { guard: { type: 'isAsTaken', params: ({ event }) => event } },
              {
                guard: { type: 'isTaken', params: ({ event }) => event },
                description: 'Typed as it was: nothing has to be sent.',
                actions: [
                  { type: 'keepTaken', params: ({ event }) => event },
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
                description: 'The order is not to go to the old one: it has none until this one is sent.',
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
          description: 'Whoever wants another account signs out first.',
          on: {
            'accountSection.chooseGuest': {},
            'accountSection.chooseSignIn': {},
            'accountSection.chooseCreation': {},
            'accountSection.confirmGuest': {},
            'accountSection.beginAttempt': {},
            'accountSection.welcome': { description: 'Again, after their session had expired.' },
            'accountSection.syncCustomer': [
              {
                guard: { type: 'isSomebody', params: ({ event }) => event },
                actions: { type: 'keepCustomer', params: ({ event }) => event },
              },
              { target: '#accountSection.started', actions: 'forgetCustomer' },
            ],
          },
        },
      },
    },
  },
});
