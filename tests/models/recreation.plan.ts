/** What may happen while a lost cart is replaced (CART-05, BEY-03). */

import { isDeepStrictEqual } from 'node:util';
import { recreationMachine } from '#machines/cart/recreation.machine.ts';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import { done, failed } from '#tests/support/model.ts';
import { cartOf, cups, failure, lineOf, water } from './goods.ts';
import { failing, planOf } from './plan.ts';

const lost: readonly LostLine[] = [water(2), cups(1)];
/** What was written on it was not kept. */
const giftCard: LostLine = { sku: 'GIFT', name: 'Gift card', quantity: 1, chosen: null };

export const recreationPlan = planOf({
  machine: recreationMachine,
  inputs: [
    { lost: [], isOwned: false },
    { lost, customerId: 4711, isOwned: true },
    { lost: [giftCard], isOwned: false },
    { lost: [water(2), giftCard, cups(1)], isOwned: false },
    { lost: [giftCard, ...lost], isOwned: true },
    { lost: [], isOwned: true },
  ],
  answers: {
    // nothing in it, some of it, all of it and more, or no answer
    looking: [
      done('readCart', cartOf('cart-2')),
      done('readCart', cartOf('cart-2', lineOf('7', water(1)), lineOf('8', cups(4)))),
      done('readCart', cartOf('cart-2', lineOf('7', water(2)), lineOf('8', cups(4)))),
      ...failing('readCart', 'network', 'cartForbidden'),
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
      ...failing('rebuildCart', 'network', 'server', 'refused'),
      failed('rebuildCart', { ...failure('network'), isUnsent: true }),
    ],
    reconciling: [
      done('readCart', cartOf('cart-2', lineOf('7', water(2)))),
      done('readCart', cartOf('cart-2')),
      failed('readCart', failure('network')),
    ],
  },
  projection: ({ lost: lines, isOwned, cart }) => [
    lines.length,
    lines.some(({ chosen }) => chosen === null),
    isOwned,
    cart?.totalQuantity,
  ],

  rules: ({ now, was, state, before, steps, error, isDone, isFailed }, must) => {
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
    must(state !== 'failed' || (reason !== null && cartId === null), 'a failure says why and leaves no cart');
    if (state === 'replaced' && was.cartId !== null) {
      const unknown = lines.filter(({ chosen }) => chosen === null);
      must(isDeepStrictEqual(missing, cart === null ? lines : [...lacking, ...unknown]), 'missing is named');
    }
  },
});
