/** A cart machine with all its slots in the test's hands. */

import { cartMachine } from '#machines/cart/cart.machine.ts';
import { recreationMachine } from '#machines/cart/recreation.machine.ts';
import type { Cart, CartAction, NewLine, WriteAnswer } from '#machines/domain/cart.ts';
import { fullCart } from '../models/goods.ts';
import { alone, heldSlot } from './bench.ts';

export const openCart = (cartId: string | null) => {
  const read = heldSlot<Cart, { readonly cartId: string }>();
  const create = heldSlot<string, undefined>();
  const write = heldSlot<WriteAnswer, { readonly cartId: string; readonly action: CartAction }>();
  const rebuild = heldSlot<WriteAnswer, { readonly cartId: string; readonly lines: readonly NewLine[] }>();
  const recreation = recreationMachine.provide({
    actors: { createCart: create.logic, rebuildCart: rebuild.logic },
  });
  const machine = cartMachine.provide({
    actors: { readCart: read.logic, createCart: create.logic, writeCart: write.logic, recreation },
  });
  return { ...alone(machine, { cartId }), read, create, write, rebuild };
};

export const openFullCart = async () => {
  const cart = openCart('cart-1');
  await cart.read.last().resolve(fullCart);
  cart.facts.length = 0;
  return cart;
};

export const answer = (cart: Cart): WriteAnswer => ({ cart, refusals: [] });
