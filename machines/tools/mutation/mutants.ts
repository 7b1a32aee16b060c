/** Copies of a machine with one mutation each: in a guard, an action or a target. */

import { createMachine, type AnyStateMachine } from 'xstate';

export interface Mutant {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The start of the changed transitions' names; '' where the change is in a state. */
  readonly at: string;
  /** The transition can no longer be taken: the coverage shows it. */
  readonly isBarred: boolean;
}

type Plain = { [key: string]: unknown };
type Change = (holder: Plain) => void;
type Path = readonly (string | number)[];

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
};

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : isPlain(value) && typeof value['type'] === 'string'
      ? value['type']
      : '?';

/** A place in the configuration that can be changed: its path and the change. */
interface Site {
  readonly name: string;
  readonly path: Path;
  readonly change: Change;
  readonly at: string;
  readonly isBarred?: boolean;
}

/** A change whose place is added by the enclosing state. */
type Mistake = Omit<Site, 'path' | 'at'>;

const actionSites = (key: 'actions' | 'entry' | 'exit', value: unknown, name: string): readonly Mistake[] =>
  listOf(value).map((action, index) => ({
    name: `${name}: without ${key === 'actions' ? 'action' : key} ${nameOf(action)}#${index}`,
    change: (holder: Plain) => {
      holder[key] = listOf(holder[key]).filter((_, at) => at !== index);
    },
  }));

/** Possible targets: siblings of the node, or with a leading dot the states within it. */
interface Reach {
  readonly beside: readonly string[];
  readonly within: readonly string[];
}

/** A wrong target of the same kind; undefined where there is no other. */
const wrongTarget = (target: string, { beside, within }: Reach): string | undefined => {
  if (target.startsWith('#')) return undefined;
  const [dot, states] = target.startsWith('.') ? ['.', within] : ['', beside];
  const others = states.filter((state) => dot + state !== target);
  return others.length === 0 ? undefined : `${dot}${others.at(-1)}`;
};

/** The places in one transition, written as an object. */
const transitionSites = (
  transition: Plain,
  reach: Reach,
  name: string,
  hasOthers = false,
): readonly Mistake[] => {
  const { guard, target, reenter, actions } = transition;
  const sites: Mistake[] = [];
  if (guard !== undefined) {
    sites.push({
      name: `${name}: guard ${nameOf(guard)} deleted`,
      change: (holder) => void delete holder['guard'],
      isBarred: hasOthers,
    });
    sites.push({
      name: `${name}: guard ${nameOf(guard)} never holds`,
      change: (holder) => {
        holder['guard'] = () => false;
      },
      isBarred: true,
    });
  }
  if (typeof target === 'string') {
    sites.push({
      name: `${name}: target ${target} removed`,
      change: (holder) => void delete holder['target'],
    });
    const wrong = wrongTarget(target, reach);
    if (wrong !== undefined)
      sites.push({
        name: `${name}: target ${target} becomes ${wrong}`,
        change: (holder) => {
          holder['target'] = wrong;
        },
      });
  }
  if (reenter !== undefined)
    sites.push({ name: `${name}: reenter removed`, change: (holder) => void delete holder['reenter'] });
  return [...sites, ...actionSites('actions', actions, name)];
};

/** All alternatives of a transition: a name, an object, or a list of objects. */
const alternativesAt = (
  holder: Plain,
  key: string,
  path: Path,
  reach: Reach,
  name: string,
  at: string,
): readonly Site[] => {
  const value = holder[key];
  if (typeof value === 'string') {
    const wrong = wrongTarget(value, reach);
    const removed: Site = {
      name: `${name}: target ${value} removed`,
      path,
      at,
      change: (place) => void (place[key] = {}),
    };
    if (wrong === undefined) return [removed];
    return [
      removed,
      {
        name: `${name}: target ${value} becomes ${wrong}`,
        path,
        at,
        change: (place) => void (place[key] = wrong),
      },
    ];
  }
  if (Array.isArray(value))
    return value.flatMap((alternative: unknown, index) =>
      isPlain(alternative)
        ? transitionSites(alternative, reach, `${name}[${index}]`, index < value.length - 1).map((site) => ({
            ...site,
            path: [...path, key, index],
            at: `${at}${index}`,
          }))
        : [],
    );
  if (!isPlain(value)) return [];
  return transitionSites(value, reach, name).map((site) => ({ ...site, path: [...path, key], at }));
};

const sitesOf = (node: Plain, path: Path, beside: readonly string[], name: string): readonly Site[] => {
  const children = isPlain(node['states']) ? node['states'] : {};
  const within = Object.keys(children);
  const reach: Reach = { beside, within };
  const sites: Site[] = [];
  for (const key of ['on', 'after'] as const) {
    const table = node[key];
    if (!isPlain(table)) continue;
    for (const event of Object.keys(table)) {
      const type = key === 'on' ? event : `xstate.after.${event}.${name}`;
      const at = `${name} · ${type}#`;
      sites.push(...alternativesAt(table, event, [...path, key], reach, `${name} · ${event}`, at));
    }
  }
  sites.push(...alternativesAt(node, 'always', path, reach, `${name} · always`, `${name} · always#`));
  listOf(node['invoke']).forEach((invocation, index) => {
    if (!isPlain(invocation)) return;
    const place = Array.isArray(node['invoke']) ? [...path, 'invoke', index] : [...path, 'invoke'];
    const child = nameOf(invocation['src']);
    const id = typeof invocation['id'] === 'string' ? invocation['id'] : child;
    for (const [key, kind] of [
      ['onDone', 'done'],
      ['onError', 'error'],
    ] as const) {
      const at = `${name} · xstate.${kind}.actor.${id}#`;
      sites.push(...alternativesAt(invocation, key, place, reach, `${name} · ${key} ${child}`, at));
    }
  });
  for (const key of ['entry', 'exit'] as const)
    sites.push(...actionSites(key, node[key], name).map((site) => ({ ...site, path, at: '' })));
  for (const [key, child] of Object.entries(children))
    if (isPlain(child)) sites.push(...sitesOf(child, [...path, 'states', key], within, `${name}.${key}`));
  return sites;
};

const placeAt = (config: unknown, path: Path): Plain => {
  let place: unknown = config;
  for (const key of path)
    place = Array.isArray(place) ? place[Number(key)] : isPlain(place) ? place[key] : undefined;
  if (!isPlain(place)) throw new Error(`nothing to change at ${path.join('.')}`);
  return place;
};

export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] =>
  sitesOf(machine.config as Plain, [], [], machine.id).map(({ name, path, change, at, isBarred = false }) => {
    const config = copy(machine.config) as Plain;
    change(placeAt(config, path));
    // a mutant may loop endlessly
    config['options'] = { maxIterations: 50 };
    return { name, at, isBarred, machine: createMachine(config, machine.implementations) };
  });
