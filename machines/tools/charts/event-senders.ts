/**
 * Senders and receivers of each event, read from the machines, the code they import, and the pages.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import type { AnyStateMachine } from 'xstate';

const root = join(import.meta.dirname, '..', '..', '..');
const eventForm = /^[a-z]\w*\.[a-z]\w*$/;

interface SyntaxNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: SyntaxNode): readonly (readonly [string, SyntaxNode])[] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter(isNode)
      .map((child) => [key, child] as const),
  );

/** `name`: a symbol of the file; absent for the whole file. */
interface Symbol {
  readonly file: string;
  readonly name: string;
}

interface Source {
  readonly program: SyntaxNode;
  readonly declarations: ReadonlyMap<string, SyntaxNode>;
  /** By local name; `*` for a whole module. */
  readonly imports: ReadonlyMap<string, Symbol>;
}

const declarationsIn = (program: SyntaxNode): ReadonlyMap<string, SyntaxNode> =>
  new Map(
    childrenOf(program).flatMap(([, statement]) => {
      const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
      const list =
        declared.type === 'VariableDeclaration' ? (declared['declarations'] as SyntaxNode[]) : [declared];
      return list.flatMap((one) => (isNode(one['id']) ? [[String(one['id']['name']), one] as const] : []));
    }),
  );

const sources = new Map<string, Source>();

const sourceOf = (file: string): Source => {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    !moduleRequest.value.startsWith('.')
      ? []
      : entries
          .filter(({ isType }) => !isType)
          .map(({ importName, localName }) => {
            const symbol = { file: join(dirname(file), moduleRequest.value), name: importName.name ?? '*' };
            return [localName.value, symbol] as const;
          }),
  );
  const tree = program as unknown as SyntaxNode;
  const source = { program: tree, declarations: declarationsIn(tree), imports: new Map(imports) };
  sources.set(file, source);
  return source;
};

const isComparison = ({ type, callee }: SyntaxNode): boolean =>
  type === 'BinaryExpression' ||
  type === 'ArrayExpression' ||
  (type === 'CallExpression' && isNode(callee) && callee['name'] === 'assertEvent');

/** Events that an expression creates and the names it uses; comparisons are left out. */
const readNode = (node: SyntaxNode, events: Set<string>, used: Set<string>): void => {
  const { type } = node;
  if (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)) return;
  if (type === 'Literal' && eventForm.test(String(node['value']))) events.add(String(node['value']));
  if (type === 'Identifier') used.add(String(node['name']));
  if (type === 'MemberExpression' && isNode(node['object']) && isNode(node['property']))
    used.add(`${String(node['object']['name'])}.${String(node['property']['name'])}`);
  for (const [key, child] of childrenOf(node)) {
    if (key === 'key' && node['computed'] !== true) continue;
    if (type === 'SwitchCase' && key === 'test') continue;
    if (child.type === 'Literal' && isComparison(node)) continue;
    readNode(child, events, used);
  }
};

const isOther = (file: string): boolean =>
  /\.(machine|actors)\.ts$/.test(file) || file.includes(`${sep}domain${sep}`);

/** Events that a machine's file creates, including the functions it calls in neighbouring files. */
const madeBy = (file: string): ReadonlySet<string> => {
  const events = new Set<string>();
  const seen = new Set<string>();
  const visit = (from: string, node: SyntaxNode): void => {
    const { declarations, imports } = sourceOf(from);
    const used = new Set<string>();
    readNode(node, events, used);
    for (const word of used) {
      const [first = '', member = ''] = word.split('.');
      const symbol = imports.get(first);
      const next: Symbol =
        symbol === undefined
          ? { file: from, name: first }
          : { file: symbol.file, name: symbol.name === '*' ? member : symbol.name };
      const key = `${next.file} ${next.name}`;
      if (seen.has(key) || (next.file !== from && isOther(next.file))) continue;
      seen.add(key);
      const found = (symbol === undefined ? declarations : sourceOf(next.file).declarations).get(next.name);
      if (found !== undefined) visit(next.file, found);
    }
  };
  for (const [, statement] of childrenOf(sourceOf(file).program))
    if (statement.type !== 'ImportDeclaration') visit(file, statement);
  return events;
};

