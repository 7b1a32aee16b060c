/** Tests that put a stand-in in the place of a module have modules of their own; all others share
 * theirs (tests/support/stand-ins.ts). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withStandIns } from '../support/stand-ins.ts';
import { filesUnder, root } from './source-files.ts';

const standsIn = /\bvi\.(?:mock|doMock|resetModules|hoisted)\(/;
const starts = withStandIns.map((glob) => glob.split('*', 1)[0] ?? glob);
const isApart = (path: string): boolean => starts.some((start) => path.startsWith(start));

test('no file whose modules are shared puts a stand-in in the place of one', () => {
  const tests = filesUnder('tests', /\.test\.tsx?$/).filter((path) => !path.endsWith('/stand-ins.test.ts'));
  const found = tests.filter((path) => standsIn.test(readFileSync(join(root, path), 'utf8')));
  expect(found.filter((path) => !isApart(path))).toEqual([]);
  // and what is said to be apart is there
  expect(starts.filter((start) => !found.some((path) => path.startsWith(start)))).toEqual([]);
});
