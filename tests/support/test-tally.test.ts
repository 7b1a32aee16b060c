/** The closing line counts what failed, files that never came up and errors outside tests included.
 */

import { expect, test } from 'vitest';
import { closingLine, tallyOf, type Report } from './test-tally.ts';

const report = (success: boolean, ...files: readonly (readonly string[])[]): Report => ({
  success,
  testResults: files.map((statuses, index) => ({
    name: `file ${index}`,
    startTime: 0,
    endTime: 0,
    status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })),
  })),
});

test.each([
  ['all well', report(true, ['passed', 'passed'], ['passed']), '3 passed, 0 failed'],
  ['a failed test', report(false, ['passed', 'failed']), '1 passed, 1 failed'],
  ['a file that does not load', report(false, ['passed'], []), '1 passed, 1 failed'],
  ['an error outside any test', report(false, ['passed']), '1 passed, 1 failed'],
])('%s', (_, given, line) => {
  expect(closingLine(tallyOf(given))).toBe(line);
});
