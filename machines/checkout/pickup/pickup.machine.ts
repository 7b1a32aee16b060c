/** The stores that offer pickup, read before the delivery tab opens, and a search (§3, CHK-09). */

import { assign, enqueueActions, setup } from 'xstate';
import type { Store } from '../../domain/pickup.ts';
import { readStores } from './pickup.actors.ts';
import type { PickupEvent, PickupFact } from './pickup.events.ts';

export interface PickupContext {
  readonly stores: readonly Store[];
  readonly query: string;
}

export const pickupMachine = setup({
  types: { context: {} as PickupContext, events: {} as PickupEvent, emitted: {} as PickupFact },
  actors: { readStores },
  actions: {
    report: enqueueActions(({ enqueue }, fact: PickupFact) => {
      enqueue.sendParent(fact);
      enqueue.emit(fact);
    }),
    setStores: assign({ stores: (_, { stores }: { stores: readonly Store[] }) => stores }),
    setQuery: assign({ query: (_, { query }: { query: string }) => query }),
  },
  guards: {
    isEmpty: (_, { stores }: { stores: readonly Store[] }) => stores.length === 0,
  },
}).createMachine({
  id: 'pickup',
  context: { stores: [], query: '' },
  initial: 'idle',
  on: { 'pickup.read': {}, 'pickup.retry': {}, 'pickup.search': {} },
  states: {
    idle: { on: { 'pickup.read': 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readStores',
        src: 'readStores',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ stores: event.output }) },
            target: 'none',
            actions: { type: 'report', params: { type: 'pickup.storesLoaded', stores: [] } },
          },
          {
            target: 'offered',
            actions: [
              { type: 'setStores', params: ({ event }) => ({ stores: event.output }) },
              {
                type: 'report',
                params: ({ event }) => ({ type: 'pickup.storesLoaded', stores: event.output }),
              },
            ],
          },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'pickup.retry': 'reading' } },
    none: { description: 'Without stores every order is delivered: pickup is not offered.' },
    offered: {
      on: { 'pickup.search': { actions: { type: 'setQuery', params: ({ event }) => event } } },
    },
  },
});
