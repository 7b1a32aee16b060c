/** Files stay small: a machine has at most 400 lines, a test 250, any other file 300. */

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
  { name: 'machine', owns: /\.machine\.ts$/, lines: 400 },
  { name: 'test', owns: /^tests\//, lines: 250 },
  { name: 'other file', owns: /./, lines: 300 },
];

/** All tests together; the goal is 60,000, so the bound only falls. */
const mostTestLines = 60_000;

interface Measured {
  readonly path: string;
  readonly lines: number;
  readonly kind: Kind;
}

const measure = (path: string, text: string): Measured => ({
  path,
  lines: text.trimEnd().split('\n').length,
  kind: kinds.find(({ owns }) => owns.test(path)) ?? { name: 'other file', owns: /./, lines: 300 },
});

const tooLong = (files: readonly Measured[]): readonly string[] =>
  files
    .filter(({ lines, kind }) => lines > kind.lines)
    .map(({ path, lines, kind }) => `${path} has ${lines} lines, a ${kind.name} at most ${kind.lines}`);

const files = ['machines', 'src', 'backend', 'tests']
  .flatMap((folder) => filesUnder(folder, /\.(tsx?|css)$/))
  .map((path) => measure(path, readFileSync(join(root, path), 'utf8')));

test('no file is longer than its kind may be', () => {
  expect(tooLong(files)).toEqual([]);
});

test('all tests together have at most 60,000 lines', () => {
  const lines = files
    .filter(({ path }) => path.startsWith('tests/'))
    .reduce((sum, file) => sum + file.lines, 0);
  console.log(`${lines} lines of tests`);
  expect(lines).toBeLessThanOrEqual(mostTestLines);
});

test('hover styles apply only where a pointer hovers, not after a tap', () => {
  const hovering = /^( *)@media \(hover: hover\) \{$.*?^\1\}$/gms;
  const paths = filesUnder('src', /\.css$/).filter((path) =>
    readFileSync(join(root, path), 'utf8').replaceAll(hovering, '').includes(':hover'),
  );
  expect(paths).toEqual([]);
});
