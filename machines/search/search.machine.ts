/** The search field: suggestions for the newest input, silent on failure (CAT-03, BEY-13). */

import { assign, sendParent, setup } from 'xstate';
import { phraseIn } from '../domain/list-query.ts';
import { present } from '../domain/present.ts';
import { exactIn, isSearchWorthwhile, noSuggestions, type SearchSuggestions } from '../domain/search.ts';
import { suggestResults } from './search.actors.ts';
import type { SearchEvent, SearchFact } from './search.events.ts';

export interface SearchContext {
  /** The text in the field. */
  readonly line: string;
  readonly suggestions: SearchSuggestions;
  /** Whether the product with exactly this SKU is chosen when it is found. */
  readonly isExactWanted: boolean;
}

export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  actors: { suggestResults },
  actions: {
    setLine: assign({ line: (_, { line }: { line: string }) => line, isExactWanted: false }),
    wantExact: assign({ isExactWanted: true }),
    setSuggestions: assign({
      suggestions: (_, { suggestions }: { suggestions: SearchSuggestions }) => suggestions,
      isExactWanted: false,
    }),
    clearSuggestions: assign({ suggestions: noSuggestions, isExactWanted: false }),
    reportExact: sendParent(({ context }, { suggestions }: { suggestions: SearchSuggestions }) => {
      const card = present(exactIn(suggestions, context.line), 'product');
      return { type: 'search.exactFound', card } satisfies SearchFact;
    }),
  },
  guards: {
    isExactFound: ({ context }, { suggestions }: { suggestions: SearchSuggestions }) =>
      context.isExactWanted && exactIn(suggestions, context.line) !== undefined,
    isWorthwhile: (_, { line }: { line: string }) => isSearchWorthwhile(line),
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'search',
  context: { line: '', suggestions: noSuggestions, isExactWanted: false },
  initial: 'resting',
  on: {
    'search.typeLine': [
      {
        guard: { type: 'isWorthwhile', params: ({ event }) => event },
        target: '.pausing',
        description: 'Only the newest input counts: an earlier request is cancelled.',
        actions: { type: 'setLine', params: ({ event }) => event },
      },
      {
        target: '.resting',
        actions: [{ type: 'setLine', params: ({ event }) => event }, 'clearSuggestions'],
      },
    ],
    'search.wantExact': { description: 'Nothing is being looked for.' },
    'search.closeList': { target: '.resting', actions: 'clearSuggestions' },
    'search.settleLine': {
      target: '.resting',
      actions: [{ type: 'setLine', params: ({ event }) => event }, 'clearSuggestions'],
    },
  },
  states: {
    resting: { description: 'The input is too short, or the suggestions were closed.' },
    pausing: {
      description: 'Waits before asking; previous suggestions stay visible.',
      after: { typingPause: 'searching' },
      on: { 'search.wantExact': { target: 'searching', actions: 'wantExact' } },
    },
    searching: {
      tags: 'busy',
      on: { 'search.wantExact': { actions: 'wantExact' } },
      invoke: {
        id: 'suggestResults',
        src: 'suggestResults',
        input: ({ context }) => ({ phrase: phraseIn(context.line) }),
        onDone: [
          {
            guard: { type: 'isExactFound', params: ({ event }) => ({ suggestions: event.output }) },
            target: 'suggesting',
            actions: [
              { type: 'reportExact', params: ({ event }) => ({ suggestions: event.output }) },
              { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
            ],
          },
          {
            target: 'suggesting',
            actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
          },
        ],
        onError: { target: 'resting', actions: 'clearSuggestions' },
      },
    },
    suggesting: { description: 'The suggestions found, possibly none.' },
  },
});
