/** One action at a time is carried out, quantities that were changed one after another together (CART-02, CART-04, CART-07); another choice for a line in two writes (CART-03). */

import { present } from '../domain/present.ts';
import { cartSetup } from './cart.setup.ts';

export const writingState = cartSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'writeCart',
    src: 'writeCart',
    input: ({ context }) => ({
      cartId: present(context.cartId, 'cartId'),
      action: present(context.action, 'action'),
      alongside: context.alongside,
      customerId: context.customerId ?? undefined,
    }),
    onDone: [
      {
        guard: 'isOfSeveral',
        target: 'ready',
        description: 'What the server would not take of them keeps none of the others out (BEY-09).',
        actions: [
          { type: 'finishSeveral', params: ({ event }) => ({ answer: event.output }) },
          { type: 'receiveCart', params: ({ event }) => event.output },
        ],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'failing',
        description: 'The first reason the server gives is the one told (CART-07).',
        actions: [
          { type: 'receiveCart', params: ({ event }) => event.output },
          { type: 'failRefused', params: ({ event }) => ({ answer: event.output }) },
        ],
      },
      {
        guard: { type: 'isHalfEdited', params: ({ event }) => event.output },
        target: 'writing',
        reenter: true,
        description: 'The new line is in; nothing comes between this and the old one going out.',
        actions: [
          { type: 'receiveCart', params: ({ event }) => event.output },
          { type: 'continueEdit', params: ({ event }) => event.output },
        ],
      },
      {
        guard: { type: 'isEmptiedByRemoval', params: ({ event }) => event.output },
        target: 'loading',
        description: 'After the last line the cart is read afresh, so that nothing stale stays (CART-04).',
        actions: [{ type: 'receiveCart', params: ({ event }) => event.output }, 'finishAction'],
      },
      {
        target: 'ready',
        actions: [{ type: 'receiveCart', params: ({ event }) => event.output }, 'finishAction'],
      },
    ],
    onError: [
      {
        guard: { type: 'isSuperseded', params: ({ event }) => event },
        target: 'ready',
        description: 'Another cart has taken its place; the requests are for that one.',
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
        actions: { type: 'dropLostCart', params: ({ event }) => event },
      },
      {
        guard: { type: 'isInDoubt', params: ({ event }) => event },
        target: 'reconciling',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
      {
        guard: { type: 'isRefusedTogether', params: ({ event }) => event },
        target: 'ready',
        actions: 'part',
      },
      {
        guard: { type: 'isReplacedAlready', params: ({ event }) => event },
        target: 'loading',
        description: 'Another device or tab has taken the old line out: the edit is done.',
        actions: 'finishAction',
      },
      { target: 'failing', actions: { type: 'failAction', params: ({ event }) => event } },
    ],
  },
  on: {
    'cart.leave': [
      {
        guard: 'isJoinedByQueue',
        target: 'writing',
        reenter: true,
        description:
          'There will be no second request: a quantity may be set twice, but none may be lost (BEY-05).',
        actions: ['takeMore', 'sendOff'],
      },
      {
        guard: 'canPart',
        description: 'What waits goes beside it, as far as one does not wait for the other.',
        actions: 'sendOff',
      },
    ],
  },
});
