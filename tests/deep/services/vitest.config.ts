/** What runs against a real PostgreSQL: tests of its own, and the backend's tests that do not look into a data directory. */

import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  test: {
    name: 'postgres',
    environment: 'node',
    include: ['tests/deep/services/**/*.test.ts', 'tests/backend/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/backend/persistence.test.ts'],
    // some tests put the whole catalogue into a cart
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    // what was read once is shared: most of the time went into reading it again
    isolate: false,
  },
});
