/** Holds comments, test titles and documents to plain English. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  complaintsAboutCode,
  complaintsAboutMarkdown,
  complaintsAboutTitle,
  type Complaint,
} from './language-laws.ts';
import { filesUnder, root } from './source-files.ts';

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
  const paths = code.filter((path) => !ownFiles.includes(path));
  expect(paths.flatMap((path) => inFile(path, complaintsAboutCode(path, read(path))))).toEqual([]);
});

test('documents are plain English', () => {
  expect(documents).toContain('README.md');
  expect(documents.flatMap((path) => inFile(path, complaintsAboutMarkdown(read(path))))).toEqual([]);
});

test('the laws of language notice old words, long comments and ids before the words', () => {
  const described = `const b = { description: 'waits in vain' };`;
  for (const text of ['// nobody waits', `// ${'word '.repeat(25)}`, '/**\n * anew\n */', described])
    expect(complaintsAboutCode('planted.machine.ts', `${text}\nconst a = 1;\n`), text).toHaveLength(1);
  const plain = `// Magento lists pickup beside the other methods\nconst a = 'nobody';\n`;
  expect(complaintsAboutCode('src/planted.ts', plain)).toEqual([]);
  for (const title of ['CART-05 reads', 'keeps a line [CART-05 CART-06 CART-07]', 'keeps whatever it was'])
    expect(complaintsAboutTitle(title), title).toHaveLength(1);
  expect(complaintsAboutTitle('keeps a line [CART-05 BEY-03]')).toEqual([]);
  const table = `test.each([1])('CART-05 reads %s', () => {});\ntest('reads [CART-05]', () => {});\n`;
  expect(complaintsAboutCode('tests/planted.test.ts', table)).toHaveLength(1);
});

/** Code that a document shows of a file: its first line names the file. */
const quotesIn = (text: string): readonly (readonly [path: string, quoted: string])[] =>
  [...text.matchAll(/^```\w+\n\/\/ (\S+\/\S+)\n([\s\S]+?)\n```$/gm)].map(([, path = '', quoted = '']) => [
    path,
    quoted,
  ]);

test('a document quotes files as they are [MACH-03]', () => {
  const quotes = documents.flatMap((path) => quotesIn(read(path)));
  expect(quotes.length).toBeGreaterThan(3);
  expect(quotes.filter(([path, quoted]) => !read(path).includes(quoted)).map(([path]) => path)).toEqual([]);
});
