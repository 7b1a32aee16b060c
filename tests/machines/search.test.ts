/** The search machine: a pause, the third letter, only the newest answer. */

import { expect, test } from 'vitest';
import { suggestResults } from '#machines/search/search.actors.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { selectIsSearching, selectSearchLine } from '#machines/search/search.selectors.ts';
import { alone, heldSlot } from './bench.ts';

const open = () => {
  const asked = heldSlot(suggestResults);
  const { actor, clock } = alone(searchMachine.provide({ actors: { suggestResults: asked.logic } }));
  const type = (line: string, pause = 250): void => {
    actor.send({ type: 'search.typeLine', line });
    clock.increment(pause);
  };
  return { asked, type, now: () => actor.getSnapshot() };
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
