/** What may happen while a customer's cart rests (CART-13). */

import { cartCountMachine } from '#machines/trade/cart/cart-count.machine.ts';
import { isLostCart } from '#machines/domain/failure.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

export const cartCountPlan = planOf({
  machine: cartCountMachine,
  proves: 'CART-13',
  inputs: [null, { cartId: 'cart-1', totalQuantity: 3 }],
  requests: [{ type: 'cartCount.recount' }],
  answers: {
    resting: failing('watchReturn', 'unexpected'),
    counting: [
      done('countItems', { totalQuantity: 3 }),
      done('countItems', { totalQuantity: 2 }),
      ...failing('countItems', 'network', 'cartMissing'),
    ],
  },
  projection: ({ known }) => known,

  rules: ({ now: { known }, before, type, event, error, isDone, isFailed }, must) => {
    const isAsked = type === 'cartCount.recount' && before === 'resting' && known !== null;
    must.start('countItems', isAsked, { cartId: known?.cartId });
    must.enter('counting', isAsked);
    const { totalQuantity } = (event['output'] ?? {}) as { readonly totalQuantity?: number };
    const isOther = isDone('countItems') && totalQuantity !== known?.totalQuantity;
    const isLost = isFailed('countItems') && error !== null && isLostCart(error);
    must.emit('cartCount.changed', isOther || isLost);
    must.enter('resting', before === '' || isDone('countItems') || isFailed('countItems'));
  },
});
