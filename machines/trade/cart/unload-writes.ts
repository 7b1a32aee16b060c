/** Writes that are sent at once when the page unloads (BEY-05). */

import { partingFrom, type Parting } from '../../domain/parting.ts';
import { present } from '../../domain/present.ts';
import type { CartParting } from './cart.actors.ts';
import type { Given } from './cart.answers.ts';
import { underWay, type CartContext } from './cart.context.ts';

const partingOf = (context: CartContext): Parting => partingFrom(underWay(context), context.queue);

export const canPart = ({ context }: Pick<Given, 'context'>): boolean =>
  context.cartId !== null && context.owner !== 'expired' && partingOf(context).writes.length > 0;

export const requestOf = (context: CartContext): CartParting => ({
  type: 'parting.send',
  writes: partingOf(context).writes.map((write) => ({
    ...write,
    cartId: present(context.cartId, 'cartId'),
    customerId: context.customerId ?? undefined,
  })),
});

/** Keeps only requests that were not sent. */
export const afterParting = (context: CartContext): Partial<CartContext> => ({
  queue: partingOf(context).waiting,
});
