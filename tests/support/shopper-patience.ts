/** Polls a condition for as long as a slow machine with two cores may need. */

import { expect } from 'vitest';

const patience = 30_000;

/** `what` is named in the failure. */
export const eventually = <Value>(look: () => Value | Promise<Value>, what?: string) =>
  expect.poll(look, { timeout: patience, ...(what === undefined ? {} : { message: what }) });
