/** A customer whose cart this browser remembers only by a note (CART-05, BEY-03, BEY-15). */

import type { EventObject } from 'xstate';
import type { CartContext } from '#machines/trade/cart/cart.context.ts';
import type { StoredCart } from '#machines/domain/lost-lines.ts';
import { adopted } from './cart.answers.ts';
import { cartOf, cups, failure } from './goods.ts';
import { done } from '#machines/tools/models/plan.ts';

/** The kept note of a customer's cart; the plan recognises it by identity. */
export const note: StoredCart = { cartId: 'cart-1', lines: [cups(7)] };

const cart = cartOf('own');

/** Once the customer has a cart it is like any other. */
export const isOfNote = ({ lastCart, lost, cart: now }: CartContext): boolean =>
  lastCart === note || lost === note.lines || now?.id === cart.id;

const recreated = { cartId: 'own', cart, missing: [], failure: null };

/** What may happen until that is so. */
export const eventsOfNote: Readonly<Record<string, readonly EventObject[]>> = {
  'waiting.starting': [{ type: 'cart.lock' }, { type: 'cart.adopt' }],
  adopting: [
    adopted({ cart, isLastLost: true }),
    adopted({ cart }),
    adopted({ failure: failure('network') }),
    { type: 'cart.adopt' },
    { type: 'cart.lock' },
  ],
  ready: [{ type: 'cart.load' }, { type: 'cart.addItem', line: cups(1) } as EventObject],
  'recovering.replacing': [
    done('cartRecovery', recreated),
    done('cartRecovery', { ...recreated, cartId: null, cart: null, failure: failure('network') }),
  ],
};
