/** What may happen while a customer's own cart is taken up (CART-11). */

import { cartOwnerMachine, type CartAdoption } from '#machines/trade/cart/cart-owner.machine.ts';
import { cartOf, cups, lineOf, water } from './goods.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const inputs: readonly CartAdoption[] = [
  { releasedCartId: null },
  { releasedCartId: null, lastCartId: 'kept' },
  { releasedCartId: 'guest', releasedLines: [water(2), cups(1)] },
  { releasedCartId: 'guest' },
];
const own = [
  done('readOwnCart', cartOf('own')),
  done('readOwnCart', cartOf('own', lineOf('8', water(3)))),
  done('readOwnCart', cartOf('kept')),
  done('readOwnCart', cartOf('guest')),
  ...failing('readOwnCart', 'network', 'sessionExpired'),
];

export const cartOwnerPlan = planOf({
  machine: cartOwnerMachine,
  proves: 'CART-11',
  inputs,
  answers: {
    reading: own,
    rereading: own,
    merging: [
      done('mergeCarts', cartOf('own', lineOf('9', water(2)))),
      ...failing('mergeCarts', 'network', 'cartMissing', 'cartInactive', 'notFound', 'refused'),
    ],
    checking: [
      done('readCart', cartOf('kept')),
      ...failing('readCart', 'server', 'sessionExpired', 'cartMissing', 'cartInactive', 'cartForbidden'),
    ],
  },
  projection: ({ cart, refusals, isLastLost }) => [cart?.id, cart?.lines.length, refusals.length, isLastLost],
  rules: ({ now, state, before, type, error, isDone, isFailed }, must) => {
    const { adoption, cart, refusals, missing, isLastLost, failure } = now;
    const { releasedCartId, releasedLines, lastCartId } = adoption;
    const isRead = before === 'reading' && isDone('readOwnCart');
    const isGone = ['cartMissing', 'cartInactive', 'notFound'].includes(error?.kind ?? '');
    const isRefused = error?.kind === 'refused';
    must.start('readOwnCart', before === '' || (isFailed('mergeCarts') && (isGone || isRefused)));
    must.start('mergeCarts', isRead && releasedCartId !== null && cart?.id !== releasedCartId, {
      source: releasedCartId,
      destination: cart?.id,
    });
    const isNew = cart !== null && cart.lines.length === 0 && cart.id !== lastCartId;
    must.start('readCart', isRead && releasedCartId === null && lastCartId !== undefined && isNew, {
      cartId: lastCartId,
    });
    must(state !== 'adopted' || (cart !== null && failure === null), 'an adopted cart is known');
    must(state !== 'failed' || (cart === null && failure !== null), 'a failure says why');
    must(missing.length === 0 || isDone('mergeCarts'), 'only a merge leaves lines out');
    if (isDone('mergeCarts'))
      must(missing.length === (releasedLines === undefined ? 0 : 1), 'what a merge leaves out is named');
    if (state === 'rereading') must(refusals.length > 0 === isRefused, 'only a refusal is reported');
    if (isLastLost)
      must(
        type === 'xstate.error.actor.readCart' && error?.kind === 'cartMissing',
        'only a missing cart is lost',
      );
  },
});
