/** How the order is paid: the method kept in step with the server's list, and what each needs before it can pay (§4, PAY-01, PAY-02, CHK-08). */

import { toFailure } from '../domain/failure.ts';
import { cardState } from './card.state.ts';
import { instalmentsState } from './instalments.state.ts';
import { emptyPayment, isSavedWanted } from './payment.context.ts';
import { paymentSetup } from './payment.setup.ts';
import { payPalState } from './paypal.state.ts';

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...emptyPayment, wished: input.wished, poNumber: input.poNumber }),
  initial: 'unavailable',
  on: {
    'payment.syncMethods': [
      {
        guard: { type: 'isPreparationWanted', params: ({ event }) => event },
        target: '.preparing',
        actions: { type: 'keepOffered', params: ({ event }) => event },
      },
      {
        guard: { type: 'isSameChoice', params: ({ event }) => event },
        actions: { type: 'keepMethods', params: ({ event }) => event },
      },
      { target: '.deciding', actions: { type: 'keepMethods', params: ({ event }) => event } },
    ],
    'payment.syncOrder': {
      actions: [{ type: 'keepOrder', params: ({ event }) => event }, 'tellObstacles'],
    },
    'payment.chooseMethod': [
      {
        guard: { type: 'isOffered', params: ({ event }) => event },
        target: '.deciding',
        actions: { type: 'choose', params: ({ event }) => event },
      },
      {},
    ],
    'payment.chooseSaved': {
      actions: [{ type: 'chooseSaved', params: ({ event }) => event }, 'tellObstacles'],
    },
    'payment.setPoNumber': {
      actions: [{ type: 'keepPoNumber', params: ({ event }) => event }, 'tellObstacles'],
    },
    'payment.keepForNextTime': { actions: { type: 'keepSaveWish', params: ({ event }) => event } },
    'payment.agree': { actions: [{ type: 'keepAgreement', params: ({ event }) => event }, 'tellObstacles'] },
    'payment.agreeRecurring': {
      actions: [{ type: 'keepConsent', params: ({ event }) => event }, 'tellObstacles'],
    },
    'payment.authorize': { actions: 'refuseUnready' },
    'payment.renew': {},
    'payment.showFields': {},
    'payment.hideFields': {},
    'payment.focusField': {},
    'payment.retryFields': [
      {
        guard: 'isSavedMissed',
        target: '.preparing',
        description: 'All else can be paid with; what is saved is read once more.',
        actions: 'doubtSaved',
      },
      {},
    ],
  },
  states: {
    unavailable: { description: 'The server has not named a method yet.' },
    preparing: {
      tags: 'busy',
      description:
        'What is to be agreed to and what the customer has saved is read before a choice is offered.',
      entry: 'tellObstacles',
      on: { 'payment.chooseMethod': {}, 'payment.retryFields': {} },
      invoke: {
        id: 'preparePayment',
        src: 'preparePayment',
        input: ({ context }) => ({ isSavedWanted: isSavedWanted(context, context.offered) }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepPreparation', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unprepared',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
    },
    unprepared: {
      description: 'Without the terms nothing can be ordered; they are read again when the shopper says so.',
      on: {
        'payment.chooseMethod': {},
        'payment.retryFields': { target: 'preparing', actions: 'clearFailure' },
      },
    },
    deciding: {
      description: 'Another method than before, or none any more.',
      entry: 'tellObstacles',
      always: [
        { guard: 'isCard', target: 'card' },
        { guard: 'isSaved', target: 'saved' },
        { guard: 'isPayPal', target: 'payPal' },
        { guard: 'isInstalments', target: 'instalments' },
        { guard: 'hasChosen', target: 'plain' },
        { target: 'unavailable' },
      ],
    },
    plain: {
      description: 'A method that needs nothing of a provider here.',
      on: { 'payment.authorize': { guard: 'isComplete', actions: 'authorize' } },
    },
    saved: {
      description: 'A card or an account that the provider has kept.',
      on: {
        'payment.authorize': { guard: 'isComplete', actions: 'authorize' },
        'payment.renew': { target: 'preparing', actions: 'doubtSaved' },
      },
    },
    card: cardState,
    payPal: payPalState,
    instalments: instalmentsState,
  },
});
