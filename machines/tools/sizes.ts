/** The size of a machine, as written in its file and as it runs (MACH-01, MACH-02). */

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from './find-machine.ts';

export interface Size {
  readonly states: number;
  /** Only those that do something; ignored events do not count. */
  readonly transitions: number;
}

type Config = Readonly<Record<string, unknown>>;

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null;
const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const valuesOf = (value: unknown): readonly unknown[] => (isConfig(value) ? Object.values(value) : []);

const doesSomething = (transition: unknown): boolean =>
  typeof transition === 'string' ||
  (isConfig(transition) && (transition['target'] !== undefined || transition['actions'] !== undefined));

/** Counts a machine's configuration, or one of its states. */
export const sizeOf = (config: unknown): Size => {
  if (!isConfig(config)) return { states: 0, transitions: 0 };
  const invokes = asList(config['invoke']).filter(isConfig);
  const own = [
    ...valuesOf(config['on']),
    ...valuesOf(config['after']),
    config['always'],
    config['onDone'],
    ...invokes.flatMap((invoke) => [invoke['onDone'], invoke['onError'], invoke['onSnapshot']]),
  ];
  const states = valuesOf(config['states']);
  const inner = states.map(sizeOf);
  return {
    states: states.length + inner.reduce((sum, size) => sum + size.states, 0),
    transitions:
      own.flatMap(asList).filter(doesSomething).length +
      inner.reduce((sum, size) => sum + size.transitions, 0),
  };
};

interface SyntaxNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => isConfig(value) && typeof value['type'] === 'string';

const keyOf = ({ key }: SyntaxNode): string =>
  isNode(key) ? String(key['type'] === 'Identifier' ? key['name'] : key['value']) : '';

/** Reads a literal without running code: imports, spreads and computed keys are missing. */
const readLiteral = (node: unknown): unknown => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return node['value'];
  if (node.type === 'ArrayExpression') return (node['elements'] as readonly unknown[]).map(readLiteral);
  if (node.type !== 'ObjectExpression') return {};
  const properties = (node['properties'] as readonly SyntaxNode[]).filter(({ type }) => type === 'Property');
  return Object.fromEntries(
    properties.map((property) => [keyOf(property), readLiteral(property['value']) ?? {}]),
  );
};

const find = (node: unknown, isWanted: (node: SyntaxNode) => boolean): SyntaxNode | undefined => {
  if (!isConfig(node)) return undefined;
  if (isNode(node) && isWanted(node)) return node;
  for (const value of Object.values(node)) {
    const found = find(value, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
};

const isCreation = ({ type, callee }: SyntaxNode): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  isNode(callee['property']) &&
  callee['property']['name'] === 'createMachine';

/** The size that a visualizer reads from this file alone. */
export const writtenSize = (path: string, text: string): Size => {
  const creation = find(parseSync(path, text).program, isCreation);
  const [literal] = (creation?.['arguments'] ?? []) as readonly unknown[];
  return sizeOf(readLiteral(literal));
};

export const childCount = (machine: AnyStateMachine): number => {
  const actors = machine.implementations.actors as Config;
  const nodesIn = (config: Config): readonly Config[] => [
    config,
    ...valuesOf(config['states']).filter(isConfig).flatMap(nodesIn),
  ];
  return nodesIn(machine.config as Config)
    .flatMap(({ invoke }) => asList(invoke))
    .filter((invoke) => isConfig(invoke) && isMachine(actors[String(invoke['src'])])).length;
};

/** Counts the context types declared in the machine's folder. */
export const booleanCount = async (file: string): Promise<number> => {
  const folder = dirname(file);
  const noun = /([^/\\]+)\.machine\.ts$/.exec(file)?.[1] ?? '';
  const name = noun.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const files = (await readdir(folder)).filter((one) => one.endsWith('.ts'));
  const texts = files.map((one) => readFileSync(join(folder, one), 'utf8'));
  const body = new RegExp(`interface ${name}Context[^{]*\\{([\\s\\S]*?)\\n\\}`);
  const declared = texts.map((text) => body.exec(text)?.[1]).find((found) => found !== undefined) ?? '';
  return [...declared.matchAll(/: boolean;/g)].length;
};
