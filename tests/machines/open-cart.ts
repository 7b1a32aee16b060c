/** A cart machine with all its slots in the test's hands. */

import { fromCallback } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { recreationMachine } from '#machines/cart/recreation.machine.ts';
import type {
  AdoptedCart,
  CartAdoption,
  CartParting,
  CartRebuilding,
  CartWrite,
} from '#machines/cart/cart.actors.ts';
import type { Cart, WriteAnswer } from '#machines/domain/cart.ts';
import type { KeptCart } from '#machines/domain/lost-lines.ts';
import { fullCart } from '../models/goods.ts';
import { alone, heldSlot, silentListener } from './bench.ts';

export const closedCart = (kept: {
  readonly cartId: string | null;
  readonly releasedCartId?: string | null;
  readonly keptCart?: KeptCart;
}) => {
  const read = heldSlot<Cart, { readonly cartId: string }>();
  const create = heldSlot<string, undefined>();
  const write = heldSlot<WriteAnswer, CartWrite>();
  const rebuild = heldSlot<WriteAnswer, CartRebuilding>();
  const adopt = heldSlot<AdoptedCart, CartAdoption>();
  const parted: CartWrite[] = [];
  const partCart = fromCallback<CartParting, undefined>(({ receive }) => {
    receive(({ writes }) => parted.push(...writes));
  });
  const recreation = recreationMachine.provide({
    actors: { createCart: create.logic, readCart: read.logic, rebuildCart: rebuild.logic },
  });
  const machine = cartMachine.provide({
    actors: {
      readCart: read.logic,
      createCart: create.logic,
      writeCart: write.logic,
      adoptCart: adopt.logic,
      watchCart: silentListener,
      partCart,
      recreation,
    },
  });
  return {
    ...alone(machine, { releasedCartId: null, keptCart: null, ...kept }),
    read,
    create,
    write,
    rebuild,
    adopt,
    /** What was sent when the page was left. */
    parted,
  };
};

/** A guest's. */
export const openCart = (cartId: string | null) => {
  const cart = closedCart({ cartId });
  cart.actor.send({ type: 'cart.open' });
  return cart;
};

/** The one of a customer who was signed in from the start, with two lines in it. */
export const openOwnCart = async () => {
  const cart = closedCart({ cartId: null });
  cart.actor.send({ type: 'cart.adopt' });
  await cart.adopt.last().resolve(answer(fullCart));
  cart.facts.length = 0;
  return cart;
};

export const openFullCart = async () => {
  const cart = openCart('cart-1');
  await cart.read.last().resolve(fullCart);
  cart.facts.length = 0;
  return cart;
};

export const answer = (cart: Cart): WriteAnswer => ({ cart, refusals: [] });
