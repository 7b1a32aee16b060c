/** What may happen to the stores an order can be collected from, and what must always hold (CHK-09). */

import { isDeepStrictEqual } from 'node:util';
import type { PickupEvent } from '#machines/pickup/pickup.events.ts';
import { pickupMachine, type PickupContext } from '#machines/pickup/pickup.machine.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { alexandria, eagleFarm, failure } from './goods.ts';
import { rules } from './rules.ts';

const requests: readonly PickupEvent[] = [
  { type: 'pickup.retry' },
  { type: 'pickup.search', query: 'sydney' },
  { type: 'pickup.search', query: '' },
];

export const pickupPlan: ModelPlan = {
  machine: pickupMachine,
  inputs: [undefined],
  events: (state) => [
    ...requests,
    ...(state === 'reading'
      ? [
          done('readStores', [eagleFarm, alexandria]),
          done('readStores', []),
          failed('readStores', failure('network')),
        ]
      : []),
  ],
  projection: (context) => {
    const { stores, query } = context as unknown as PickupContext;
    return [stores.length, query];
  },

  invariants: rules<PickupContext>(({ now, was, state, before, type, event, isDone, isFailed }, must) => {
    must(now.stores.length > 0 === (state === 'offered'), 'stores are offered when there are some');
    must.start('readStores', before === '' || (type === 'pickup.retry' && before === 'failed'));
    must.emit('pickup.storesRead', isDone('readStores'), { stores: event['output'] });
    if (isDone('readStores'))
      must(
        isDeepStrictEqual(now.stores, event['output']) && state !== 'failed',
        'the latest stores are offered',
      );
    if (isFailed('readStores')) must(state === 'failed', 'a failure is shown');
    if (type === 'pickup.search')
      must(now.query === (before === 'offered' ? event['query'] : was.query), 'the search is kept');
  }),
};
