/** A new version of the shop: offered, never forced, never during checkout (PWA-01, R7). */

import { assign, sendParent, setup } from 'xstate';
import { takeRelease, watchReleases } from './updates.actors.ts';
import type { UpdatesEvent, UpdatesFact } from './updates.events.ts';

export interface UpdatesContext {
  readonly isAtCheckout: boolean;
  /** An order is running. */
  readonly isHeld: boolean;
  /** The new version is already active: only a reload is left. */
  readonly isTaken: boolean;
}

export const updatesMachine = setup({
  types: { context: {} as UpdatesContext, events: {} as UpdatesEvent },
  actors: { watchReleases, takeRelease },
  actions: {
    report: sendParent((_, fact: UpdatesFact) => fact),
    setPlace: assign({ isAtCheckout: (_, { isCheckout }: { isCheckout: boolean }) => isCheckout }),
    holdPage: assign({ isHeld: true }),
    freePage: assign({ isHeld: false }),
    markFound: assign({ isTaken: false }),
    markTaken: assign({ isTaken: true }),
  },
  guards: {
    isReloadUnsafe: ({ context }) => context.isAtCheckout || context.isHeld,
    isCheckout: (_, { isCheckout }: { isCheckout: boolean }) => isCheckout,
    isHeld: ({ context }) => context.isHeld,
    isTaken: ({ context }) => context.isTaken,
  },
}).createMachine({
  id: 'updates',
  context: { isAtCheckout: false, isHeld: false, isTaken: false },
  invoke: { id: 'watchReleases', src: 'watchReleases', onError: {} },
  initial: 'current',
  on: {
    'release.found': { actions: 'markFound' },
    'release.taken': { actions: 'markTaken' },
    'release.lost': [{ guard: 'isHeld', target: '.reloadDeferred' }, { target: '.reloading' }],
    'updates.visit': { actions: { type: 'setPlace', params: ({ event }) => event } },
    'updates.holdPage': { actions: 'holdPage' },
    'updates.freePage': { actions: 'freePage' },
  },
  states: {
    current: {
      on: {
        'release.found': { target: 'ready' },
        'release.taken': { target: 'ready', actions: 'markTaken' },
      },
    },
    ready: {
      always: [{ guard: 'isReloadUnsafe', target: 'deferred' }, { target: 'offered' }],
    },
    deferred: {
      description: 'Offered once the checkout is left and no order is running.',
      on: {
        'updates.visit': {
          target: 'ready',
          actions: { type: 'setPlace', params: ({ event }) => event },
        },
        'updates.freePage': { target: 'ready', actions: 'freePage' },
      },
    },
    offered: {
      entry: { type: 'report', params: { type: 'updates.offered' } },
      on: {
        'updates.take': [{ guard: 'isTaken', target: 'reloading' }, { target: 'taking' }],
        'updates.refuse': { target: 'refused' },
        'updates.visit': [
          {
            guard: { type: 'isCheckout', params: ({ event }) => event },
            target: 'deferred',
            actions: [
              { type: 'setPlace', params: ({ event }) => event },
              { type: 'report', params: { type: 'updates.withdrawn' } },
            ],
          },
          {},
        ],
        'updates.holdPage': {
          target: 'deferred',
          actions: ['holdPage', { type: 'report', params: { type: 'updates.withdrawn' } }],
        },
      },
    },
    refused: {
      description: 'Not offered again before another release or the next visit.',
      on: { 'release.found': { target: 'ready', actions: 'markFound' } },
    },
    taking: {
      tags: 'busy',
      invoke: {
        id: 'takeRelease',
        src: 'takeRelease',
        onDone: [
          {
            guard: 'isReloadUnsafe',
            target: 'deferred',
            description: 'The shopper opened the checkout in the meantime.',
            actions: 'markTaken',
          },
          { target: 'reloading' },
        ],
        onError: { target: 'ready' },
      },
    },
    reloadDeferred: {
      description: 'A file is missing during an order: the order comes first.',
      on: {
        'release.lost': {},
        'updates.freePage': { target: 'reloading', actions: 'freePage' },
      },
    },
    reloading: {
      description: 'The page is about to reload.',
      entry: { type: 'report', params: { type: 'updates.reloadWanted' } },
      on: { 'release.lost': {} },
    },
  },
});
