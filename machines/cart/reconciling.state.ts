/** The answer to a write was lost, so nobody knows whether it was done: the cart itself is asked, before anybody is told (CART-06, BEY-12). */

import { unheardOf } from '../domain/arrival.ts';
import { present } from '../domain/present.ts';
import { cartSetup } from './cart.setup.ts';

export const reconcilingState = cartSetup.createStateConfig({
  description:
    'Nothing is sent a second time: the shopper sees what the cart holds, and whether what they asked for is in it.',
  tags: 'busy',
  entry: 'beginReconciling',
  invoke: {
    id: 'readCart',
    src: 'readCart',
    input: ({ context }) => ({ cartId: present(context.cartId, 'cartId') }),
    onDone: [
      {
        guard: { type: 'isSeveralArrived', params: ({ event }) => ({ cart: event.output }) },
        target: 'ready',
        actions: [
          { type: 'finishUnanswered', params: ({ event }) => ({ cart: event.output }) },
          { type: 'receiveCart', params: ({ event }) => ({ cart: event.output }) },
          'dropFailure',
        ],
      },
      {
        guard: { type: 'isHalfArrived', params: ({ event }) => ({ cart: event.output }) },
        target: 'writing',
        description: 'The new line has gone in, unheard: the old one goes out (CART-03).',
        actions: [
          { type: 'receiveCart', params: ({ event }) => ({ cart: event.output }) },
          'dropFailure',
          { type: 'continueEdit', params: ({ event }) => ({ cart: event.output }) },
        ],
      },
      {
        guard: { type: 'isArrived', params: ({ event }) => ({ cart: event.output }) },
        target: 'ready',
        actions: [
          { type: 'receiveCart', params: ({ event }) => ({ cart: event.output }) },
          'dropFailure',
          'finishAction',
        ],
      },
      {
        guard: { type: 'canHaveArrived', params: ({ event }) => ({ cart: event.output }) },
        target: 'failing',
        description: 'What the cart held before could not be read: the shopper looks it over themselves.',
        actions: [
          {
            type: 'failAction',
            params: ({ context }) => ({ error: unheardOf(present(context.failure, 'failure')) }),
          },
          { type: 'receiveCart', params: ({ event }) => ({ cart: event.output }) },
        ],
      },
      {
        target: 'failing',
        actions: [
          { type: 'receiveCart', params: ({ event }) => ({ cart: event.output }) },
          { type: 'failAction', params: ({ context }) => ({ error: context.failure }) },
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isSuperseded', params: ({ event }) => event },
        target: 'ready',
        actions: 'putBack',
      },
      {
        guard: { type: 'isSessionInQuestion', params: ({ event }) => event },
        target: 'recovering.verifying',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
      {
        guard: { type: 'canRecover', params: ({ event }) => event },
        target: 'recovering.replacing',
        description: 'The server says so itself: that is no network error any more (CART-05).',
        actions: { type: 'dropLostCart', params: ({ event }) => event },
      },
      {
        guard: { type: 'isLossTold', params: ({ event }) => event },
        target: 'failing',
        actions: { type: 'failAction', params: ({ event }) => event },
      },
      {
        target: 'failing',
        actions: [
          { type: 'failAction', params: ({ context }) => ({ error: context.failure }) },
          'markUnread',
        ],
      },
    ],
  },
  on: { 'cart.leave': { guard: 'canPart', actions: 'sendOff' } },
});
