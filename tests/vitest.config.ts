/** Four projects, one after the other: what runs in Node (jsdom by a comment in the file), the same
 * with modules of its own, parts in a real browser, journeys. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';
import { withStandIns } from './support/stand-ins.ts';

const cores = availableParallelism();

const inNode = {
  environment: 'node' as const,
  setupFiles: ['tests/support/jsdom-setup.ts'],
  // a first seeded image alone takes a while on a busy machine of two cores
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: Math.min(cores, 4),
};

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  // what a fake answers must not depend on what another test left behind
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    sequence: { sequencer: LongestFirst },
    // what is waited for is the condition; a machine that has much else to do may take its time
    expect: { poll: { timeout: 30_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'floors',
          include: ['tests/**/*.test.{ts,tsx}', 'machines/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...withStandIns,
            'tests/journeys/**',
            'tests/deep/{browser,services}/**',
            'tests/**/*.browser.test.ts',
          ],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...inNode, name: 'stand-ins', include: [...withStandIns], sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/**/*.browser.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/journeys/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/journeys-setup.ts'],
          // the longest take a minute on a machine that does nothing else
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // a journey waits about as much as it works: one a core
          maxWorkers: Math.min(cores, 3),
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
