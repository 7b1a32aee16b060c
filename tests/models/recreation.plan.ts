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

const look = (play: Stage<RecreationContext>, cart: Cart): void => {
  const arrived = (sku: string): number => cart.lines.find((line) => line.sku === sku)?.quantity ?? 0;
  play.memory.cart = cart;
  play.memory.missing = play.memory.lost.filter(
    ({ sku, quantity, chosen }) => chosen === null || arrived(sku) < quantity,
  );
  play.state = 'replaced';
};

const giveUp = (play: Stage<RecreationContext>): void => {
  play.memory.missing = play.memory.lost;
  play.state = 'replaced';
};

const hear = (play: Stage<RecreationContext>, event: Answer): void => {
  const { memory } = play;
  switch (event.type) {
    case 'xstate.done.actor.createCart':
      memory.cartId = event.output;
      if (memory.lost.every(({ chosen }) => chosen === null)) return giveUp(play);
      return play.ask('rebuilding', 'rebuildCart', {
        cartId: event.output,
        lines: memory.lost.filter(({ chosen }) => chosen !== null),
        customerId: memory.customerId,
      });
    case 'xstate.error.actor.createCart':
      memory.failure = event.error;
      play.state = 'failed';
      return;
    case 'xstate.done.actor.rebuildCart':
      return look(play, event.output.cart);
    case 'xstate.done.actor.readCart':
      return look(play, event.output);
    case 'xstate.error.actor.rebuildCart':
      // silence, or a server that stumbled: the lines may lie in the cart all the same
      if (['network', 'server'].includes(event.error.kind) && event.error.isUnsent !== true)
        return play.ask('reconciling', 'readCart', { cartId: memory.cartId });
      return giveUp(play);
    case 'xstate.error.actor.readCart':
      return giveUp(play);
  }
};

export const recreationPlan: ModelPlan = {
  machine: recreationMachine,
  inputs: [
    { lost: [] },
    { lost, customerId: 4711 },
    { lost: [giftCard] },
    { lost: [water(2), giftCard, cups(1)] },
  ],
  events: (state) => answers[state] ?? [],
  projection: (context) => {
    const { lost: lines } = context as unknown as RecreationContext;
    return [lines.length, lines.some(({ chosen }) => chosen === null)];
  },
  oracle: oracleFrom<RecreationContext, Answer, Stage<RecreationContext>>(
    Stage<RecreationContext>,
    (input) => {
      const given = input as Pick<RecreationContext, 'lost' | 'customerId'>;
      const play = new Stage<RecreationContext>('replacing', {
        lost: given.lost,
        customerId: given.customerId,
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
    if (now.state === 'failed' && (reason === null || cartId !== null))
      broken.push('failed without a reason');
    return broken;
  },
};
