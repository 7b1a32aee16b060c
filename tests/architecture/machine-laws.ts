/** The laws of a machine, read off the machine object itself and off its source; each returns
 * complaints. */

import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isNode, walk, type SourceFile, type SyntaxNode } from './source-files.ts';

const camel = (kebab: string): string =>
  kebab.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The one word a machine goes by: `gift-card.machine.ts` is giftCard. */
export const nounOf = (path: string): string => camel(/([^/]+)\.machine\.ts$/.exec(path)?.[1] ?? '');

const asList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const collect = (node: AnyStateNode): readonly AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(collect),
  ];
  return collect(machine.root);
};

const isMachine = (logic: unknown): boolean =>
  'root' in recordOf(logic) && 'implementations' in recordOf(logic);

/** A promise's logic ends when its answer comes; a listener's or a machine's takes no notice. */
const isPromise = (logic: unknown): boolean => {
  const { getInitialSnapshot, transition } = recordOf(logic);
  if (isMachine(logic) || typeof getInitialSnapshot !== 'function' || typeof transition !== 'function')
    return false;
  try {
    const before: unknown = getInitialSnapshot({}, undefined);
    const after: unknown = transition(before, { type: 'xstate.promise.resolve', data: 1 }, {});
    return recordOf(after)['status'] === 'done';
  } catch {
    return false;
  }
};

interface Invocation {
  readonly id: string;
  readonly src: unknown;
  readonly logic: unknown;
  readonly hasOnError: boolean;
}

const invocationsOf = (machine: AnyStateMachine, node: AnyStateNode): readonly Invocation[] =>
  asList(recordOf(node.config)['invoke']).map((value) => {
    const { id, src, onError } = recordOf(value);
    const actors = recordOf(machine.implementations.actors);
    return {
      id: typeof id === 'string' ? id : '',
      src,
      logic: typeof src === 'string' ? actors[src] : src,
      hasOnError: onError !== undefined,
    };
  });

export const invocationComplaints = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine).flatMap((node) => {
    const invocations = invocationsOf(machine, node);
    const work = invocations.filter(({ logic }) => isPromise(logic));
    const complaints: string[] = [];
    for (const { id, src, logic, hasOnError } of invocations) {
      if (typeof src !== 'string') complaints.push(`${node.id} invokes an actor without a name`);
      else if (logic === undefined) complaints.push(`${node.id} invokes ${src}, which setup does not list`);
      else if (!isMachine(logic) && id !== src)
        complaints.push(`${node.id}: invoke id "${id}" is not its src "${src}"`);
      if (!isMachine(logic) && !hasOnError)
        complaints.push(`${node.id} invokes ${String(src)} without onError`);
    }
    if (work.length === 0) return complaints;
    if (invocations.length > 1)
      complaints.push(`${node.id} works and has ${invocations.length} invokes instead of one`);
    if (!node.tags.includes('busy')) complaints.push(`${node.id} works and is not tagged busy`);
    if (node !== machine.root && !/^[a-z]+ing(?![a-z])/.test(node.key))
      complaints.push(`${node.id} works and is no gerund (loading, adding …)`);
    return complaints;
  });

const eventForm = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;
const irregularPasts = new Set(
  'forgotten lost found gone sent chosen begun done told shown known kept left paid made seen undone given taken withdrawn'.split(
    ' ',
  ),
);

/** The last word is a past participle, as in `cart.itemAdded` or `connection.lost`. */
const isPastTense = (event: string): boolean => {
  const words = (event.split('.').at(-1) ?? '').split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  // signedOut, turnedBack
  if (/^(out|in|up|back|away|off)$/.test(words.at(-1) ?? '')) words.pop();
  const word = words.at(-1) ?? '';
  return word.endsWith('ed') || irregularPasts.has(word);
};

/** Requests bear the machine's own word; what comes from elsewhere is a fact, in the past tense. */
export const isWellNamedEvent = (event: string, noun: string): boolean =>
  event.startsWith('xstate.') ||
  (eventForm.test(event) && (event.startsWith(`${noun}.`) || isPastTense(event)));