const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((file) => pattern.test(file))
    .map((file) => join(root, folder, file))
    .toSorted();

/** The literals of every union in the events files, and whether its name ends in Fact. */
const readTypes = (): ReadonlyMap<string, 'request' | 'fact'> => {
  const types = new Map<string, 'request' | 'fact'>();
  for (const file of filesIn('machines', /\.events\.ts$/))
    for (const [, name = '', body = ''] of readFileSync(file, 'utf8').matchAll(
      /export type (\w+) =([\s\S]*?);\n(?=\n|$|export|const|\/\*\*)/g,
    ))
      for (const [, type = ''] of body.matchAll(/\btype: '([\w.]+)'/g))
        if (name.endsWith('Fact') || !types.has(type))
          types.set(type, name.endsWith('Fact') ? 'fact' : 'request');
  return types;
};

const outsideOf = (file: string): string => {
  const [, folder = ''] = relative(root, file).split(sep);
  return folder === 'services'
    ? 'services'
    : ['app', 'server', 'tracking', 'storage'].includes(folder)
      ? 'app'
      : 'pages';
};

/** Events sent by pages and services. */
const readOutside = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const senders = new Map<string, Set<string>>();
  for (const file of filesIn('src', /\.tsx?$/))
    for (const [, value = ''] of readFileSync(file, 'utf8').matchAll(/\btype:([^,;{}\n]+)/g))
      for (const [, type = ''] of value.matchAll(/(?<!== )'([a-z]\w*\.[a-z]\w*)'/g))
        senders.set(type, (senders.get(type) ?? new Set()).add(outsideOf(file)));
  return senders;
};

export interface EventRow {
  readonly type: string;
  readonly kind: 'request' | 'fact';
  readonly senders: readonly string[];
  readonly hearers: readonly string[];
}

export interface MachineFile {
  readonly file: string;
  readonly machine: AnyStateMachine;
}

/** A request that no machine accepts goes to a slot: a service that runs for a machine. */
const hearersOf = (type: string, kind: string, machines: readonly MachineFile[]): readonly string[] => {
  const hearers = machines.flatMap(({ machine }) => (machine.events.includes(type) ? [machine.id] : []));
  return hearers.length === 0 && kind === 'request' ? ['services'] : hearers;
};

export const eventRows = (machines: readonly MachineFile[]): readonly EventRow[] => {
  const made = machines.map(({ file, machine }) => ({ id: machine.id, events: madeBy(file) }));
  const outside = readOutside();
  return [...readTypes()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, kind]) => ({
      type,
      kind,
      senders: [
        ...made.filter(({ events }) => events.has(type)).map(({ id }) => id),
        ...[...(outside.get(type) ?? [])].toSorted(),
      ],
      hearers: hearersOf(type, kind, machines),
    }));
};

const nounOf = (type: string): string => type.split('.')[0] ?? type;

export const eventsMarkdown = (rows: readonly EventRow[], ids: readonly string[]): string => {
  const named = (names: readonly string[]): string =>
    names.map((name) => (ids.includes(name) ? `[${name}](${name}.svg)` : name)).join(', ') || '–';
  const nouns = [...new Set(rows.map(({ type }) => nounOf(type)))];
  return [
    '# Requests and facts',
    '',
    'Written by `npm run machines`. Requests go down, facts come up. *Pages* are React components, *services* fill the',
    'slots, *app* joins both. A fact that no machine hears by name goes up through a wildcard to those who subscribe to',
    'the shop: tracking, navigation, storage.',
    ...nouns.flatMap((noun) => [
      '',
      `## ${noun}`,
      '',
      '| Event | | Sent by | Heard by |',
      '| --- | --- | --- | --- |',
      ...rows
        .filter(({ type }) => nounOf(type) === noun)
        .map(
          ({ type, kind, senders, hearers }) =>
            `| \`${type}\` | ${kind} | ${named(senders)} | ${named(hearers)} |`,
        ),
    ]),
    '',
  ].join('\n');
};
