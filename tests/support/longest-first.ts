/** The order of the test files: what is generated from machines is written in few lines and takes the longest, so it comes first and no core waits for it at the end. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isGenerated = ({ moduleId }: TestSpecification): boolean =>
  /\/tests\/models\/|\/journeys\/sample\//.test(moduleId);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer's own
    const sorted = await super.sort(files);
    return [...sorted.filter(isGenerated), ...sorted.filter((file) => !isGenerated(file))];
  }
}
