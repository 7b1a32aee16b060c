/** What may happen while a search is typed, and what must always hold (CAT-03, BEY-13). */

import { isDeepStrictEqual } from 'node:util';
import { noSuggestions, type SearchSuggestions } from '#machines/domain/search.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { failure } from './goods.ts';
import { cardOf } from './quick-order.plan.ts';
import { after, done, failed, planOf } from '#machines/tools/models/plan.ts';

const found: SearchSuggestions = {
  products: [cardOf('WATER-15'), cardOf('Water')],
  categories: [{ name: 'Water Coolers', path: '/water-coolers.html' }],
};

export const searchPlan = planOf({
  machine: searchMachine,
  proves: 'CAT-03, BEY-13',
  requests: [
    { type: 'search.typeLine', line: 'wa' },
    { type: 'search.typeLine', line: '  wa ' },
    { type: 'search.typeLine', line: 'wat' },
    { type: 'search.typeLine', line: ' water ' },
    { type: 'search.wantExact' },
    { type: 'search.closeList' },
    { type: 'search.settleLine', line: 'water' },
    { type: 'search.settleLine', line: '' },
  ],
  answers: {
    pausing: [after('typingPause', 'search.pausing')],
    searching: [
      done('suggestResults', found),
      done('suggestResults', noSuggestions),
      failed('suggestResults', failure('network')),
    ],
  },
  projection: (context) => context,

  rules: ({ now, was, state, before, type, event, isDone, isFailed, facts }, must) => {
    const { line, suggestions } = now;
    const isExactNow = type === 'search.wantExact' && ['pausing', 'searching'].includes(before);
    const isExact = isDone('suggestResults') && was.isExactWanted && line.trim() === 'water';
    const chosen = event['output'] === found ? [{ type: 'search.exactFound', card: found.products[1] }] : [];
    must(isDeepStrictEqual(facts, isExact ? chosen : []), 'Enter chooses the product of exactly this SKU');
    const isLate = type.startsWith('xstate.after') || type === 'search.wantExact';
    must.start('suggestResults', isLate && before === 'pausing', { phrase: line.trim() });
    must(state !== 'searching' || line.trim().length >= 3, 'a search has at least three characters');
    if (type === 'search.typeLine')
      must(state === (line.trim().length < 3 ? 'resting' : 'pausing'), 'typing pauses the search');
    if (isDone('suggestResults'))
      must(state === 'suggesting' && suggestions === event['output'], 'the latest suggestions are shown');
    const isPaused = type === 'search.typeLine' && line.trim().length >= 3;
    must.enter(
      'resting',
      before === '' || isFailed('suggestResults') || (type.startsWith('search.') && !isPaused && !isLate),
    );
    must.hold({
      line: type === 'search.typeLine' || type === 'search.settleLine' ? event['line'] : was.line,
      suggestions: isDone('suggestResults')
        ? event['output']
        : isPaused || isLate
          ? was.suggestions
          : noSuggestions,
      isExactWanted: isExactNow || (type === 'search.wantExact' && was.isExactWanted),
    });
  },
});
