/** The long tests: all paths of the models, and coarse ones on the real shop. */

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const long = { environment: 'node' as const, testTimeout: 900_000, hookTimeout: 240_000 };

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { ...long, name: 'models', include: ['tests/models/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...long,
          name: 'browser',
          include: ['tests/deep/browser/*.test.ts'],
          globalSetup: ['tests/support/journeys-setup.ts'],
        },
      },
    ],
  },
});
