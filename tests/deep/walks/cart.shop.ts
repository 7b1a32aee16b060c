/** The cart's machines as they are, in a shop that tells the shopper what the real one does; whatever they ask waits for the test. */

import { setup } from 'xstate';
import type { CartFact } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { recreationMachine } from '#machines/cart/recreation.machine.ts';
import { plug, waiting } from '#tests/support/shopper-machines.ts';

const cart = plug(cartMachine, {
  readCart: waiting,
  createCart: waiting,
  writeCart: waiting,
  recreation: plug(recreationMachine, { createCart: waiting, readCart: waiting, rebuildCart: waiting }),
});

export interface Heard {
  /** What the shopper is told, or what stands in it for sure. */
  readonly toasts: string[];
}

export const cartShop = setup({
  types: { input: {} as Heard, context: {} as Heard, events: {} as CartFact },
  actors: { cart },
  actions: {
    note: ({ context }, params: { says: readonly string[] }) => void context.toasts.push(...params.says),
  },
}).createMachine({
  context: ({ input }) => input,
  invoke: { id: 'cart', src: 'cart', input: { cartId: 'cart', releasedCartId: null, keptCart: null } },
  on: {
    'cart.actionFailed': {
      actions: { type: 'note', params: ({ event }) => ({ says: [event.failure.message] }) },
    },
    'cart.recreated': {
      actions: {
        type: 'note',
        params: ({ event: { wasOrdered, missing } }) => ({
          says: [
            wasOrdered ? 'Your last cart has already been ordered' : 'We had to renew your cart',
            ...missing.map(({ name }) => name),
          ],
        }),
      },
    },
  },
});
