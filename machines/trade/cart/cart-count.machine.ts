/** Notices that another device changed a customer's cart while the page was hidden (CART-13). */

import { sendParent, setup } from 'xstate';
import { isLostCart, toFailure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { countItems, watchReturn, type ItemCount } from './cart.actors.ts';
import type { CartCountEvent, CartCountFact } from './cart-count.events.ts';

/** The customer's cart as it is shown; null for a guest and while it is unknown. */
export type KnownCount = (ItemCount & { readonly cartId: string }) | null;

export const cartCountMachine = setup({
  types: { input: {} as KnownCount, context: {} as { known: KnownCount }, events: {} as CartCountEvent },
  actors: { countItems, watchReturn },
  actions: { reportChanged: sendParent({ type: 'cartCount.changed' } satisfies CartCountFact) },
  guards: {
    isKnown: ({ context }) => context.known !== null,
    isChanged: ({ context: { known } }, { totalQuantity }: ItemCount) =>
      totalQuantity !== known?.totalQuantity,
    isLost: (_, { error }: { error: unknown }) => isLostCart(toFailure(error)),
  },
}).createMachine({
  id: 'cartCount',
  description: 'It runs while the cart rests: a read or a write that begins ends it with its request.',
  context: ({ input }) => ({ known: input }),
  invoke: { id: 'watchReturn', src: 'watchReturn', onError: {} },
  initial: 'resting',
  states: {
    resting: { on: { 'cartCount.recount': { guard: 'isKnown', target: 'counting' } } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'countItems',
        src: 'countItems',
        input: ({ context }) => ({ cartId: present(context.known, 'known').cartId }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'reportChanged',
          },
          { target: 'resting' },
        ],
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => event },
            target: 'resting',
            description: 'The reading finds out, and the lines are restored (CART-05).',
            actions: 'reportChanged',
          },
          { target: 'resting' },
        ],
      },
    },
  },
});
