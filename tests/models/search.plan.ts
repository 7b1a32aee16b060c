/** What may happen while a search is typed, and what must hold whatever does (CAT-03, BEY-13). */

import type { EventObject } from 'xstate';
import { noSuggestions, type SearchSuggestions } from '#machines/domain/search.ts';
import type { SearchEvent } from '#machines/search/search.events.ts';
import { searchMachine, type SearchContext } from '#machines/search/search.machine.ts';
import { after, done, failed, type ModelPlan, type Step } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'suggestResults', SearchSuggestions>
  | Failed<'suggestResults'>
  | { readonly type: 'xstate.after.typingPause.search.pausing' };

const found: SearchSuggestions = {
  products: [],
  categories: [{ name: 'Water Coolers', path: '/water-coolers.html' }],
};

class Clerk extends Stage<SearchContext> {
  rest(): void {
    this.state = 'resting';
    this.memory.suggestions = noSuggestions;
  }

  hear(event: SearchEvent | Answer): void {
    switch (event.type) {
      case 'search.typeLine':
        this.memory.line = event.line;
        if (event.line.trim().length < 3) return this.rest();
        this.state = 'pausing';
        return;
      case 'search.settleLine':
        this.memory.line = event.line;
        return this.rest();
      case 'search.closeList':
      case 'xstate.error.actor.suggestResults':
        return this.rest();
      case 'xstate.after.typingPause.search.pausing':
        return this.ask('searching', 'suggestResults', { phrase: this.memory.line.trim() });
      case 'xstate.done.actor.suggestResults':
        this.state = 'suggesting';
        this.memory.suggestions = event.output;
        return;
    }
  }
}

const wishes: readonly SearchEvent[] = [
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

const invariants = (steps: readonly Step[]): readonly string[] => {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (now === undefined || before === undefined) return [];
  const { line, suggestions } = now.view.context as unknown as SearchContext;
  const broken: string[] = [];
  if (now.view.asked.length > 0 && before.view.state !== 'pausing')
    broken.push('a question for every letter');
  if (now.view.state === 'searching' && line.trim().length < 3) broken.push('a question about too little');
  if (now.view.state === 'resting' && suggestions !== noSuggestions)
    broken.push('a list that nobody asked for any more');
  return broken;
};

export const searchPlan: ModelPlan = {
  machine: searchMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: ({ line, suggestions }) => [line, suggestions],
  oracle: oracleFrom<SearchContext, SearchEvent | Answer, Clerk>(
    Clerk,
    () => new Clerk('resting', { line: '', suggestions: noSuggestions }),
    (play, event) => play.hear(event),
  ),
  invariants,
};
