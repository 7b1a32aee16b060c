/** What may happen while a lost cart is replaced (CART-05, BEY-03). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import { recreationMachine, type RecreationContext } from '#machines/cart/recreation.machine.ts';
import type { WriteAnswer } from '#machines/domain/cart.ts';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { cartOf, cups, failure, lineOf, water } from './goods.ts';
import { rules } from './rules.ts';

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

  invariants: rules<RecreationContext>(
    ({ now, was, state, before, event, steps, error, isDone, isFailed }, must) => {
      const { cartId, cart, lost: lines, missing, failure: reason, isOwned } = now;
      const creations = steps.flatMap(({ view }) => view.asked).filter(({ child }) => child === 'createCart');
      must(creations.length === 1, 'one cart is created');
      const lacking = lines.flatMap((line) => {
        const there = cart?.lines.find(({ sku }) => sku === line.sku)?.quantity ?? 0;
        return line.chosen === null || there >= line.quantity
          ? []
          : [{ ...line, quantity: line.quantity - there }];
      });
      const isLooked = isDone('readCart') && before === 'looking';
      const isBare = isDone('createCart') && !isOwned;
      const isUncertain = ['network', 'server'].includes(error?.kind ?? '') && error?.isUnsent !== true;
      must.start('createCart', before === '');
      // a customer has one cart, which may be in use on another device
      must.start('readCart', (isDone('createCart') && isOwned) || (isFailed('rebuildCart') && isUncertain), {
        cartId,
      });
      must.start('rebuildCart', (isBare || isLooked) && lacking.length > 0, {
        cartId,
        lines: lacking,
        customerId: now.customerId,
      });
      must(state !== 'replaced' || cartId !== null, 'a lost cart is replaced by another');
      must(
        state !== 'failed' || (reason !== null && cartId === null),
        'a failure says why and leaves no cart',
      );
      if (isDone('createCart')) must(cartId === event['output'], 'the new cart is known');
      if (isDone('readCart')) must(cart === event['output'], 'the cart is the one last read');
      if (isDone('rebuildCart'))
        must(cart === (event['output'] as WriteAnswer).cart && state === 'replaced', 'it is replaced');
      if (isFailed('createCart') || (isFailed('readCart') && before === 'looking'))
        must(state === 'failed' && isDeepStrictEqual(reason, error), 'it failed');
      if (isFailed('readCart') && before === 'reconciling')
        must(state === 'replaced', 'an unread cart still replaces the lost one');
      if (state === 'replaced' && was.cartId !== null) {
        const unknown = lines.filter(({ chosen }) => chosen === null);
        must(
          isDeepStrictEqual(missing, cart === null ? lines : [...lacking, ...unknown]),
          'what is missing is named',
        );
      }
    },
  ),
};
