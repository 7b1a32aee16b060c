/** Holds comments, test titles and documents to plain English. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  complaintsAboutCode,
  complaintsAboutMarkdown,
  complaintsAboutTitle,
  type Complaint,
} from './language-laws.ts';
import { filesUnder, root } from './source-files.ts';

/** Folders that are not yet rewritten. The list only shrinks. */
const notYetPlain: readonly string[] = ['backend/', 'machines/', 'src/'];

const isPlain = (path: string): boolean => !notYetPlain.some((folder) => path.startsWith(folder));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const code = ['backend', 'machines', 'src', 'tests'].flatMap((folder) => filesUnder(folder, /\.tsx?$/));
const documents = [
  'README.md',
  ...['backend', 'docs', 'machines', 'src', 'tests'].flatMap((folder) => filesUnder(folder, /\.md$/)),
].filter((path) => !path.startsWith('docs/decisions/'));

// these two name the words they forbid
const ownFiles = ['tests/architecture/language-laws.ts', 'tests/architecture/language.test.ts'];

const inFile = (path: string, complaints: readonly Complaint[]): readonly string[] =>
  complaints.map(({ line, text }) => `${path}:${line} ${text}`);

test('comments and test titles are plain English', () => {
  const paths = code.filter((path) => isPlain(path) && !ownFiles.includes(path));
  expect(paths.flatMap((path) => inFile(path, complaintsAboutCode(path, read(path))))).toEqual([]);
});

test('documents are plain English', () => {
  expect(documents).toContain('README.md');
  const paths = documents.filter(isPlain);
  expect(paths.flatMap((path) => inFile(path, complaintsAboutMarkdown(read(path))))).toEqual([]);
});

test('a folder leaves the list of what is not yet plain once it is', () => {
  const done = notYetPlain.filter((folder) => {
    const paths = code.filter((path) => path.startsWith(folder));
    return paths.every((path) => complaintsAboutCode(path, read(path)).length === 0);
  });
  expect(done).toEqual([]);
});

describe('the laws of language', () => {
  test.each([
    ['an old word', '// nobody waits here\n'],
    ['a long comment', `// ${'word '.repeat(25)}\n`],
    ['an old word in a block', '/**\n * Read\n * anew.\n */\n'],
  ])('notice %s in a comment', (_, text) => {
    expect(complaintsAboutCode('src/planted.ts', `${text}const a = 1;\n`)).toHaveLength(1);
  });

  test('leave plain comments and strings alone', () => {
    const text = `// Magento lists pickup beside the other methods\nconst a = 'nobody';\n`;
    expect(complaintsAboutCode('src/planted.ts', text)).toEqual([]);
  });

  test.each(['CART-05 keeps a line', 'keeps a line [CART-05 CART-06 CART-07]', 'keeps whatever it was'])(
    'refuse the title "%s"',
    (title) => expect(complaintsAboutTitle(title)).toHaveLength(1),
  );

  test.each(['keeps a line [CART-05]', 'keeps a line [CART-05 BEY-03]', 'keeps a line'])(
    'accept the title "%s"',
    (title) => expect(complaintsAboutTitle(title)).toEqual([]),
  );

  test('read the titles of tests, tables included', () => {
    const text = `test.each([1])('CART-05 reads %s', () => {});\ntest('reads [CART-05]', () => {});\n`;
    expect(complaintsAboutCode('tests/planted.test.ts', text)).toEqual([
      { line: 1, text: 'ids belong in brackets at the end of a title: CART-05 reads %s' },
    ]);
  });
});
