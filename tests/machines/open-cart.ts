/** A cart machine with all its slots in the test's hands. */

import { assign, fromCallback, setup, type PromiseActorLogic } from 'xstate';
import { createCart, readCart, rebuildCart, writeCart } from '#machines/trade/cart/cart.actors.ts';
import { cartWritesMachine } from '#machines/trade/cart/cart-writes.machine.ts';
import { cartMachine } from '#machines/trade/cart/cart.machine.ts';
import { cartRecoveryMachine } from '#machines/trade/cart/cart-recovery.machine.ts';
import type { CartUnload, CartWrite } from '#machines/trade/cart/cart.actors.ts';
import type { AdoptedCart, CartAdoption } from '#machines/trade/cart/cart-owner.machine.ts';
import type { CartEvent } from '#machines/trade/cart/cart.events.ts';
import type { Cart, NewLine } from '#machines/domain/cart.ts';
import type { WriteAnswer } from '#machines/domain/cart-actions.ts';
import { toFailure, type Failure } from '#machines/domain/failure.ts';
import type { StoredCart } from '#machines/domain/lost-lines.ts';
import { failure, fullCart } from '../models/goods.ts';
import { alone, heldSlot, silentListener, type Call } from './bench.ts';

export const answer = (cart: Cart): WriteAnswer => ({ cart, refusals: [] });
export const refusing = (...messages: readonly string[]): WriteAnswer => ({
  cart: fullCart,
  refusals: messages.map((message) => ({ message })),
});

export const add = (line: NewLine) => ({ type: 'cart.addItem', line }) as const;
export const addAll = (...lines: readonly NewLine[]) => ({ type: 'cart.addItems', lines }) as const;
export const reorder = (orderNumber: string, ...lines: readonly NewLine[]) =>
  ({ type: 'cart.reorderItems', orderNumber, lines }) as const;
export const update = (lineId: string, line: NewLine) => ({ type: 'cart.updateItem', lineId, line }) as const;
export const remove = (lineId: string, line: NewLine) => ({ type: 'cart.removeItem', lineId, line }) as const;
export const edit = (lineId: string, before: NewLine, line: NewLine) =>
  ({ type: 'cart.editItem', lineId, before, line }) as const;
export const undo = (line: NewLine) => ({ type: 'cart.undoRemoval', line }) as const;
export const follow = (cartId: string | null) => ({ type: 'cart.follow', cartId }) as const;
/** All of them, for files that ask for many. */
export const ask = { add, addAll, edit, follow, remove, reorder, undo, update };

type Bare = CartEvent extends infer Event
  ? Event extends { type: `cart.${infer Name}` }
    ? Name
    : never
  : never;
export const now = (...names: readonly Bare[]): readonly CartEvent[] =>
  names.map((name) => ({ type: `cart.${name}` }) as CartEvent);

export const missing = failure('cartMissing');
export const offline = failure('network');

/** What a slot answers: a failure is a rejection, a bare cart an answer without refusals. */
export type Answer = readonly [
  slot: 'read' | 'create' | 'write' | 'rebuild' | 'adopt',
  value: Cart | string | WriteAnswer | Partial<AdoptedCart> | Failure,
];

/** Stands in for the child that takes up a customer's cart: one answer for all that it asks. */
const ownerOf = (adopt: PromiseActorLogic<Partial<AdoptedCart>, CartAdoption>) =>
  setup({
    types: { input: {} as CartAdoption, context: {} as AdoptedCart & { readonly input: CartAdoption } },
    actors: { adopt },
    actions: { set: assign((_, adopted: Partial<AdoptedCart>) => adopted) },
  }).createMachine({
    context: ({ input }) => ({
      input,
      cart: null,
      refusals: [],
      missing: [],
      isLastLost: false,
      failure: null,
    }),
    invoke: {
      src: 'adopt',
      input: ({ context }) => context.input,
      onDone: { target: '.over', actions: { type: 'set', params: ({ event }) => event.output } },
      onError: {
        target: '.over',
        actions: { type: 'set', params: ({ event }) => ({ failure: toFailure(event.error) }) },
      },
    },
    output: ({ context }) => context,
    initial: 'asking',
    states: { asking: {}, over: { type: 'final' } },
  }) as never;

export const closedCart = (kept: {
  readonly cartId: string | null;
  readonly releasedCartId?: string | null;
  readonly lastCart?: StoredCart;
}) => {
  const read = heldSlot(readCart);
  const create = heldSlot(createCart);
  const write = heldSlot(writeCart);
  const rebuild = heldSlot(rebuildCart);
  const adopt = heldSlot<Partial<AdoptedCart>, CartAdoption>();
  const flushed: CartWrite[] = [];
  const flushCart = fromCallback<CartUnload, undefined>(({ receive }) => {
    receive(({ writes }) => flushed.push(...writes));
  });
  const recovery = cartRecoveryMachine.provide({
    actors: { createCart: create.logic, readCart: read.logic, rebuildCart: rebuild.logic },
  });
  const cartWrites = cartWritesMachine.provide({ actors: { readCart: read.logic, writeCart: write.logic } });
  const machine = cartMachine.provide({
    actors: {
      readCart: read.logic,
      createCart: create.logic,
      cartWrites,
      cartOwner: ownerOf(adopt.logic),
      watchCart: silentListener,
      flushCart,
      cartRecovery: recovery,
    },
  });
  const slots = { read, create, write, rebuild, adopt };
  const bench = alone(machine, { releasedCartId: null, lastCart: null, ...kept });
  return {
    ...bench,
    /** Sends the events, then lets the slots answer one after the other. */
    play: async (events: readonly CartEvent[], ...answers: readonly Answer[]): Promise<void> => {
      for (const event of events) bench.actor.send(event);
      for (const [slot, value] of answers) {
        const call = slots[slot].last() as Call<unknown, unknown>;
        if (typeof value === 'object' && 'kind' in value) await call.reject(value);
        else if (typeof value === 'object' && 'lines' in value && slot !== 'read')
          await call.resolve(answer(value));
        else await call.resolve(value);
      }
    },
    see: <Seen>(select: (snapshot: ReturnType<typeof bench.actor.getSnapshot>) => Seen): Seen =>
      select(bench.actor.getSnapshot()),
    told: (type: string) => bench.facts.find((fact) => fact.type === type),
    actions: () => write.calls.map(({ input }) => input.action),
    read,
    create,
    write,
    rebuild,
    adopt,
    /** What was sent when the page was left. */
    flushed,
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

export const openFullCart = async (held = fullCart) => {
  const cart = openCart('cart-1');
  await cart.read.last().resolve(held);
  cart.facts.length = 0;
  return cart;
};

export type HeldCart = ReturnType<typeof closedCart>;
