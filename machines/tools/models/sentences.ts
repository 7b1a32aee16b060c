/** Describes a generated path as a sentence, from event and state names and the plan's wording. */

import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate';

/** Texts that a plan may provide; names are used otherwise. */
export interface Wording {
  /** The subject of the sentence, one per input: 'a guest with a lost cart'. */
  readonly subjects?: readonly string[];
  /** By event type or state path: 'adds an item', 'waiting for the sign-in'. */
  readonly phrases?: Readonly<Record<string, string>>;
}

interface Told {
  readonly machine: AnyStateMachine;
  readonly inputs: readonly unknown[];
  readonly wording?: Wording;
}

interface Station {
  readonly event: EventObject;
  /** Dotted; regions are separated by '|'. */
  readonly state: string;
}

/** 'clearHover' becomes 'clear hover'. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();

const firstOf = (words: string): string => words.split(' ')[0] ?? '';
const restOf = (words: string): string => words.split(' ').slice(1).join(' ');

/** 'apply' becomes 'applies', 'watch' becomes 'watches'. */
const thirdPerson = (verb: string): string => {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
};

const participle =
  /(?:ed|lost|forgotten|found|gone|left|shown|told|put|met|held|begun|undone|sent|chosen|known|built|withheld|withdrawn)$/;
/** Intransitive: a response 'has failed', it is not 'failed'. */
const intransitive = /(?:failed|occurred|expired|ended|gone|arrived|resigned|timed out)$/;

const longest = 32;

const scalarText = (key: string, value: string | number | boolean | null): string => {
  const name = wordsOf(key.replace(/^(?:is|has|can)(?=[A-Z])/, ''));
  if (value === true) return name;
  if (value === false) return `not ${name}`;
  if (value === null) return `no ${name}`;
  if (typeof value === 'number') return `${name} ${value}`;
  const text = value.trim();
  if (text === '') return `empty ${name}`;
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};

type Scalar = string | number | boolean | null;
const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const kindOf = (failure: unknown): string => {
  const kind = isPlain(failure) && 'kind' in failure ? failure.kind : undefined;
  return typeof kind === 'string' ? wordsOf(kind) : '';
};

const detailIn = (key: string, value: unknown, depth: number): readonly string[] => {
  if (key === 'failure' && value !== null) return [kindOf(value)].filter(Boolean);
  if (isScalar(value)) return key === 'password' ? [] : [scalarText(key, value)];
  if (!Array.isArray(value)) return depth > 1 ? detailsIn(value, depth - 1) : [];
  if (value.length === 0) return [`no ${wordsOf(key)}`];
  const only: unknown = value.length === 1 ? value[0] : undefined;
  if (isScalar(only)) return [scalarText(key, only)];
  return isPlain(only) && depth > 1 ? detailsIn(only, depth - 1) : [`${value.length} ${wordsOf(key)}`];
};

/** The few values that distinguish an event from others of the same type. */
const detailsIn = (value: unknown, depth = 2): readonly string[] =>
  isPlain(value) ? Object.entries(value).flatMap(([key, inner]) => detailIn(key, inner, depth)) : [];

const inBrackets = (details: readonly string[]): string => {
  const said = [...new Set(details)].slice(0, 3);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};

const failureIn = (error: unknown): string => inBrackets([kindOf(error)].filter(Boolean));

const outputIn = (output: unknown): string => {
  if (output === undefined) return '';
  if (output === null) return ' (none)';
  if (isScalar(output)) return ` (${scalarText('answer', output)})`;
  // empty values of a response rarely matter
  const held = isPlain(output) ? Object.entries(output).filter(([, value]) => value !== null) : [];
  return inBrackets(detailsIn(Object.fromEntries(held), 1));
};

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** The ids of children that are machines, which end where a service answers. */
const machinesWithin = (machine: AnyStateMachine): ReadonlySet<string> => {
  const actors: Readonly<Record<string, unknown>> = machine.implementations.actors;
  const isMachine = (src: string): boolean => {
    const logic = actors[src];
    return typeof logic === 'object' && logic !== null && 'root' in logic;
  };
  const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke);
  return new Set(invoked.filter(({ src }) => typeof src === 'string' && isMachine(src)).map(({ id }) => id));
};

const known = new WeakMap<AnyStateMachine, ReadonlySet<string>>();
const childMachinesOf = (machine: AnyStateMachine): ReadonlySet<string> => {
  const found = known.get(machine) ?? machinesWithin(machine);
  known.set(machine, found);
  return found;
};

