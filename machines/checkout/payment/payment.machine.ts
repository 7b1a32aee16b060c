/** The order's payment: the server's methods, the chosen one and its child (§4, PAY-01). */

import { assertEvent, assign, sendParent, sendTo, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import {
  cardMethodCode,
  instalmentsMethodCode,
  paymentNotReady,
  payPalMethodCode,
  type PaymentMethod,
} from '../../domain/payment.ts';
import { authorisationOf, paymentBlockers } from '../../domain/payment-form.ts';
import { isVaultCode } from '../../domain/saved-payment.ts';
import { cardMachine } from './card.machine.ts';
import { instalmentsMachine } from './instalments.machine.ts';
import { preparePayment, type PaymentPreparation } from './payment.actors.ts';
import {
  choiceOf,
  emptyPayment,
  hashOf,
  instalmentsRequestOf,
  isPreparationNeeded,
  isSavedWanted,
  labelOf,
  payPalOfferOf,
  prepared,
  type PaymentContext,
} from './payment.context.ts';
import type { PaymentEvent, PaymentFact } from './payment.events.ts';
import { paypalMachine } from './paypal.machine.ts';

/** Type-checks the fact. */
const fact = (sent: PaymentFact): PaymentFact => sent;

interface Offer {
  readonly methods: readonly PaymentMethod[];
}

export const paymentMachine = setup({
  types: {
    input: {} as { readonly preferred: string | null; readonly poNumber: string },
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    children: {} as { card: 'card'; paypal: 'paypal'; instalments: 'instalments' },
  },
  actors: { card: cardMachine, paypal: paypalMachine, instalments: instalmentsMachine, preparePayment },
  actions: {
    setOrder: assign({
      order: ({ event }) => {
        assertEvent(event, 'payment.syncOrder');
        const { type: _, ...order } = event;
        return order;
      },
    }),
    setOffered: assign({ offered: (_, { methods }: Offer) => methods }),
    setMethods: assign(({ context }, { methods }: Offer) => ({
      ...choiceOf(context, methods),
      offered: methods,
    })),
    setPreparation: assign(({ context }, preparation: PaymentPreparation) => prepared(context, preparation)),
    setChosen: assign(({ context, event }) => {
      assertEvent(event, 'payment.chooseMethod');
      return { chosen: event.code, preferred: event.code, publicHash: hashOf(context, event.code) };
    }),
    clearSaved: assign({ saved: null, isSavedMissed: false }),
    setSavedChoice: assign({
      publicHash: ({ context, event }) => {
        assertEvent(event, 'payment.chooseSaved');
        return hashOf({ ...context, publicHash: event.publicHash }, context.chosen);
      },
    }),
    setPoNumber: assign({
      poNumber: ({ event }) => {
        assertEvent(event, 'payment.setPoNumber');
        return event.poNumber;
      },
    }),
    setSaveWanted: assign({
      isSaveWanted: ({ event }) => {
        assertEvent(event, 'payment.keepForNextTime');
        return event.isSaveWanted;
      },
    }),
    setAgreement: assign({
      agreedIds: ({ context, event }) => {
        assertEvent(event, 'payment.agree');
        const others = context.agreedIds.filter((agreed) => agreed !== event.id);
        return event.isAgreed ? [...others, event.id] : others;
      },
    }),
    setRecurringAgreed: assign({
      isRecurringAgreed: ({ event }) => {
        assertEvent(event, 'payment.agreeRecurring');
        return event.isAgreed;
      },
    }),
    setCardBlockers: assign({
      missing: ({ context, event }) => {
        assertEvent(event, 'card.blockersChanged');
        return { ...context.missing, card: event.blockers };
      },
    }),
    setPaypalBlockers: assign({
      missing: ({ context, event }) => {
        assertEvent(event, 'paypal.blockersChanged');
        return { ...context.missing, payPal: event.blockers };
      },
    }),
    setFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    clearFailure: assign({ failure: null }),

    authorizeCard: sendTo('card', { type: 'card.authorize' }),
    authorizePaypal: sendTo('paypal', { type: 'paypal.authorize' }),
    authorizeInstalments: sendTo('instalments', ({ context }) => ({
      type: 'instalments.authorize',
      request: instalmentsRequestOf(context),
    })),
    syncPaypalOffer: sendTo('paypal', ({ context }) => ({
      type: 'paypal.setOffer',
      offer: payPalOfferOf(context),
    })),
    renewPaypal: sendTo('paypal', { type: 'paypal.renewApproval' }),
    retryCard: sendTo('card', { type: 'card.retryFields' }),
    retryPaypal: sendTo('paypal', { type: 'paypal.retryButton' }),
    clearCardFailure: sendTo('card', { type: 'card.clearFailure' }),
    clearInstalmentsFailure: sendTo('instalments', { type: 'instalments.clearFailure' }),

    reportMethod: sendParent(({ context }) => fact({ type: 'payment.methodChosen', code: context.chosen })),
    reportPoNumber: sendParent(({ event }) => {
      assertEvent(event, 'payment.setPoNumber');
      return fact({ type: 'payment.poNumberChanged', poNumber: event.poNumber });
    }),
    reportBlockers: sendParent(({ context }) =>
      fact({ type: 'payment.blockersChanged', blockers: paymentBlockers(context) }),
    ),
    reportAuthorized: sendParent(({ context }) =>
      fact({ type: 'payment.authorized', authorisation: authorisationOf(context, labelOf(context)) }),
    ),
    reportAuthorizedByNonce: sendParent(({ context, event }) => {
      assertEvent(event, ['card.authorized', 'paypal.authorized']);
      return fact({
        type: 'payment.authorized',
        authorisation: authorisationOf(context, event.label, event.nonce),
      });
    }),
    reportCardChanged: sendParent(fact({ type: 'payment.cardChanged' })),
    reportSubmitted: sendParent(fact({ type: 'payment.submitted' })),
    reportRedirected: sendParent(({ event }) => {
      assertEvent(event, 'instalments.redirected');
      return fact({ type: 'payment.redirected', to: event.to });
    }),
    reportRefused: sendParent(({ event }) => {
      assertEvent(event, ['card.refused', 'paypal.refused', 'instalments.refused']);
      return fact({ type: 'payment.refused', failure: event.failure });
    }),
    reportProviderFailed: sendParent(({ event }) => {
      assertEvent(event, ['card.fieldsFailed', 'paypal.buttonFailed']);
      return fact({ type: 'payment.providerFailed', failure: event.failure });
    }),
    reportMissing: sendParent(({ context }) => {
      const message = paymentBlockers(context)[0]?.message;
      return fact({
        type: 'payment.refused',
        failure: message === undefined ? paymentNotReady : { kind: 'refused', message },
      });
    }),
  },
  guards: {
    isPreparationNeeded: ({ context }, { methods }: Offer) => isPreparationNeeded(context, methods),
    isSameChoice: ({ context }, { methods }: Offer) => choiceOf(context, methods).chosen === context.chosen,
    isSameWhenPrepared: ({ context }, preparation: PaymentPreparation) =>
      prepared(context, preparation).chosen === context.chosen,
    isOtherMethod: ({ context, event }) => {
      assertEvent(event, 'payment.chooseMethod');
      return context.chosen !== event.code && context.methods.some(({ code }) => code === event.code);
    },
    isCard: ({ context }) => context.chosen === cardMethodCode,
    isPaypal: ({ context }) => context.chosen === payPalMethodCode,
    isInstalments: ({ context }) => context.chosen === instalmentsMethodCode,
    isSaved: ({ context }) => isVaultCode(context.chosen),
    hasChosen: ({ context }) => context.chosen !== null,
    isSavedMissed: ({ context }) => context.isSavedMissed,
    isComplete: ({ context }) => paymentBlockers(context).length === 0,
    isCompleteOrder: ({ context }) => context.order !== null && paymentBlockers(context).length === 0,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...emptyPayment, preferred: input.preferred, poNumber: input.poNumber || null }),
  description: 'The children run while the checkout is open: a typed card is kept when the method changes.',
  invoke: [
    { id: 'card', src: 'card' },
    { id: 'paypal', src: 'paypal' },
    { id: 'instalments', src: 'instalments' },
  ],
  initial: 'unavailable',
  on: {
    'payment.syncMethods': [
      {
        guard: { type: 'isPreparationNeeded', params: ({ event }) => event },
        target: '.preparing',
        actions: { type: 'setOffered', params: ({ event }) => event },
      },
      {
        guard: { type: 'isSameChoice', params: ({ event }) => event },
        actions: { type: 'setMethods', params: ({ event }) => event },
      },
      {
        target: '.deciding',
        actions: [{ type: 'setMethods', params: ({ event }) => event }, 'reportMethod'],
      },
    ],
    'payment.syncOrder': { actions: ['setOrder', 'syncPaypalOffer', 'reportBlockers'] },
    'payment.chooseMethod': [
      {
        guard: 'isOtherMethod',
        target: '.deciding',
        actions: ['setChosen', 'clearCardFailure', 'clearInstalmentsFailure', 'reportMethod'],
      },
      {},
    ],
    'payment.chooseSaved': { actions: ['setSavedChoice', 'reportBlockers'] },
    'payment.setPoNumber': { actions: ['setPoNumber', 'reportPoNumber', 'reportBlockers'] },
    'payment.keepForNextTime': { actions: ['setSaveWanted', 'syncPaypalOffer'] },
    'payment.agree': { actions: ['setAgreement', 'reportBlockers'] },
    'payment.agreeRecurring': { actions: ['setRecurringAgreed', 'reportBlockers'] },
    'payment.authorize': { actions: 'reportMissing' },
    'payment.retry': [
      {
        guard: 'isSavedMissed',
        target: '.preparing',
        description: 'The other methods work; only the saved payments are read again.',
        actions: ['clearSaved', 'retryCard', 'retryPaypal'],
      },
      { actions: ['retryCard', 'retryPaypal'] },
    ],
    'card.blockersChanged': { actions: ['setCardBlockers', 'reportBlockers'] },
    'paypal.blockersChanged': { actions: ['setPaypalBlockers', 'reportBlockers'] },
    'card.changed': { actions: 'reportCardChanged' },
    'card.submitted': { actions: 'reportSubmitted' },
    'card.fieldsFailed': { actions: 'reportProviderFailed' },
    'paypal.buttonFailed': { actions: 'reportProviderFailed' },
  },
  states: {
    unavailable: { description: 'The server has not listed methods yet.' },
    preparing: {
      tags: 'busy',
      description: 'Reads agreements, switches and saved payments before methods are offered.',
      entry: 'reportBlockers',
      on: { 'payment.chooseMethod': {}, 'payment.retry': {} },
      invoke: {
        id: 'preparePayment',
        src: 'preparePayment',
        input: ({ context }) => ({ isSavedWanted: isSavedWanted(context, context.offered) }),
        onDone: [
          {
            guard: { type: 'isSameWhenPrepared', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [{ type: 'setPreparation', params: ({ event }) => event.output }, 'syncPaypalOffer'],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'setPreparation', params: ({ event }) => event.output },
              'syncPaypalOffer',
              'reportMethod',
            ],
          },
        ],
        onError: {
          target: 'unprepared',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
    },
    unprepared: {
      description: 'An order needs the agreements; they are read again on request.',
      on: {
        'payment.chooseMethod': {},
        'payment.retry': { target: 'preparing', actions: 'clearFailure' },
      },
    },
    deciding: {
      description: 'The chosen method may have changed, or none is left.',
      entry: 'reportBlockers',
      always: [
        { guard: 'isCard', target: 'card' },
        { guard: 'isSaved', target: 'saved' },
        { guard: 'isPaypal', target: 'paypal' },
        { guard: 'isInstalments', target: 'instalments' },
        { guard: 'hasChosen', target: 'plain' },
        { target: 'unavailable' },
      ],
    },
    plain: {
      description: 'A method without a provider, such as a purchase order.',
      on: { 'payment.authorize': { guard: 'isComplete', actions: 'reportAuthorized' } },
    },
    saved: {
      description: 'A card or an account that the provider has saved.',
      on: {
        'payment.authorize': { guard: 'isComplete', actions: 'reportAuthorized' },
        'payment.renew': {
          target: 'preparing',
          description: 'The refused payment may be gone: the saved payments are read again.',
          actions: 'clearSaved',
        },
      },
    },
    card: {
      on: {
        'payment.authorize': { guard: 'isComplete', target: 'authorizing.byCard', actions: 'authorizeCard' },
      },
    },
    paypal: {
      on: {
        'payment.authorize': {
          guard: 'isComplete',
          target: 'authorizing.byPaypal',
          actions: 'authorizePaypal',
        },
        'payment.renew': { actions: 'renewPaypal' },
      },
    },
    instalments: {
      on: {
        'payment.authorize': {
          guard: 'isCompleteOrder',
          target: 'authorizing.byInstalments',
          actions: 'authorizeInstalments',
        },
      },
    },
    authorizing: {
      tags: 'busy',
      description: 'The customer is about to be charged: the method stays until its child answers.',
      on: {
        'payment.authorize': {},
        'payment.chooseMethod': {},
        'payment.syncMethods': {},
        'payment.keepForNextTime': {},
        'payment.retry': {},
      },
      initial: 'byCard',
      states: {
        byCard: {
          on: {
            'card.authorized': { target: '#payment.card', actions: 'reportAuthorizedByNonce' },
            'card.refused': { target: '#payment.card', actions: 'reportRefused' },
          },
        },
        byPaypal: {
          on: {
            'paypal.authorized': { target: '#payment.paypal', actions: 'reportAuthorizedByNonce' },
            'paypal.refused': { target: '#payment.paypal', actions: 'reportRefused' },
          },
        },
        byInstalments: {
          on: {
            'instalments.authorized': { target: '#payment.instalments', actions: 'reportAuthorized' },
            'instalments.redirected': { actions: 'reportRedirected' },
            'instalments.refused': { target: '#payment.instalments', actions: 'reportRefused' },
          },
        },
      },
    },
  },
});
