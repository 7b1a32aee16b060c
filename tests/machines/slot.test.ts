/** Empty slots name themselves. */

import { createActor, type AnyActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import { listenerSlot, slot } from '#machines/slot.ts';

test.each([
  ['slot', slot<string, undefined>('readWeather')],
  ['listener slot', listenerSlot('readWeather')],
])('an empty %s fails with its own name [MACH-01]', async (_, logic) => {
  const actor = createActor(logic as AnyActorLogic);
  const error = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  await expect(error).resolves.toMatchObject({ message: 'The slot "readWeather" was never filled' });
});