const answerText = (machine: AnyStateMachine, kind: 'done' | 'error', child: string, event: EventObject) => {
  const details =
    kind === 'error' && 'error' in event
      ? failureIn(event.error)
      : outputIn('output' in event ? event.output : undefined);
  const words = wordsOf(child);
  if (childMachinesOf(machine).has(child))
    return `sees ${words} ${kind === 'done' ? 'end' : 'fail'}${details}`;
  if (kind === 'error') return `fails to ${words}${details}`;
  return `${thirdPerson(firstOf(words))} ${restOf(words)}`.trim() + details;
};

/** A request reads 'is asked to add item', a fact 'learns that the connection is lost'. */
const messageText = (machine: AnyStateMachine, event: EventObject): string => {
  const { type, ...payload } = event;
  const [noun = '', name = ''] = type.split('.');
  const details = inBrackets(detailsIn(payload));
  const words = wordsOf(name);
  if (noun !== machine.id && participle.test(words)) {
    const [verb = '', ...object] = words.split(' ').toReversed();
    const about = object[0]?.endsWith('ly') === true ? [] : object.toReversed();
    const adverb = about.length === object.length ? '' : `${object[0]} `;
    const subject = about.length > 0 ? about.join(' ') : wordsOf(noun);
    const is = subject.endsWith('s') ? 'are' : 'is';
    return `learns that the ${subject} ${intransitive.test(words) ? 'has' : is} ${adverb}${verb}${details}`;
  }
  return `is asked to ${words}${noun === machine.id ? '' : ` of ${wordsOf(noun)}`}${details}`;
};

const eventText = ({ machine, wording }: Told, event: EventObject): string => {
  const own = wording?.phrases?.[event.type];
  const [, kind, subject = '', name = ''] = /^xstate\.(\w+)\.(actor|[^.]+)\.(.+)$/.exec(event.type) ?? [];
  if (own !== undefined) {
    const { type: _, ...payload } = event;
    const said = 'error' in event ? failureIn(event['error']) : inBrackets(detailsIn(payload));
    return `${own}${said}`;
  }
  if (kind === 'done' || kind === 'error') return answerText(machine, kind, name, event);
  if (kind === 'after') return `lets the ${wordsOf(subject)} pass`;
  return messageText(machine, event);
};

/** Regions without states are left out. */
const stateText = ({ wording }: Told, state: string): string => {
  const regions = state.split('|');
  return regions
    .filter((part) => regions.length === 1 || part.includes('.'))
    .map((part) => {
      const own = wording?.phrases?.[part];
      if (own !== undefined) return own;
      const [outer = '', ...inner] = part.split('.').map(wordsOf);
      return inner.length === 0 ? outer : `${outer} (${inner.join(', ')})`;
    })
    .filter(Boolean)
    .join(', ');
};

const subjectOf = ({ machine, inputs, wording }: Told, input: unknown): string => {
  const own = wording?.subjects?.[inputs.indexOf(input)];
  if (own !== undefined) return own;
  const details = inputs.length > 1 ? inBrackets(detailsIn(input)) : '';
  return `the ${wordsOf(machine.id)}${details}`;
};

/** 'is asked to add item, to load and learns that …': a repeated verb is written once. */
const listed = (parts: readonly string[]): string => {
  const short = parts.map((part, index) =>
    ['is asked ', 'learns ', 'fails '].reduce(
      (text, verb) =>
        text.startsWith(verb) && parts[index - 1]?.startsWith(verb) === true ? text.slice(verb.length) : text,
      part,
    ),
  );
  return short.length < 2 ? short.join('') : `${short.slice(0, -1).join(', ')} and ${short.at(-1)}`;
};

/** 'The network (online), at first online, learns that the connection is lost; it ends offline.' */
export const sentenceOf = (told: Told, input: unknown, stations: readonly Station[]): string => {
  const [first, ...rest] = stations;
  const subject = subjectOf(told, input);
  const begin = stateText(told, first?.state ?? '');
  const end = stateText(told, stations.at(-1)?.state ?? '');
  const name = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}${begin === '' ? '' : `, at first ${begin},`}`;
  if (rest.length === 0) return `${name} is only started.`;
  const clauses = listed(rest.map(({ event }) => eventText(told, event)));
  return `${name} ${clauses}${end === '' ? '' : `; it ends ${end}`}.`;
};

/** The states with a description in the machine. */
export const descriptionsOf = (machine: AnyStateMachine): readonly (readonly [string, string])[] =>
  nodesOf(machine.root).flatMap(({ path, description }) =>
    description === undefined || path.length === 0 ? [] : [[path.join('.'), description] as const],
  );
