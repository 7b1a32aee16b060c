/** Generated paths through every machine that has no file of its own beside this one. */

import { expect, test } from 'vitest';
import { readMachineFiles, openMachine } from '#machines/tools/find-machine.ts';
import { readPlans } from '#machines/tools/models/plans.ts';
import { testPlans } from './model-tests.ts';

await testPlans('others');

test('every machine has a plan [MACH-03]', async () => {
  const machines = await Promise.all((await readMachineFiles()).map(openMachine));
  const ids = machines.map(({ id }) => id).toSorted();
  expect([...(await readPlans()).keys()]).toEqual(ids);
});