export const eventComplaints = (
  machine: AnyStateMachine,
  noun: string,
  /** The root forwards requests. */
  mayHearAll: boolean,
): readonly string[] =>
  nodesOf(machine).flatMap((node) =>
    Object.keys(recordOf(recordOf(node.config)['on']))
      .filter(
        (event) => !(mayHearAll ? event === '*' || eventForm.test(event) : isWellNamedEvent(event, noun)),
      )
      .map((event) => `${node.id} hears "${event}": neither ${noun}.verbObject nor a fact in the past tense`),
  );

const isGuardCombination = (value: unknown): boolean => typeof value === 'function' && 'check' in value;

/** Keys that hold by-name things; a function there hides from the visualizer and from tests. */
const inlineParts = (where: string, value: unknown): readonly string[] =>
  asList(value).flatMap((transition) => {
    const { guard, actions } = recordOf(transition);
    const complaints: string[] = [];
    if (typeof guard === 'function' && !isGuardCombination(guard))
      complaints.push(`${where} has a guard without a name`);
    if (asList(actions).some((action) => typeof action === 'function'))
      complaints.push(`${where} has an action without a name`);
    return complaints;
  });

export const inlineComplaints = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine).flatMap((node) => {
    const config = recordOf(node.config);
    const transitions: readonly (readonly [string, unknown])[] = [
      ...Object.entries(recordOf(config['on'])),
      ...Object.entries(recordOf(config['after'])),
      ['always', config['always']],
      ['onDone', config['onDone']],
      ...asList(config['invoke']).flatMap((value) => {
        const { onDone, onError, onSnapshot } = recordOf(value);
        return [onDone, onError, onSnapshot].map((transition) => ['invoke', transition] as const);
      }),
      ['entry', { actions: config['entry'] }],
      ['exit', { actions: config['exit'] }],
    ];
    const numeric = Object.keys(recordOf(config['after'])).filter((delay) => /^\d+$/.test(delay));
    return [
      ...transitions.flatMap(([name, value]) => inlineParts(`${node.id} (${name})`, value)),
      ...numeric.map((delay) => `${node.id} waits ${delay} ms: a delay has a name`),
    ];
  });

export const guardComplaints = (machine: AnyStateMachine): readonly string[] =>
  Object.keys(recordOf(machine.implementations.guards))
    .filter((name) => !/^(is|has|can)[A-Z]/.test(name))
    .map((name) => `${machine.id}: guard ${name} does not begin with is, has or can`);

const isFunction = ({ type }: SyntaxNode): boolean =>
  /^(ArrowFunctionExpression|FunctionExpression)$/.test(type);

/** The visualizer reads the literal: nothing in it may be spread, computed or generated. */
export const literalComplaints = ({
  path,
  program,
}: Pick<SourceFile, 'path' | 'program'>): readonly string[] => {
  const literals: SyntaxNode[] = [];
  walk(program, (node) => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return;
    const property = callee['property'];
    if (!isNode(property) || property['name'] !== 'createMachine') return;
    const [argument] = node['arguments'] as readonly SyntaxNode[];
    if (argument !== undefined) literals.push(argument);
  });
  const complaints: string[] = [];
  if (literals.length !== 1) complaints.push(`${path} makes ${literals.length} machines instead of one`);
  for (const literal of literals) {
    if (literal.type !== 'ObjectExpression') complaints.push(`${path}: createMachine is not given a literal`);
    walk(literal, (node, parents) => {
      // what a params or input function returns is data, not the shape of the machine
      if (parents.some(isFunction)) return;
      if (node.type === 'SpreadElement')
        complaints.push(`${path}: the machine's literal spreads something in`);
      if (node.type === 'Property' && node['computed'] === true)
        complaints.push(`${path}: the machine's literal has a computed key`);
    });
  }
  return complaints;
};
