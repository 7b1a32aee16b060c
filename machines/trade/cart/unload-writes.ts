/** Writes that are sent at once when the page unloads (BEY-05). */

import { splitForUnload, type Unload } from '../../domain/unload.ts';
import { present } from '../../domain/present.ts';
import type { CartUnload } from './cart.actors.ts';
import type { Given } from './cart.answers.ts';
import { underWay, type CartContext } from './cart.context.ts';

const unloadOf = (context: CartContext): Unload => splitForUnload(underWay(context), context.queue);

export const canUnload = ({ context }: Pick<Given, 'context'>): boolean =>
  context.cartId !== null && context.owner !== 'expired' && unloadOf(context).writes.length > 0;

export const requestOf = (context: CartContext): CartUnload => ({
  type: 'unload.send',
  writes: unloadOf(context).writes.map((write) => ({
    ...write,
    cartId: present(context.cartId, 'cartId'),
    customerId: context.customerId ?? undefined,
  })),
});

/** Keeps only requests that were not sent. */
export const afterUnload = (context: CartContext): Partial<CartContext> => ({
  queue: unloadOf(context).waiting,
});
