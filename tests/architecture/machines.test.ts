/** Every machine keeps the laws of a machine; planted ones that break them are noticed. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { sizeOf, writtenSize, type Size } from '#machines/tools/sizes.ts';
import {
  eventComplaints,
  guardComplaints,
  inlineComplaints,
  invocationComplaints,
  isWellNamedEvent,
  literalComplaints,
  nounOf,
} from './machine-laws.ts';
import { filesUnder, root, sourceFile, type SyntaxNode } from './source-files.ts';

const paths = filesUnder('machines', /\.machine\.ts$/);
const composing = ['shop', 'desk', 'account', 'trade', 'display', 'notices', 'place', 'wing'];

const openMachine = async (path: string): Promise<AnyStateMachine> => {
  const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
  const name = `${nounOf(path)}Machine`;
  expect(Object.keys(module), `${path} exports ${name}`).toContain(name);
  return module[name] as AnyStateMachine;
};

describe.each(paths)('%s', (path) => {
  const noun = nounOf(path);

  test('is known by one word', async () => {
    expect((await openMachine(path)).id).toBe(noun);
  });

  test('invokes by name, one piece of work a state, each with onError and tagged busy', async () => {
    expect(invocationComplaints(await openMachine(path))).toEqual([]);
  });

  test('hears its own requests and the facts of others', async () => {
    expect(eventComplaints(await openMachine(path), noun, composing.includes(noun))).toEqual([]);
  });

  test('names its guards, actions and delays', async () => {
    const machine = await openMachine(path);
    expect([...inlineComplaints(machine), ...guardComplaints(machine)]).toEqual([]);
  });

  test('spreads, computes and generates nothing in its own literal', () => {
    expect(literalComplaints(sourceFile(path))).toEqual([]);
  });

  test('runs with the states and transitions that its file shows [MACH-01, MACH-02]', async () => {
    const running = sizeOf((await openMachine(path)).config);
    const { text } = sourceFile(path);
    expect(writtenSize(path, text)).toEqual(running);
  });
});

/** So many states and transitions can be read as one chart. */
const most = { states: 25, transitions: 80 };
const isReadable = ({ states, transitions }: Size): boolean =>
  states <= most.states && transitions <= most.transitions;

test('every chart can be read at once, and half of them at a glance [MACH-01]', async () => {
  const sizes = await Promise.all(paths.map(async (path) => sizeOf((await openMachine(path)).config)));
  expect(paths.filter((_, index) => !isReadable(sizes[index] ?? most))).toEqual([]);
  const transitions = sizes.map((size) => size.transitions).toSorted((one, other) => one - other);
  expect(transitions[Math.floor(transitions.length / 2)]).toBeLessThan(20);
  expect([isReadable({ ...most, states: 26 }), isReadable({ ...most, transitions: 81 })]).toEqual([
    false,
    false,
  ]);
});

test('only machines, their slots and the table of slots use XState [MACH-01]', () => {
  const users = filesUnder('machines', /\.ts$/)
    .filter((path) => !/\.(machine|actors)\.ts$|^machines\/(slot\.ts|tools\/)/.test(path))
    .filter((path) =>
      sourceFile(path).imports.some(({ specifier, isTypeOnly }) => specifier === 'xstate' && !isTypeOnly),
    );
  expect(users).toEqual([]);
});

test('no module of the machines has state [MACH-01]', () => {
  const stateful = filesUnder('machines', /\.ts$/)
    .filter((path) => !path.startsWith('machines/tools/'))
    .filter((path) => /^(?:export )?(?:let|var) /m.test(sourceFile(path).text));
  expect(stateful).toEqual([]);
});

test('there are machines, each with a word of its own', () => {
  expect(paths).not.toEqual([]);
  const ids = paths.map(nounOf);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('these laws notice', () => {
  const bad = setup({
    actors: { work: fromPromise(async () => 1), listen: fromCallback(() => undefined) },
    guards: { good: () => true },
    actions: { act: () => undefined },
  }).createMachine({
    id: 'bad',
    initial: 'first',
    states: {
      first: {
        invoke: [
          { id: 'other', src: 'work' },
          { id: 'listen', src: 'listen' },
        ],
        on: { CLICK: { guard: () => true, actions: () => undefined }, '*': {} },
        after: { 300: 'second' },
      },
      second: { tags: 'busy', invoke: { src: fromPromise(async () => 2), onError: {} } },
    },
  });

  test('a broken invoke', () => {
    const complaints = invocationComplaints(bad).join('\n');
    for (const said of ['not its src', 'without onError', 'instead of one', 'not tagged busy', 'no gerund'])
      expect(complaints).toContain(said);
  });

  test('names out of form', () => {
    expect(eventComplaints(bad, 'bad', false)).toHaveLength(2);
    expect(guardComplaints(bad)).toHaveLength(1);
    expect(inlineComplaints(bad)).toHaveLength(3);
  });

  test('requests of others', () => {
    expect(isWellNamedEvent('session.signedOut', 'cart')).toBe(true);
    expect(isWellNamedEvent('session.signOut', 'cart')).toBe(false);
    expect(isWellNamedEvent('cart.AddItem', 'cart')).toBe(false);
  });

  test('a machine whose file shows only a part of it', () => {
    const states = { first: { on: { 'bad.go': 'second' }, states: { inner: {} } }, second: {} };
    expect(sizeOf({ states, on: { 'bad.wait': {}, 'bad.act': { actions: 'act' } } })).toEqual({
      states: 3,
      transitions: 2,
    });
    const text = `setup({}).createMachine({ on: { ...others }, states: { first, second: {} } });`;
    expect(writtenSize('bad.machine.ts', text)).toEqual({ states: 2, transitions: 0 });
  });

  test('a literal that is not one', () => {
    const text = `setup({}).createMachine({ ...rest, states: { [name]: {} } }); setup({}).createMachine(config);`;
    const program = parseSync('bad.machine.ts', text).program as unknown as SyntaxNode;
    expect(literalComplaints({ path: 'bad.machine.ts', program })).toHaveLength(4);
  });
});
