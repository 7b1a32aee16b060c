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

interface Parsed {
  readonly program: SyntaxNode;
  readonly comments: readonly Comment[];
}

const parse = (path: string, text: string): Parsed => {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`);
  return { program: program as unknown as SyntaxNode, comments };
};

const complaintsAboutComment = ({ value, start }: Comment, text: string): readonly Complaint[] => {
  const first = lineOf(text, start);
  return value.split('\n').flatMap((comment, index) => {
    const line = first + index;
    const word = oldWords.exec(comment)?.[0];
    const length = (text.split('\n')[line - 1] ?? '').trim().length;
    return [
      ...(word === undefined ? [] : [{ line, text: `"${word}" in a comment` }]),
      // a code line with a comment behind it is the formatter's to measure
      ...(length > longestComment && /^\s*(\/\/|\/?\*)/.test(text.split('\n')[line - 1] ?? '')
        ? [{ line, text: `a comment of ${length} characters` }]
        : []),
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

const titlesIn = ({ program }: Parsed, text: string): readonly Title[] => {
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

/** Of a TypeScript file: its comments, and its titles where it is a test. */
export const complaintsAboutCode = (path: string, text: string): readonly Complaint[] => {
  const parsed = parse(path, text);
  const titles = /\.test\.tsx?$/.test(path) ? titlesIn(parsed, text) : [];
  return [
    ...parsed.comments.flatMap((comment) => complaintsAboutComment(comment, text)),
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
