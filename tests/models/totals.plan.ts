/** What may happen while the sums of a cart are read (CHK-12, PAY-01). */

import type { EventObject } from 'xstate';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { totalsMachine, type TotalsContext } from '#machines/totals/totals.machine.ts';
import type { TotalsEvent } from '#machines/totals/totals.events.ts';
import { done } from '#tests/support/model.ts';
import { card, totals } from './goods.ts';
import { failing, planOf } from './plan.ts';

const information: ShippingInformation = { totals, paymentMethods: [card], message: null };

const answers: readonly EventObject[] = [
  done('readTotals', information),
  ...failing('readTotals', 'server', 'sessionExpired'),
];

const requests: readonly TotalsEvent[] = [
  { type: 'totals.read', cartId: 'cart-1' },
  { type: 'totals.read', cartId: 'cart-2' },
  { type: 'totals.retry' },
  { type: 'totals.clear' },
];

export const totalsPlan = planOf<TotalsContext>({
  machine: totalsMachine,
  requests,
  answers: { reading: answers },
  projection: ({ cartId }) => [cartId],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    must.start('readTotals', type === 'totals.read' || (type === 'totals.retry' && before === 'failed'), {
      cartId: now.cartId,
    });
    must.emit('totals.loaded', isDone('readTotals'), { information: event['output'] });
    must.emit('totals.loadFailed', isFailed('readTotals'), { failure: error });
    must(
      now.cartId === (type === 'totals.read' ? event['cartId'] : was.cartId),
      'the totals are of the cart last asked about',
    );
    if (isDone('readTotals') || type === 'totals.clear') must(state === 'idle', 'nothing is awaited');
    if (isFailed('readTotals')) must(state === 'failed', 'a failure can be retried');
  },
});
