/** Reads the sources of the house and takes them apart: files, imports, exports, syntax trees. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'vite';

export const root = join(import.meta.dirname, '..', '..');

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** The file in the house it names, from the root, or null for a package. */
  readonly file: string | null;
  /** Nothing of it is left when the program runs. */
  readonly isTypeOnly: boolean;
  readonly isDynamic: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
  readonly program: SyntaxNode;
}

const toPath = (file: string): string => relative(root, file).split(sep).join('/');

export const filesUnder = (folder: string, pattern: RegExp): readonly string[] => {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => toPath(join(entry.parentPath, entry.name)))
    .filter((path) => pattern.test(path) && !path.includes('/generated/') && !path.includes('node_modules/'))
    .toSorted();
};

const aliases = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }
).imports;

/** Where a specifier leads inside the house, by the rules of package.json#imports. */
export const resolveImport = (from: string, specifier: string): string | null => {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return toPath(join(root, dirname(from), bare));
  if (bare.startsWith('/')) return bare.slice(1);
  for (const [alias, target] of Object.entries(aliases)) {
    if (bare === alias) return target.replace('./', '');
    const [before = '', after = ''] = alias.split('*');
    if (alias.includes('*') && bare.startsWith(before) && bare.endsWith(after))
      return target.replace('./', '').replace('*', bare.slice(before.length, bare.length - after.length));
  }
  return null;
};

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** The direct children of a node. */
export const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

export const walk = (
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
): void => {
  const step = (current: SyntaxNode, parents: readonly SyntaxNode[]): void => {
    visit(current, parents);
    const next = [...parents, current];
    for (const child of childrenOf(current)) step(child, next);
  };
  step(node, []);
};

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const parse = (path: string): SourceFile => {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} does not parse: ${error.message}`);
  const importOf = (specifier: string, isTypeOnly: boolean, isDynamic: boolean): Import => ({
    specifier,
    file: resolveImport(path, specifier),
    isTypeOnly,
    isDynamic,
  });
  const imports = module.staticImports.map(({ moduleRequest, entries }) =>
    importOf(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), false),
  );
  const exports = module.staticExports.flatMap(({ entries }) => entries);
  const passedOn = exports.flatMap(({ moduleRequest, isType }) =>
    moduleRequest === null ? [] : [importOf(moduleRequest.value, isType, false)],
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, specifier] = /^['"`](.*)['"`]$/s.exec(text.slice(start, end)) ?? [];
    return specifier === undefined ? [] : [importOf(specifier, false, true)];
  });
  const inTypes: Import[] = [];
  const tree = program as unknown as SyntaxNode;
  walk(tree, (node) => {
    const source = node['source'];
    if (node.type === 'TSImportType' && isNode(source) && typeof source['value'] === 'string')
      inTypes.push(importOf(source['value'], true, false));
  });
  return {
    path,
    text,
    imports: [...imports, ...passedOn, ...dynamic, ...inTypes],
    hasDefaultExport: exports.some(
      ({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default',
    ),
    program: tree,
  };
};

const parsed = new Map<string, SourceFile>();

export const sourceFile = (path: string): SourceFile => {
  const known = parsed.get(path) ?? parse(path);
  parsed.set(path, known);
  return known;
};

export const houseFolders = ['machines', 'src', 'backend'] as const;

/** Every TypeScript file of the house, tests and tools apart. */
export const houseFiles = (): readonly SourceFile[] =>
  houseFolders.flatMap((folder) => filesUnder(folder, /\.tsx?$/)).map(sourceFile);
