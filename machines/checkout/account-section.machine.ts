/** The account section of the checkout: loading, started, finished; a guest's e-mail, signing in, or an account made on the way (§4 account section, CHK-03). */

import { assign, sendParent, setup } from 'xstate';
import { present } from '../domain/present.ts';
import type { AccountSectionEvent, AccountSectionFact } from './account-section.events.ts';

export interface AccountSectionInput {
  /** Whose account it is, with details and cart at hand. */
  readonly customer: string | null;
  /** Whose account it is as far as the session knows. */
  readonly welcomed: string | null;
}

export interface AccountSectionContext {
  /** An e-mail typed into one of the forms, for the others. */
  readonly typed: string;
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
    awaitCustomer: assign((_, { email }: { email: string }) => ({
      customer: email,
      areDetailsAwaited: true,
      isCartAwaited: true,
    })),
    keepCustomer: assign((_, { email }: { email: string | null }) => ({
      customer: email,
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
  context: ({ input: { customer, welcomed } }) => ({
    typed: '',
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
    'accountSection.confirmGuest': '.finished.guest',
    'accountSection.beginAttempt': [
      {
        guard: { type: 'isCreation', params: ({ event }) => event },
        target: '.started.creation.creating',
      },
      '.started.signingIn',
    ],
    'accountSection.failAttempt': {},
    'accountSection.welcome': {
      target: '.loading.returning',
      actions: { type: 'awaitCustomer', params: ({ event }) => event },
    },
    'accountSection.receiveCart': {},
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
        guest: { description: 'An e-mail is all a guest is asked.' },
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
        guest: { description: 'Their e-mail is with the cart; another, or an account, may still be chosen.' },
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
