/** The search machine: a pause, the third letter, only the newest answer. */

import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SearchSuggestions } from '#machines/domain/search.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import {
  selectHasSuggested,
  selectIsSearching,
  selectSearchLine,
  selectSearchSuggestions,
} from '#machines/search/search.selectors.ts';
import { failure } from '../models/goods.ts';
import { heldSlot } from './bench.ts';

const named = (name: string): SearchSuggestions => ({
  products: [],
  categories: [{ name, path: `/${name}` }],
});

const open = () => {
  const asked = heldSlot<SearchSuggestions, { readonly phrase: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine.provide({ actors: { suggestResults: asked.logic } }), { clock });
  actor.start();
  const type = (line: string, pause = 250): void => {
    actor.send({ type: 'search.typeLine', line });
    clock.increment(pause);
  };
  return { actor, asked, type, now: () => actor.getSnapshot() };
};

test('suggestions are asked for from the third letter on, once the typing pauses [BEY-13]', () => {
  const { asked, type, now } = open();
  type('wa');
  type('wat', 249);
  expect(asked.calls).toHaveLength(0);
  type(' wate ', 100);
  type(' water ');
  expect(asked.calls.map(({ input }) => input)).toEqual([{ phrase: 'water' }]);
  expect([selectIsSearching(now()), selectSearchLine(now())]).toEqual([true, ' water ']);
});

test('uses only the newest answer and shows the old one until then [CAT-03]', async () => {
  const { asked, type, now } = open();
  type('wat');
  await asked.last().resolve(named('first'));
  type('wate');
  expect(selectSearchSuggestions(now())).toEqual(named('first'));
  type('water');
  expect(asked.calls[1]?.isCancelled()).toBe(true);
  await asked.calls[1]?.resolve(named('late'));
  await asked.last().resolve(named('newest'));
  expect(selectSearchSuggestions(now())).toEqual(named('newest'));
  expect(selectHasSuggested(now())).toBe(true);
});

test('ignores a failed search and asks again at the next letter [CAT-03]', async () => {
  const { asked, type, now } = open();
  type('water');
  await asked.last().reject(failure('network'));
  expect(selectHasSuggested(now())).toBe(false);
  type('waters');
  await asked.last().resolve(named('found'));
  expect(selectSearchSuggestions(now())).toEqual(named('found'));
});

test('a page that opens closes the list and says what it was found by [CAT-03]', async () => {
  const { actor, asked, type, now } = open();
  type('water');
  actor.send({ type: 'search.settleLine', line: 'water' });
  expect(asked.last().isCancelled()).toBe(true);
  await asked.last().resolve(named('late'));
  expect([selectSearchLine(now()), selectHasSuggested(now())]).toEqual(['water', false]);
});
