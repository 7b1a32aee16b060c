/** The laws of plain language, each as a function from a text to complaints. */

import { parseSync } from 'vite';
import { isNode, lineOf, walk, type SyntaxNode } from './source-files.ts';

const oldWords = /\b(nobody|whoever|whatever|anew|beneath|heed|tidings|in vain|thereof)\b/i;
const idForm = /\b[A-Z]{2,8}-\d{2}\b/g;
const longestComment = 100;

export interface Complaint {
  readonly line: number;
  readonly text: string;
}

interface Comment {
  readonly value: string;
  readonly start: number;
}

const complaintsAboutComment = ({ value, start }: Comment, text: string): readonly Complaint[] => {
  const lines = text.split('\n');
  const first = lineOf(text, start);
  return value.split('\n').flatMap((comment, index) => {
    const line = first + index;
    const word = oldWords.exec(comment)?.[0];
    const whole = (lines[line - 1] ?? '').trim();
    // a code line with a comment behind it is the formatter's to measure
    const isLong = whole.length > longestComment && /^(\/\/|\/?\*)/.test(whole);
    return [
      ...(word === undefined ? [] : [{ line, text: `"${word}" in a comment or description` }]),
      ...(isLong ? [{ line, text: `a comment of ${whole.length} characters` }] : []),
    ];
  });
};

/** The function at the root of `test`, `test.each(…)`, `describe.skip` … */
export const rootName = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee['name']);
  return rootName(callee['object'] ?? callee['callee'] ?? callee['tag']);
};

export const titleText = (node: SyntaxNode | undefined): string => {
  if (node?.type === 'Literal') return String(node['value']);
  if (node?.type !== 'TemplateLiteral') return '';
  return (node['quasis'] as readonly { readonly value: { readonly raw: string } }[])
    .map(({ value }) => value.raw)
    .join('…');
};

interface Title extends Complaint {
  readonly isTest: boolean;
}

const titlesIn = (program: SyntaxNode, text: string): readonly Title[] => {
  const titles: Title[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const name = rootName(node['callee']);
    if (!/^(test|it|describe|suite|bench)$/.test(name)) return;
    const title = titleText((node['arguments'] as readonly SyntaxNode[])[0]);
    if (title !== '')
      titles.push({ line: lineOf(text, node.start), text: title, isTest: !/^(describe|suite)$/.test(name) });
  });
  return titles;
};

/** The `description:` strings of a machine, which its published chart shows. */
const descriptionsIn = (program: SyntaxNode): readonly Comment[] => {
  const descriptions: Comment[] = [];
  walk(program, ({ type, key, value }) => {
    if (type === 'Property' && isNode(key) && key['name'] === 'description' && isNode(value))
      descriptions.push({ value: titleText(value), start: value.start });
  });
  return descriptions;
};

export const complaintsAboutTitle = (title: string): readonly string[] => {
  const ids = title.match(idForm) ?? [];
  const atEnd = / \[[A-Z]{2,8}-\d{2}(?:,? [A-Z]{2,8}-\d{2})?\]$/.test(title);
  const word = oldWords.exec(title)?.[0];
  return [
    ...(word === undefined ? [] : [`"${word}" in a title`]),
    ...(ids.length > 2 ? ['more than two ids in a title'] : []),
    ...(ids.length > 0 && ids.length <= 2 && !atEnd ? ['ids belong in brackets at the end of a title'] : []),
  ];
};

/** Of a TypeScript file: its comments, the titles of a test and the descriptions of a machine. */
export const complaintsAboutCode = (path: string, text: string): readonly Complaint[] => {
  const { program: parsed, comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const program = parsed as unknown as SyntaxNode;
  const titles = /\.test\.tsx?$/.test(path) ? titlesIn(program, text) : [];
  const descriptions = path.endsWith('.machine.ts') ? descriptionsIn(program) : [];
  return [
    ...[...comments, ...descriptions].flatMap((comment) => complaintsAboutComment(comment, text)),
    ...titles.flatMap((title) =>
      complaintsAboutTitle(title.text).map((complaint) => ({
        line: title.line,
        text: `${complaint}: ${title.text}`,
      })),
    ),
  ];
};

export const complaintsAboutMarkdown = (text: string): readonly Complaint[] =>
  text.split('\n').flatMap((line, index) => {
    const word = oldWords.exec(line)?.[0];
    return word === undefined ? [] : [{ line: index + 1, text: `"${word}" in a document` }];
  });
