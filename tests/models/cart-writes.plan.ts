/** What may happen while one request to the cart is carried out (CART-06, BEY-12). */

import type { CartWrite } from '#machines/trade/cart/cart.actors.ts';
import { cartWritesMachine } from '#machines/trade/cart/cart-writes.machine.ts';
import { lostAnswerMessage } from '#machines/domain/several-lines.ts';
import { cartOf, cups, fullCart, lineOf, water } from './goods.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const add: CartWrite = { cartId: 'cart-1', action: { kind: 'add', line: water(1) } };
const more = cartOf('cart-1', lineOf('1', water(3)), lineOf('2', cups(1)));

export const cartWritesPlan = planOf({
  machine: cartWritesMachine,
  proves: 'CART-06, BEY-12',
  inputs: [add],
  requests: [
    { type: 'cartWrites.reconcile', cartId: 'cart-8', held: fullCart },
    { type: 'cartWrites.reconcile', cartId: 'cart-8', held: null },
    { type: 'cartWrites.reconcile', cartId: null, held: null },
  ],
  answers: {
    writing: [
      done('writeCart', { cart: more, refusals: [] }),
      ...failing('writeCart', 'network', 'server', 'refused', 'cartMissing', 'notFound'),
    ],
    reconciling: [
      done('readCart', more),
      done('readCart', fullCart),
      done('readCart', cartOf('cart-1')),
      ...failing('readCart', 'network', 'cartMissing'),
    ],
  },
  projection: ({ baseline, failure }) => [baseline?.held === null, failure?.kind],
  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const { answer, cart, failure, baseline } = now;
    const held = baseline?.held ?? null;
    const isLost = isFailed('writeCart') && ['network', 'server'].includes(error?.kind ?? '');
    must.start('writeCart', before === '', add);
    must.start('readCart', before === 'unconfirmed' && state === 'reconciling', { cartId: 'cart-8' });
    must.emit('cartWrites.answerLost', isLost);
    const isUnknown = before === 'unconfirmed' && event['cartId'] === null;
    const isOver =
      isDone('writeCart', 'readCart') || isFailed('readCart') || (isFailed('writeCart') && !isLost);
    must.enter('ended', isOver || isUnknown);
    must(!isDone('readCart') || cart === event['output'], 'the cart that was read is the answer');
    if (state !== 'ended') return;
    must((answer !== null) === isDone('writeCart'), 'an answer is the server’s');
    must(cart !== null || failure !== null, 'it is known what has come of it, or why not');
    if (isDone('readCart')) {
      const isThere = held !== null && event['output'] === more;
      must((failure === null) === isThere, 'only what the cart shows has arrived');
      const isOpen = held === null && cart?.lines.length !== 0;
      must(failure === null || (failure.message === lostAnswerMessage) === isOpen, 'a doubt is named');
    }
    if (type === 'xstate.error.actor.readCart' && error?.kind === 'network')
      must(failure === was.failure, 'the write’s own failure is reported');
    if (error?.kind === 'cartMissing') must(failure?.kind === 'cartMissing', 'a lost cart is reported');
  },
});
