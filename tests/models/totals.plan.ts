/** What may happen while the sums of a cart are read, and what must always hold (CHK-12, PAY-01). */

import type { EventObject } from 'xstate';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { totalsMachine, type TotalsContext } from '#machines/totals/totals.machine.ts';
import type { TotalsEvent } from '#machines/totals/totals.events.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { card, failure, totals } from './goods.ts';
import { rules } from './rules.ts';

const information: ShippingInformation = { totals, paymentMethods: [card], message: null };

const answers: readonly EventObject[] = [
  done('readTotals', information),
  failed('readTotals', failure('server')),
  failed('readTotals', failure('sessionExpired')),
];

const requests: readonly TotalsEvent[] = [
  { type: 'totals.read', cartId: 'cart-1' },
  { type: 'totals.read', cartId: 'cart-2' },
  { type: 'totals.retry' },
  { type: 'totals.clear' },
];

export const totalsPlan: ModelPlan = {
  machine: totalsMachine,
  inputs: [undefined],
  events: (state) => [...requests, ...(state === 'reading' ? answers : [])],
  projection: ({ cartId }) => [cartId],

  invariants: rules<TotalsContext>(
    ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
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
  ),
};
