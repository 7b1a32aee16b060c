/** PayPal: approved in its own window first, charged with the order (PAY-02, §4). */

import { assertEvent, assign, sendParent, sendTo, setup, stateIn } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { isSameMoney, type Money } from '../../domain/money.ts';
import { payPalCancelled, paymentInterrupted, paymentNotReady } from '../../domain/payment.ts';
import { payPalBlockers } from '../../domain/payment-form.ts';
import { payPalLabel } from '../../domain/saved-payment.ts';
import { payPalButton } from './paypal.actors.ts';
import type { PaypalEvent, PaypalFact, PayPalOffer } from './paypal.events.ts';

export interface PaypalContext {
  readonly offer: PayPalOffer;
  /** The e-mail address of the PayPal account. */
  readonly payer: string;
  readonly failure: Failure | null;
}

const isSameAmount = (one: Money | null, other: Money | null): boolean =>
  one === null || other === null ? one === other : isSameMoney(one, other);

/** Type-checks the fact. */
const fact = (sent: PaypalFact): PaypalFact => sent;

export const paypalMachine = setup({
  types: { context: {} as PaypalContext, events: {} as PaypalEvent },
  actors: { payPalButton },
  actions: {
    setOffer: assign({
      offer: ({ event }) => {
        assertEvent(event, 'paypal.setOffer');
        return event.offer;
      },
    }),
    setPayer: assign({
      payer: ({ event }) => {
        assertEvent(event, 'payPalButton.approved');
        return event.email;
      },
    }),
    clearPayer: assign({ payer: '' }),
    setFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    clearFailure: assign({ failure: null }),
    tokenizeButton: sendTo('payPalButton', { type: 'payPalButton.tokenize' }),
    reportApproved: sendParent(fact({ type: 'paypal.blockersChanged', blockers: [] })),
    reportUnapproved: sendParent(fact({ type: 'paypal.blockersChanged', blockers: payPalBlockers })),
    reportAuthorized: sendParent(({ context, event }) => {
      assertEvent(event, 'payPalButton.tokenized');
      return fact({ type: 'paypal.authorized', nonce: event.nonce, label: payPalLabel(context.payer) });
    }),
    reportRefused: sendParent((_, { failure }: { failure: Failure }) =>
      fact({ type: 'paypal.refused', failure }),
    ),
    reportButtonFailed: sendParent((_, { failure }: { failure: Failure }) =>
      fact({ type: 'paypal.buttonFailed', failure }),
    ),
  },
  guards: {
    isTokenizing: stateIn({ shown: { approved: 'tokenizing' } }),
    isOtherOffer: ({ context: { offer }, event }) => {
      assertEvent(event, 'paypal.setOffer');
      const { amount, isKept, isPayLater } = event.offer;
      return (
        !isSameAmount(offer.amount, amount) || offer.isKept !== isKept || offer.isPayLater !== isPayLater
      );
    },
  },
}).createMachine({
  id: 'paypal',
  context: { offer: { amount: null, isKept: false, isPayLater: false }, payer: '', failure: null },
  initial: 'hidden',
  on: {
    'paypal.setOffer': { actions: 'setOffer' },
    'paypal.authorize': { actions: { type: 'reportRefused', params: { failure: paymentNotReady } } },
  },
  states: {
    hidden: {
      description: 'The container for the button is not on the page.',
      entry: 'clearFailure',
      on: { 'paypal.showButton': 'shown' },
    },
    shown: {
      description: 'An approval is valid for one offer, while its button is on the page.',
      invoke: {
        id: 'payPalButton',
        src: 'payPalButton',
        input: ({ context }) => context.offer,
        onError: [
          {
            guard: 'isTokenizing',
            target: 'broken',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'reportRefused', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            ],
          },
          {
            target: 'broken',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'reportButtonFailed', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            ],
          },
        ],
      },
      on: {
        'paypal.hideButton': 'hidden',
        'paypal.setOffer': [
          {
            guard: 'isOtherOffer',
            target: 'shown',
            reenter: true,
            description: 'The shopper has to approve the new offer.',
            actions: 'setOffer',
          },
          {},
        ],
        'payPalButton.failed': {
          target: 'broken',
          actions: [
            { type: 'setFailure', params: ({ event }) => event },
            { type: 'reportButtonFailed', params: ({ event }) => event },
          ],
        },
        'payPalButton.mounted': {},
        'payPalButton.approved': {},
        'payPalButton.cancelled': {},
        'payPalButton.refused': {},
        'payPalButton.tokenized': {},
      },
      initial: 'mounting',
      states: {
        mounting: { tags: 'busy', on: { 'payPalButton.mounted': 'ready' } },
        ready: {
          on: {
            'payPalButton.approved': { target: 'approved', actions: ['clearFailure', 'setPayer'] },
            'payPalButton.cancelled': {
              actions: { type: 'setFailure', params: { failure: payPalCancelled } },
            },
            'payPalButton.refused': { actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        approved: {
          entry: 'reportApproved',
          exit: ['clearPayer', 'reportUnapproved'],
          initial: 'waiting',
          states: {
            waiting: {
              on: {
                'paypal.authorize': { target: 'tokenizing', actions: 'tokenizeButton' },
                'paypal.renewApproval': {
                  target: '#paypal.shown',
                  reenter: true,
                  description: 'The approval is used up.',
                },
              },
            },
            tokenizing: {
              tags: 'busy',
              description: 'The button returns the nonce of the approval.',
              on: {
                'paypal.authorize': {},
                'paypal.setOffer': { actions: 'setOffer' },
                'paypal.hideButton': {
                  target: '#paypal.hidden',
                  actions: { type: 'reportRefused', params: { failure: paymentInterrupted } },
                },
                'payPalButton.tokenized': { target: 'waiting', actions: 'reportAuthorized' },
                'payPalButton.refused': {
                  target: '#paypal.shown',
                  reenter: true,
                  actions: [
                    { type: 'setFailure', params: ({ event }) => event },
                    { type: 'reportRefused', params: ({ event }) => event },
                  ],
                },
                'payPalButton.failed': {
                  target: '#paypal.broken',
                  actions: [
                    { type: 'setFailure', params: ({ event }) => event },
                    { type: 'reportRefused', params: ({ event }) => event },
                  ],
                },
              },
            },
          },
        },
      },
    },
    broken: {
      description: 'PayPal could not be reached; the shopper may try again.',
      on: {
        'paypal.hideButton': 'hidden',
        'paypal.retryButton': { target: 'shown', actions: 'clearFailure' },
      },
    },
  },
});
