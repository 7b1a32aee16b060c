/** Files that replace modules with `vi.mock`: each runs with modules of its own; all others share
 * theirs. */
export const withStandIns: readonly string[] = [
  'tests/backend/persistence.test.ts',
  'tests/services/payment.service.test.ts',
];
