/** The search field: suggestions for the newest input, silent on failure (CAT-03, BEY-13). */

import { assign, setup } from 'xstate';
import { phraseIn } from '../domain/list-query.ts';
import { isSearchWorthwhile, noSuggestions, type SearchSuggestions } from '../domain/search.ts';
import { suggestResults } from './search.actors.ts';
import type { SearchEvent } from './search.events.ts';

export interface SearchContext {
  /** The text in the field. */
  readonly line: string;
  readonly suggestions: SearchSuggestions;
}

export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  actors: { suggestResults },
  actions: {
    setLine: assign({ line: (_, { line }: { line: string }) => line }),
    setSuggestions: assign({
      suggestions: (_, { suggestions }: { suggestions: SearchSuggestions }) => suggestions,
    }),
    clearSuggestions: assign({ suggestions: noSuggestions }),
  },
  guards: {
    isWorthwhile: (_, { line }: { line: string }) => isSearchWorthwhile(line),
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'search',
  context: { line: '', suggestions: noSuggestions },
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
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'suggestResults',
        src: 'suggestResults',
        input: ({ context }) => ({ phrase: phraseIn(context.line) }),
        onDone: {
          target: 'suggesting',
          actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
        },
        onError: { target: 'resting', actions: 'clearSuggestions' },
      },
    },
    suggesting: { description: 'The suggestions found, possibly none.' },
  },
});
