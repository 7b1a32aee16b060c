/** What may happen while a lost cart is replaced (CART-05, BEY-03). */

import type { EventObject } from 'xstate';
import { recreationMachine, type RecreationContext } from '#machines/cart/recreation.machine.ts';
import type { Cart, WriteAnswer } from '#machines/domain/cart.ts';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { cartOf, cups, failure, lineOf, water } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'createCart', string>
  | Done<'rebuildCart', WriteAnswer>
  | Done<'readCart', Cart>
  | Failed<'createCart' | 'rebuildCart' | 'readCart'>;

const lost: readonly LostLine[] = [water(2), cups(1)];
/** What was written on it was not kept. */
const giftCard: LostLine = { sku: 'GIFT', name: 'Gift card', quantity: 1, chosen: null };

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  // nothing in it, some of it, all of it and more, or nobody knows
  looking: [
    done('readCart', cartOf('cart-2')),
    done('readCart', cartOf('cart-2', lineOf('7', water(1)), lineOf('8', cups(4)))),
    done('readCart', cartOf('cart-2', lineOf('7', water(2)), lineOf('8', cups(4)))),
    failed('readCart', failure('network')),
    failed('readCart', failure('cartForbidden')),
  ],
  replacing: [done('createCart', 'cart-2'), failed('createCart', failure('network'))],
  rebuilding: [
    done('rebuildCart', {
      cart: cartOf('cart-2', lineOf('7', water(2)), lineOf('8', cups(1))),
      refusals: [],
    }),
    done('rebuildCart', {
      cart: cartOf('cart-2', lineOf('7', water(1))),
      refusals: [{ message: 'Sold out.' }],
    }),
    failed('rebuildCart', failure('network')),
    failed('rebuildCart', failure('server')),
    failed('rebuildCart', failure('refused')),
    failed('rebuildCart', { ...failure('network'), isUnsent: true }),
  ],
  reconciling: [
    done('readCart', cartOf('cart-2', lineOf('7', water(2)))),
    done('readCart', cartOf('cart-2')),
    failed('readCart', failure('network')),
  ],
};

/** How much of what was lost is not in the cart; of an unseen one nobody expects anything. */
const wanting = ({ lost: lines, cart }: RecreationContext): readonly LostLine[] =>
  lines.flatMap((line) => {
    const there = cart?.lines.find(({ sku }) => sku === line.sku)?.quantity ?? 0;
    return line.chosen === null || there >= line.quantity
      ? []
      : [{ ...line, quantity: line.quantity - there }];
  });

const end = (play: Stage<RecreationContext>): void => {
  const unknown = play.memory.lost.filter(({ chosen }) => chosen === null);
  play.memory.missing = play.memory.cart === null ? play.memory.lost : [...wanting(play.memory), ...unknown];
  play.state = 'replaced';
};

const look = (play: Stage<RecreationContext>, cart: Cart): void => {
  play.memory.cart = cart;
  end(play);
};

const bring = (play: Stage<RecreationContext>): void => {
  const { cartId, customerId } = play.memory;
  const lines = wanting(play.memory);
  if (lines.length === 0) return end(play);
  play.ask('rebuilding', 'rebuildCart', { cartId, lines, customerId });
};

const hear = (play: Stage<RecreationContext>, event: Answer): void => {
  const { memory } = play;
  switch (event.type) {
    case 'xstate.done.actor.createCart':
      memory.cartId = event.output;
      // a customer has but one, which may be in use on another device
      return memory.isOwned ? play.ask('looking', 'readCart', { cartId: event.output }) : bring(play);
    case 'xstate.error.actor.createCart':
      memory.failure = event.error;
      play.state = 'failed';
      return;
    case 'xstate.done.actor.rebuildCart':
      return look(play, event.output.cart);
    case 'xstate.done.actor.readCart':
      if (play.state !== 'looking') return look(play, event.output);
      memory.cart = event.output;
      return bring(play);
    case 'xstate.error.actor.rebuildCart':
      // silence, or a server that stumbled: the lines may lie in the cart all the same
      if (['network', 'server'].includes(event.error.kind) && event.error.isUnsent !== true)
        return play.ask('reconciling', 'readCart', { cartId: memory.cartId });
      return end(play);
    case 'xstate.error.actor.readCart':
      if (play.state !== 'looking') return end(play);
      Object.assign(memory, { cartId: null, failure: event.error });
      play.state = 'failed';
      return;
  }
};

export const recreationPlan: ModelPlan = {
  machine: recreationMachine,
  inputs: [
    { lost: [], isOwned: false },
    { lost, customerId: 4711, isOwned: true },
    { lost: [giftCard], isOwned: false },
    { lost: [water(2), giftCard, cups(1)], isOwned: false },
    { lost: [giftCard, ...lost], isOwned: true },
    { lost: [], isOwned: true },
  ],
  events: (state) => answers[state] ?? [],
  projection: (context) => {
    const { lost: lines, isOwned, cart } = context as unknown as RecreationContext;
    return [lines.length, lines.some(({ chosen }) => chosen === null), isOwned, cart?.totalQuantity];
  },
  oracle: oracleFrom<RecreationContext, Answer, Stage<RecreationContext>>(
    Stage<RecreationContext>,
    (input) => {
      const given = input as Pick<RecreationContext, 'lost' | 'customerId' | 'isOwned'>;
      const play = new Stage<RecreationContext>('replacing', {
        lost: given.lost,
        customerId: given.customerId,
        isOwned: given.isOwned,
        cartId: null,
        cart: null,
        missing: [],
        failure: null,
      });
      play.ask('replacing', 'createCart');
      return play;
    },
    hear,
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { cartId, failure: reason } = now.context as unknown as RecreationContext;
    const creations = steps.flatMap(({ view }) => view.asked).filter(({ child }) => child === 'createCart');
    const broken: string[] = [];
    if (creations.length !== 1) broken.push('more than one cart was made');
    if (now.state === 'replaced' && cartId === null) broken.push('replaced by nothing');
    for (const asked of now.asked) {
      if (asked.child !== 'rebuildCart' || !('input' in asked)) continue;
      const held = now.context as unknown as RecreationContext;
      const { lines } = asked.input as { readonly lines: readonly LostLine[] };
      const isTooMany = lines.some(({ sku, quantity }) => {
        const there = held.cart?.lines.find((line) => line.sku === sku)?.quantity ?? 0;
        return there + quantity > (held.lost.find((line) => line.sku === sku)?.quantity ?? 0);
      });
      if (isTooMany) broken.push('more is brought back than was lost');
    }
    if (now.state === 'failed' && (reason === null || cartId !== null))
      broken.push('failed without a reason');
    return broken;
  },
};
