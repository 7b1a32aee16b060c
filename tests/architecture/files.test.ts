/** Files stay small: over 300 lines fails, over what their kind should have is printed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, root } from './source-files.ts';

interface Kind {
  readonly name: string;
  readonly owns: RegExp;
  readonly lines: number;
}

/** The first kind that owns a path decides. */
const kinds: readonly Kind[] = [
  { name: 'test', owns: /\.test\.tsx?$/, lines: 250 },
  { name: 'machine', owns: /\.machine\.ts$/, lines: 200 },
  { name: 'domain', owns: /^machines\/domain\//, lines: 80 },
  { name: 'selectors, actors', owns: /\.(selectors|actors|events)\.ts$/, lines: 80 },
  { name: 'ui', owns: /^src\/ui\//, lines: 80 },
  { name: 'any other', owns: /./, lines: 120 },
];

const limit = 300;

interface Measured {
  readonly path: string;
  readonly lines: number;
  readonly kind: Kind;
}

const measure = (path: string, text: string): Measured => ({
  path,
  lines: text.trimEnd().split('\n').length,
  kind: kinds.find(({ owns }) => owns.test(path)) ?? { name: 'any other', owns: /./, lines: 120 },
});

const tooLong = (files: readonly Measured[]): readonly string[] =>
  files.filter(({ lines }) => lines > limit).map(({ path, lines }) => `${path} has ${lines} lines`);

const files = ['machines', 'src', 'backend', 'tests']
  .flatMap((folder) => filesUnder(folder, /\.(tsx?|css)$/))
  .map((path) => measure(path, readFileSync(join(root, path), 'utf8')));

test('no file is longer than 300 lines', () => {
  const long = files.filter(({ lines, kind }) => lines > kind.lines).toSorted((a, b) => b.lines - a.lines);
  const rows = long.map(
    ({ path, lines, kind }) =>
      `${String(lines).padStart(5)}  ${String(kind.lines).padStart(4)} ${kind.name.padEnd(18)} ${path}`,
  );
  console.log(
    `${files.length} files; longer than their kind should be: ${long.length}\nlines  of kind\n${rows.join('\n')}`,
  );
  expect(tooLong(files)).toEqual([]);
});

test('a file of 301 lines is noticed, one of 300 is not', () => {
  expect(tooLong([measure('src/a.ts', 'x\n'.repeat(301))])).toEqual(['src/a.ts has 301 lines']);
  expect(tooLong([measure('src/a.ts', 'x\n'.repeat(300))])).toEqual([]);
});
