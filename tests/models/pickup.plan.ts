/** What may happen to the stores an order can be collected from (CHK-09). */

import { isDeepStrictEqual } from 'node:util';
import { pickupMachine } from '#machines/checkout/pickup/pickup.machine.ts';
import { alexandria, eagleFarm, failure } from './goods.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

export const pickupPlan = planOf({
  machine: pickupMachine,
  proves: 'CHK-09',
  requests: [
    { type: 'pickup.read' },
    { type: 'pickup.retry' },
    { type: 'pickup.search', query: 'sydney' },
    { type: 'pickup.search', query: '' },
  ],
  answers: {
    reading: [
      done('readStores', [eagleFarm, alexandria]),
      done('readStores', []),
      failed('readStores', failure('network')),
    ],
  },
  projection: ({ stores, query }) => [stores.length, query],

  rules: ({ now, was, state, before, type, event, isDone, isFailed }, must) => {
    must(now.stores.length > 0 === (state === 'offered'), 'stores are offered when there are some');
    const readable: Readonly<Record<string, string>> = { 'pickup.read': 'idle', 'pickup.retry': 'failed' };
    must.start('readStores', before === readable[type]);
    must.emit('pickup.storesLoaded', isDone('readStores'), { stores: event['output'] });
    if (isDone('readStores'))
      must(isDeepStrictEqual(now.stores, event['output']) && state !== 'failed', 'the latest are offered');
    if (isFailed('readStores')) must(state === 'failed', 'a failure is shown');
    if (type === 'pickup.search')
      must(now.query === (before === 'offered' ? event['query'] : was.query), 'the search is kept');
  },
});
