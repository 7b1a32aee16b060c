/** The search machine: a pause, the third letter, only the newest answer. */

import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SearchSuggestions } from '#machines/domain/search.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { selectIsSearching, selectSearchLine } from '#machines/search/search.selectors.ts';
import { heldSlot } from './bench.ts';

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
