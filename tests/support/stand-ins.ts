/** Files whose tests put stand-ins in the place of modules: they have modules of their own, so that nobody else meets a stand-in. All others share what was read once. */
export const withStandIns: readonly string[] = [
  'tests/app/**/*.test.{ts,tsx}',
  'tests/backend/persistence.test.ts',
  'tests/services/payment.service.test.ts',
];
