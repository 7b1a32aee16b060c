/** Prefetches the page that a shopper is about to open, so that it shows at once (VIEW-01). */

import { assign, sendParent, setup } from 'xstate';
import { listText, wholeList } from '../../domain/list-query.ts';
import type { OpenedPage } from '../../domain/opened-page.ts';
import { present } from '../../domain/present.ts';
import { preparePage } from './preparation.actors.ts';
import type { PreparationEvent, PreparationFact, PreparedAddress } from './preparation.events.ts';

export interface PreparationContext {
  /** The page to prefetch; empty at first. */
  readonly wanted: PreparedAddress;
  /** Addresses already prefetched while this page is open. */
  readonly asked: readonly string[];
}

const addressOf = ({ path, query }: PreparedAddress): string => path + listText(query);

export const preparationMachine = setup({
  types: { context: {} as PreparationContext, events: {} as PreparationEvent },
  actors: { preparePage },
  actions: {
    setPending: assign({
      wanted: (_, { path, query }: PreparedAddress) => ({ path, query }),
    }),
    noteAsked: assign({
      asked: ({ context: { asked, wanted } }) => [...asked, addressOf(wanted)],
    }),
    report: sendParent((_, fact: PreparationFact) => fact),
  },
  guards: {
    isNew: ({ context }, address: PreparedAddress) => !context.asked.includes(addressOf(address)),
    isFresh: (_, { page }: { page: OpenedPage | null }) => page?.isFresh === true,
  },
  delays: {
    /** A pointer that only crosses a link prefetches nothing. */
    passing: 65,
  },
}).createMachine({
  id: 'preparation',
  context: { wanted: { path: '', query: wholeList }, asked: [] },
  initial: 'idle',
  on: {
    'preparation.prepare': [
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        target: '.debouncing',
        actions: { type: 'setPending', params: ({ event }) => event },
      },
      { description: 'Already prefetched.' },
    ],
    'preparation.stop': '.stopped',
  },
  states: {
    idle: {},
    debouncing: {
      after: { passing: 'fetching' },
      on: { 'preparation.cancel': 'idle' },
    },
    fetching: {
      tags: 'busy',
      entry: 'noteAsked',
      invoke: {
        id: 'preparePage',
        src: 'preparePage',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'isFresh', params: ({ event }) => ({ page: event.output }) },
            target: 'idle',
            actions: {
              type: 'report',
              params: ({ event }) => ({ type: 'preparation.prepared', page: present(event.output, 'page') }),
            },
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle', description: 'An opened page is read like any other.' },
      },
    },
    stopped: {
      description: 'Stays off until the page is reloaded: a customer may have prices of their own.',
      on: { 'preparation.prepare': {}, 'preparation.stop': {} },
    },
  },
});
