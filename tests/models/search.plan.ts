/** What may happen while a search is typed, and what must always hold (CAT-03, BEY-13). */

import type { EventObject } from 'xstate';
import { noSuggestions, type SearchSuggestions } from '#machines/domain/search.ts';
import type { SearchEvent } from '#machines/search/search.events.ts';
import { searchMachine, type SearchContext } from '#machines/search/search.machine.ts';
import { after, done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { rules } from './rules.ts';

const found: SearchSuggestions = {
  products: [],
  categories: [{ name: 'Water Coolers', path: '/water-coolers.html' }],
};

const requests: readonly SearchEvent[] = [
  { type: 'search.typeLine', line: 'wa' },
  { type: 'search.typeLine', line: '  wa ' },
  { type: 'search.typeLine', line: 'wat' },
  { type: 'search.typeLine', line: ' water ' },
  { type: 'search.closeList' },
  { type: 'search.settleLine', line: 'water' },
  { type: 'search.settleLine', line: '' },
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  pausing: [after('typingPause', 'search.pausing')],
  searching: [
    done('suggestResults', found),
    done('suggestResults', noSuggestions),
    failed('suggestResults', failure('network')),
  ],
};

export const searchPlan: ModelPlan = {
  machine: searchMachine,
  inputs: [undefined],
  events: (state) => [...requests, ...(answers[state] ?? [])],
  projection: ({ line, suggestions }) => [line, suggestions],

  invariants: rules<SearchContext>(({ now, was, state, before, type, event, isDone, isFailed }, must) => {
    const { line, suggestions } = now;
    must.start('suggestResults', type.startsWith('xstate.after') && before === 'pausing', {
      phrase: line.trim(),
    });
    must(state !== 'searching' || line.trim().length >= 3, 'a search has at least three characters');
    must(state !== 'resting' || suggestions === noSuggestions, 'a closed list is empty');
    must(line === (type.endsWith('Line') ? event['line'] : was.line), 'the field keeps what was typed');
    if (type === 'search.typeLine')
      must(state === (line.trim().length < 3 ? 'resting' : 'pausing'), 'typing pauses the search');
    if (/settleLine|closeList/.test(type) || isFailed('suggestResults'))
      must(state === 'resting', 'the list closes');
    if (isDone('suggestResults'))
      must(state === 'suggesting' && suggestions === event['output'], 'the latest suggestions are shown');
  }),
};
