/** The cart changes hands: a guest's leaves before a token goes live, the customer's own is taken up (CART-11). */

import { cartSetup } from './cart.setup.ts';

export const releasedState = cartSetup.createStateConfig({
  description: "The guest's cart has left; what is asked meanwhile waits for the customer's own.",
  on: {
    'cart.adopt': 'adopting',
    'cart.release': { actions: 'tellReleased' },
    'cart.follow': {},
    'cart.open': { target: 'ready', actions: ['takeBack', 'wantReload'] },
  },
});

export const adoptingState = cartSetup.createStateConfig({
  tags: 'busy',
  entry: 'beginAdoption',
  invoke: {
    id: 'cartOwner',
    src: 'cartOwner',
    input: ({ context: { releasedCartId, releasedLines, keptCart } }) => ({
      releasedCartId,
      releasedLines: releasedCartId === null ? undefined : releasedLines,
      keptCartId: releasedCartId === null ? keptCart?.cartId : undefined,
    }),
    onDone: [
      {
        guard: { type: 'isUnadopted', params: ({ event }) => event.output },
        target: 'failing',
        actions: [
          { type: 'tellUnadopted', params: ({ event }) => event.output },
          { type: 'failAll', params: ({ event }) => ({ error: event.output.failure }) },
        ],
      },
      {
        guard: { type: 'isKeptLost', params: ({ event }) => event.output },
        target: 'recovering.replacing',
        description: 'The server has lost the one of the last visit: its lines come back (CART-05, BEY-03).',
        actions: 'loseKept',
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'failing',
        actions: [
          { type: 'adopt', params: ({ event }) => event.output },
          { type: 'setRefusal', params: ({ event }) => event.output },
        ],
      },
      {
        guard: { type: 'hasStrandedOwn', params: ({ event }) => event.output },
        target: 'failing',
        description: 'What waits is for a line that has not come along, or holds more than the guest’s.',
        actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'failStranded'],
      },
      { target: 'ready', actions: { type: 'adopt', params: ({ event }) => event.output } },
    ],
  },
});
