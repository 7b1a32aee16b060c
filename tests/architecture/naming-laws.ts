/** The naming laws a file can break, each as a function from the file to complaints. */

import { basename } from 'node:path';
import { isNode, lineOf, walk, type SourceFile, type SyntaxNode } from './source-files.ts';

const emptyWords = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'index', 'manager']);

/** A name that says nothing about its subject: alone, or as the last word of one. */
export const emptyNameIn = (path: string): string | undefined =>
  path
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .find((part) =>
      emptyWords.has(
        part
          .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
          .toLowerCase()
          .split('-')
          .at(-1) ?? '',
      ),
    );

/** A file that only passes on what others export. */
export const isBarrel = ({ program }: Pick<SourceFile, 'program'>): boolean => {
  const body = (program['body'] as readonly SyntaxNode[]).filter(({ type }) => type !== 'ImportDeclaration');
  return (
    body.length > 0 &&
    body.every(
      (node) =>
        node.type === 'ExportAllDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && !isNode(node['declaration'])),
    )
  );
};

export const passesAllOn = ({ program }: Pick<SourceFile, 'program'>): boolean =>
  (program['body'] as readonly SyntaxNode[]).some(({ type }) => type === 'ExportAllDeclaration');

const isConfiguration = (path: string): boolean =>
  path.endsWith('.config.ts') || basename(path) === 'codegen.ts';

/** Files another file loads on demand, which React.lazy wants to export by default. */
export const lazyFiles = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ imports }) =>
      imports.flatMap(({ file, isDynamic }) => (isDynamic && file !== null ? [file] : [])),
    ),
  );

export const mayExportDefault = (path: string, lazy: ReadonlySet<string>): boolean =>
  isConfiguration(path) || (lazy.has(path) && /^src\/(features|app)\/.*\.tsx$/.test(path));

const isNameOnly = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean => {
  if (parent === undefined) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === node && parent['computed'] !== true;
  if (
    /^(Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/.test(parent.type)
  )
    return parent['key'] === node && parent['computed'] !== true && parent['shorthand'] !== true;
  return parent.type === 'TSQualifiedName' || parent.type === 'ImportSpecifier';
};

/** Where a file uses one of these names as a value or calls it, with the line. */
export const usesOf = (
  { path, text, program }: Pick<SourceFile, 'path' | 'text' | 'program'>,
  names: readonly string[],
): readonly string[] => {
  const uses: string[] = [];
  walk(program, (node, parents) => {
    const name = node['name'];
    if (node.type !== 'Identifier' || typeof name !== 'string' || !names.includes(name)) return;
    if (!isNameOnly(node, parents.at(-1))) uses.push(`${path}:${lineOf(text, node.start)} uses ${name}`);
  });
  return uses;
};

/** Hooks are met as a name or as a member of React. */
export const hooksIn = (
  { path, text, program }: Pick<SourceFile, 'path' | 'text' | 'program'>,
  hooks: readonly string[],
): readonly string[] => {
  const found = new Set<string>();
  walk(program, (node) => {
    const name = node['name'];
    if (node.type === 'Identifier' && typeof name === 'string' && hooks.includes(name))
      found.add(`${path}:${lineOf(text, node.start)} uses ${name}`);
  });
  return [...found];
};
