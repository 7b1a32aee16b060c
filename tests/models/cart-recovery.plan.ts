/** What may happen while a lost cart is replaced (CART-05, BEY-03). */

import { isDeepStrictEqual } from 'node:util';
import { cartRecoveryMachine } from '#machines/trade/cart/cart-recovery.machine.ts';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import { cartOf, cups, failure, lineOf, water } from './goods.ts';
import { done, failed, failing, planOf } from '#machines/tools/models/plan.ts';

const lost: readonly LostLine[] = [water(2), cups(1)];
/** What was written on it was not kept. */
const giftCard: LostLine = { sku: 'GIFT', name: 'Gift card', quantity: 1, chosen: null };

export const cartRecoveryPlan = planOf({
  machine: cartRecoveryMachine,
  proves: 'CART-05, BEY-03',
  inputs: [
    { lost: [], isOwned: false },
    { lost, customerId: 4711, isOwned: true },
    { lost: [giftCard], isOwned: false },
    { lost: [water(2), giftCard, cups(1)], isOwned: false },
    { lost: [giftCard, ...lost], isOwned: true },
    { lost: [], isOwned: true },
    { lost: [], isOwned: true, failure: failure('cartForbidden') },
    { lost: [], isOwned: true, failure: failure('cartForbidden'), isSignOutDue: true },
    { lost: [], isOwned: true, failure: failure('cartMissing'), isSignOutDue: true },
    { lost: [], isOwned: false, failure: failure('cartForbidden') },
  ].map((input) => ({ failure: null, isSignOutDue: false, ...input })),
  requests: [
    { type: 'cartRecovery.confirmSession' },
    { type: 'cartRecovery.confirmSignOut' },
    { type: 'cartRecovery.replaceCart', lost, customerId: undefined, isOwned: false },
  ],
  answers: {
    // nothing in it, some of it, all of it and more, or no answer
    comparing: [
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

  rules: ({ now, was, state, before, type, steps, error, isDone, isFailed }, must) => {
    const { cartId, cart, lost: lines, missing, failure: reason, isOwned, loss, isSignOutDue } = now;
    const creations = steps.flatMap(({ view }) => view.asked).filter(({ child }) => child === 'createCart');
    const isAsking = /^(verifying|signingOut|awaitingLines)$/.test(state);
    must(creations.length === (isAsking ? 0 : 1), 'one cart is created, once the session is known (CART-14)');
    const isUnverified = loss?.kind === 'cartForbidden' && isOwned;
    const isConfirmed = type === 'cartRecovery.confirmSession' && before === 'verifying';
    const isAsked = before === '' && isUnverified;
    const isBegun = before === '' && loss !== null && !isUnverified;
    must.emit('cartRecovery.asked', isAsked || (isSignOutDue && (isBegun || isConfirmed)), {
      question: isAsked ? 'session' : 'signOut',
    });
    const isSignedOut = type === 'cartRecovery.confirmSignOut' && before === 'signingOut';
    must.emit('cartRecovery.cartLost', isSignedOut || (!isSignOutDue && (isBegun || isConfirmed)), {
      isSignedOut,
    });
    const lacking = lines.flatMap((line) => {
      const there = cart?.lines.find(({ sku }) => sku === line.sku)?.quantity ?? 0;
      return line.chosen === null || there >= line.quantity
        ? []
        : [{ ...line, quantity: line.quantity - there }];
    });
    const isLooked = isDone('readCart') && before === 'comparing';
    const isBare = isDone('createCart') && !isOwned;
    const isUncertain = ['network', 'server'].includes(error?.kind ?? '') && error?.isUnsent !== true;
    must.start('createCart', state === 'replacing' && before !== state);
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
