/** The cart's machines in a small shop that notes its messages; requests wait for the test. */

import { setup } from 'xstate';
import type { CartFact } from '#machines/cart/cart.events.ts';
import { cartWritesMachine } from '#machines/cart/cart-writes.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartRecoveryMachine } from '#machines/cart/cart-recovery.machine.ts';
import { plug, waiting } from '#tests/support/shopper-machines.ts';

const cart = plug(cartMachine, {
  readCart: waiting,
  createCart: waiting,
  cartWrites: plug(cartWritesMachine, { readCart: waiting, writeCart: waiting }),
  cartRecovery: plug(cartRecoveryMachine, { createCart: waiting, readCart: waiting, rebuildCart: waiting }),
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
