/** Paying by PayPal: approved in the wallet's own window first, paid with the order (PAY-02, §4 wallet instance). */

import { toFailure } from '../domain/failure.ts';
import { payPalCancelled, paymentInterrupted } from '../domain/payment.ts';
import { payPalWishOf } from './payment.context.ts';
import { paymentSetup } from './payment.setup.ts';

export const payPalState = paymentSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The place for the button is not on the page.',
      on: { 'payment.showFields': 'shown' },
    },
    shown: {
      description: 'An approval holds for one sum, and only as long as its button is on the page.',
      exit: ['withdrawApproval', 'tellObstacles'],
      invoke: {
        id: 'payPalButton',
        src: 'payPalButton',
        input: ({ context }) => payPalWishOf(context),
        onError: [
          {
            guard: 'isHandingOver',
            target: 'broken',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              { type: 'refuse', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            ],
          },
          {
            target: 'broken',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
        ],
      },
      on: {
        'payment.hideFields': 'hidden',
        'payment.syncOrder': {
          guard: { type: 'isOtherSum', params: ({ event }) => event },
          target: 'shown',
          reenter: true,
          actions: [{ type: 'keepOrder', params: ({ event }) => event }, 'tellObstacles'],
        },
        'payment.keepForNextTime': {
          target: 'shown',
          reenter: true,
          actions: { type: 'keepSaveWish', params: ({ event }) => event },
        },
        'payPal.failed': { target: 'broken', actions: { type: 'keepFailure', params: ({ event }) => event } },
        'payPal.mounted': {},
        'payPal.approved': {},
        'payPal.cancelled': {},
        'payPal.refused': {},
        'payPal.tokenized': {},
      },
      initial: 'mounting',
      states: {
        mounting: { tags: 'busy', on: { 'payPal.mounted': 'ready' } },
        ready: {
          on: {
            'payPal.approved': {
              target: 'approved',
              actions: [
                'clearFailure',
                { type: 'keepApproval', params: ({ event }) => event },
                'tellObstacles',
              ],
            },
            'payPal.cancelled': {
              actions: { type: 'keepFailure', params: { failure: payPalCancelled } },
            },
            'payPal.refused': { actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        approved: {
          on: {
            'payment.authorize': {
              guard: 'isComplete',
              target: 'tokenizing',
              actions: ['clearFailure', 'tokenizePayPal'],
            },
            'payment.renew': {
              target: '#payment.payPal.shown',
              reenter: true,
              description: 'What was approved is spent.',
            },
          },
        },
        tokenizing: {
          tags: 'busy',
          description: 'Money is about to move: another way to pay has to wait.',
          on: {
            'payment.authorize': {},
            'payment.chooseMethod': {},
            'payment.syncMethods': {},
            'payment.retryFields': {},
            'payment.keepForNextTime': {},
            'payment.syncOrder': {
              actions: [{ type: 'keepOrder', params: ({ event }) => event }, 'tellObstacles'],
            },
            'payment.hideFields': {
              target: '#payment.payPal.hidden',
              actions: { type: 'refuse', params: { failure: paymentInterrupted } },
            },
            'payPal.tokenized': {
              target: 'approved',
              actions: { type: 'authorizePayPal', params: ({ event }) => event },
            },
            'payPal.refused': {
              target: '#payment.payPal.shown',
              reenter: true,
              actions: [
                { type: 'keepFailure', params: ({ event }) => event },
                { type: 'refuse', params: ({ event }) => event },
              ],
            },
            'payPal.failed': {
              target: '#payment.payPal.broken',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event },
                { type: 'refuse', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    broken: {
      description: 'PayPal could not be reached; the shopper may try again.',
      on: {
        'payment.hideFields': 'hidden',
        'payment.retryFields': { target: 'shown', actions: 'clearFailure' },
      },
    },
  },
});
