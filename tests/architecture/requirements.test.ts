/** Holds requirements and test titles together, and prints what no test cites yet. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootName, titleText } from './language-laws.ts';
import { filesUnder, isNode, root, sourceFile, walk, type SyntaxNode } from './source-files.ts';

const idForm = /\b[A-Z]{2,8}-\d{2}\b/g;
const ledger = readFileSync(join(root, 'tests', 'requirements.md'), 'utf8');
const listed = [...ledger.matchAll(/^- ([A-Z]{2,8}-\d{2}) /gm)].map(([, id]) => id ?? '');

/** Ids in the titles of a test file, and in the rows a title is made from. */
const citedBy = (program: SyntaxNode): ReadonlySet<string> => {
  const cited = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    if (!/^(test|it|describe|suite)$/.test(rootName(node['callee']))) return;
    const [title, rows] = [(node['arguments'] as readonly SyntaxNode[])[0], node['callee']];
    const texts = [titleText(title)];
    if (title?.type === 'ArrayExpression') walk(title, (inner) => void texts.push(titleText(inner)));
    if (isNode(rows) && rows.type === 'CallExpression')
      walk(rows, (inner) => void texts.push(titleText(inner)));
    for (const text of texts) for (const [id] of text.matchAll(idForm)) cited.add(id);
  });
  return cited;
};

const testFiles = [...filesUnder('tests', /\.test\.tsx?$/), ...filesUnder('machines', /\.test\.ts$/)].filter(
  // its own titles are examples, not proofs
  (path) => path !== 'tests/architecture/requirements.test.ts',
);
const citations = testFiles.flatMap((path) =>
  [...citedBy(sourceFile(path).program)].map((id) => ({ id, path })),
);

test('the list has every line once', () => {
  expect(listed.length).toBeGreaterThan(150);
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
});

test('no test cites a requirement that is not on the list', () => {
  expect(citations.filter(({ id }) => !listed.includes(id))).toEqual([]);
});

test('what no test cites yet', () => {
  const cited = new Set(citations.map(({ id }) => id));
  const missing = listed.filter((id) => !cited.has(id));
  console.log(
    `${listed.length - missing.length} of ${listed.length} requirements are cited by a test; ${missing.length} are not:\n${missing.join(' ')}`,
  );
  expect(cited.size + missing.length).toBe(listed.length);
});
