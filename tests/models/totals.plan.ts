/** What may happen while the sums of a cart are read (CHK-12, PAY-01). */

import type { EventObject } from 'xstate';
import { totalsMachine } from '#machines/checkout/totals/totals.machine.ts';
import { information } from './goods.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

const answers: readonly EventObject[] = [
  done('readTotals', information),
  ...failing('readTotals', 'server', 'sessionExpired'),
];

export const totalsPlan = planOf({
  machine: totalsMachine,
  proves: 'CHK-12, PAY-01',
  requests: [
    { type: 'totals.read', cartId: 'cart-1' },
    { type: 'totals.read', cartId: 'cart-2' },
    { type: 'totals.retry' },
    { type: 'totals.clear' },
  ],
  answers: { reading: answers },
  projection: ({ cartId }) => [cartId],

  rules: ({ now, was, before, type, event, error, isDone, isFailed }, must) => {
    must.start('readTotals', type === 'totals.read' || (type === 'totals.retry' && before === 'failed'), {
      cartId: now.cartId,
    });
    must.emit('totals.loaded', isDone('readTotals'), { information: event['output'] });
    must.emit('totals.loadFailed', isFailed('readTotals'), { failure: error });
    must.enter('idle', before === '' || type === 'totals.clear' || isDone('readTotals'));
    must(now.cartId === (type === 'totals.read' ? event['cartId'] : was.cartId), 'the last cart counts');
  },
});
