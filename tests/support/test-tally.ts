/** Counts what vitest's JSON report says, for the closing line that machines read. */

interface ReportedFile {
  readonly status: string;
  readonly name: string;
  /** Milliseconds. */
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

export interface Report {
  readonly success: boolean;
  readonly testResults: readonly ReportedFile[];
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Tests that did not run: named, since a test that never runs proves nothing. */
  readonly notRun: readonly string[];
  /** Names of the tests, and of the files, that failed. */
  readonly failures: readonly string[];
  /** Seconds and name of each file, the slowest first. */
  readonly times: readonly string[];
}

export const tallyOf = (report: Report): Tally => {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failedTests = tests.filter(({ status }) => status === 'failed');
  // a file that breaks before its first test has no failed test to its name, yet it failed
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = failedTests.length + brokenFiles.length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    // errors outside any test leave every test passed and the run unsuccessful
    failed: failed === 0 && !report.success ? 1 : failed,
    notRun: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map((test) => test.fullName),
    failures: [...failedTests.map(({ fullName }) => fullName), ...brokenFiles.map(({ name }) => name)],
    times: report.testResults
      .toSorted((one, other) => other.endTime - other.startTime - (one.endTime - one.startTime))
      .map(
        ({ name, startTime, endTime }) => `${((endTime - startTime) / 1000).toFixed(1).padStart(7)} ${name}`,
      ),
  };
};

export const closingLine = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string =>
  `${passed} passed, ${failed} failed`;
