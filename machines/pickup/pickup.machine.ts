/** Click and collect: the stores, the selected one, and whether someone else collects (§3 click-and-collect, CHK-09). */

import { assign, setup } from 'xstate';
import type { Store } from '../domain/pickup.ts';
import { readStores } from './pickup.actors.ts';
import type { PickupEvent } from './pickup.events.ts';

export interface PickupContext {
  readonly stores: readonly Store[];
  readonly chosen: string | null;
  readonly isSomeoneElse: boolean;
}

export const pickupMachine = setup({
  types: {
    /** The store an earlier visit had chosen. */
    input: {} as { readonly store: string | null },
    context: {} as PickupContext,
    events: {} as PickupEvent,
  },
  actors: { readStores },
  actions: {
    keepStores: assign({
      stores: (_, { stores }: { stores: readonly Store[] }) => stores,
      chosen: ({ context }, { stores }) =>
        (stores.find(({ code }) => code === context.chosen) ?? stores[0])?.code ?? null,
    }),
    choose: assign({ chosen: (_, { code }: { code: string }) => code }),
    keepSomeoneElse: assign({
      isSomeoneElse: (_, params: { isSomeoneElse: boolean }) => params.isSomeoneElse,
    }),
  },
  guards: {
    hasChosen: ({ context }) => context.chosen !== null,
    hasStores: ({ context }) => context.stores.length > 0,
    isStore: ({ context }, { code }: { code: string }) => context.stores.some((store) => store.code === code),
  },
}).createMachine({
  id: 'pickup',
  context: ({ input }) => ({ stores: [], chosen: input.store, isSomeoneElse: false }),
  initial: 'beginning',
  on: {
    'pickup.begin': {},
    'pickup.leave': '.idle',
    'pickup.retry': {},
    'pickup.chooseStore': {},
    'pickup.setSomeoneElse': {},
  },
  states: {
    beginning: { always: [{ guard: 'hasChosen', target: 'reading' }, { target: 'idle' }] },
    idle: {
      description: 'The order is delivered.',
      on: { 'pickup.begin': [{ guard: 'hasStores', target: 'offered' }, { target: 'reading' }] },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readStores',
        src: 'readStores',
        onDone: {
          target: 'offered',
          actions: { type: 'keepStores', params: ({ event }) => ({ stores: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'pickup.retry': 'reading' } },
    offered: {
      on: {
        'pickup.chooseStore': [
          {
            guard: { type: 'isStore', params: ({ event }) => event },
            actions: { type: 'choose', params: ({ event }) => event },
          },
          {},
        ],
        'pickup.setSomeoneElse': {
          actions: { type: 'keepSomeoneElse', params: ({ event }) => event },
        },
      },
    },
  },
});
