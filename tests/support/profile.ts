/** Where the time of a test run goes: records what single steps took, when `npm test -- --profile`
 * asks for it. */

import { appendFileSync } from 'node:fs';

export type Cause = 'starting a shop' | 'opening a page' | 'exploring a model' | 'computing' | 'whole file';

export interface Measure {
  /** Path of the test file; empty for what is done once for all. */
  readonly file: string;
  readonly cause: Cause;
  readonly seconds: number;
}

const record = process.env['TEST_PROFILE'];

export const isProfiled = record !== undefined;

/** Vitest runs one file at a time in a worker; what runs outside of it belongs to no file. */
let currentFile = '';

export function nameFile(file: string): void {
  currentFile = file;
}

export function noteTime(cause: Cause, milliseconds: number): void {
  if (record === undefined) return;
  const measure: Measure = { file: currentFile, cause, seconds: milliseconds / 1000 };
  appendFileSync(record, `${JSON.stringify(measure)}\n`);
}

/** Runs `work` and records how long it took. */
export async function timed<Result>(cause: Cause, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    noteTime(cause, performance.now() - began);
  }
}
