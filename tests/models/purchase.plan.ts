/** What may become of a purchase to be told: there is one, there is none, it cannot be read. */

import type { EventObject } from 'xstate';
import type { Purchase } from '#machines/domain/order.ts';
import { purchaseMachine } from '#machines/trade/purchase/purchase.machine.ts';
import { failure, totals } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

const purchase: Purchase = {
  id: '000000042',
  coupon: 'WATER10',
  discount: totals.discount,
  revenue: totals.grandTotal,
  items: [],
};

const answers: readonly EventObject[] = [
  done('takePurchase', purchase),
  done('takePurchase', null),
  failed('takePurchase', failure('unexpected')),
];

export const purchasePlan = planOf({
  machine: purchaseMachine,
  proves: 'CHK-06, BEY-11',
  requests: [{ type: 'purchase.tell' }],
  answers: { taking: answers },
  projection: () => [],

  rules: ({ state, before, type, event, isDone }, must) => {
    must.start('takePurchase', type === 'purchase.tell' && before === 'resting');
    must.emit('purchase.told', isDone('takePurchase') && event['output'] !== null, {
      purchase: event['output'],
    });
    must(type === 'purchase.tell' || state === 'resting', 'every answer ends the reading');
  },
});
