/** Looks again until it is so, as long as a slow machine with two cores may need. */

import { expect, type Assertion } from 'vitest';

const patience = 10_000;

export const eventually = <Value>(look: () => Value | Promise<Value>): Assertion<Awaited<Value>> =>
  expect.poll(look, { timeout: patience }) as unknown as Assertion<Awaited<Value>>;
