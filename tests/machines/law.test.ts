/** The law of events, empty slots, and recordings played on the machines as they are. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, type AnyStateNode, createActor, type AnyActorLogic } from 'xstate';
import { describe, expect, test, onTestFinished } from 'vitest';
import { nounOf } from '../architecture/machine-laws.ts';
import { filesUnder, root } from '../architecture/source-files.ts';
import { present } from '#machines/domain/present.ts';
import { readEventTypes } from './event-types.ts';
import { answeredEvents } from './ignored-events.ts';
import { listenerSlot, slot } from '#machines/slot.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseRecording } from '#machines/tools/replay/recording-file.ts';
import { summary } from '#machines/tools/replay/report.ts';
import { compare } from '#machines/tools/replay/verdict.ts';
import type { RecordedEvent } from '#recorder/recorder.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

/** Events by their prefix come from these children, and only while one of them lives. */
const children: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  checkout: { draft: ['draft'], payment: ['payment'], placing: ['placing'] },
  draft: { tabs: ['tabs'], identity: ['identity'], fulfilment: ['fulfilment'] },
  fulfilment: { addresses: ['addresses'], totals: ['totals'], delivery: ['delivery'] },
  addresses: { addressEntry: ['deliveryEntry', 'billingEntry'] },
  cart: { cartCount: ['cartCount'], cartRecovery: ['cartRecovery'], cartWrites: ['cartWrites'] },
  identity: { step: ['emailStep'], accountSection: ['accountSection'] },
  placing: { step: ['billingStep'], order: ['order'] },
  addressEntry: { addressChoice: ['addressChoice'], addressLookup: ['addressLookup'] },
  delivery: {
    step: ['deliveryStep'],
    pickup: ['pickup'],
    shipping: ['shipping'],
    deliveryWindow: ['deliveryWindow'],
  },
  order: { orderOutcome: ['orderOutcome'] },
  recovery: { orderOutcome: ['orderOutcome'] },
  card: { cardFields: ['cardFields'] },
  paypal: { payPalButton: ['payPalButton'] },
};

const chainOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...chainOf(node.parent)];

const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] => {
  const inner: readonly AnyStateNode[] = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesOf);
};

/** A state that is left at once hears nothing. */
const isResting = (node: AnyStateNode): boolean =>
  node.type !== 'final' && !(node.always ?? []).some(({ guard }) => guard === undefined);

const canArrive = (machine: AnyStateMachine, node: AnyStateNode, event: string): boolean => {
  const senders = children[machine.id]?.[event.split('.')[0] ?? ''];
  if (senders === undefined) return true;
  return chainOf(node).some(({ invoke }) => invoke.some(({ id }) => senders.includes(id)));
};

/** Every state that hears an event together with this one. */
const hearersOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  chainOf(node).flatMap((one) => {
    const regions: readonly AnyStateNode[] = one.type === 'parallel' ? Object.values(one.states) : [];
    return [one, ...regions];
  });

/** A wildcard reports the facts of children; it answers no request of the machine itself. */
const isReported = (machine: AnyStateMachine, node: AnyStateNode, event: string): boolean =>
  !event.startsWith(`${machine.id}.`) &&
  // not tried where the same state names the event
  hearersOf(node).some(({ transitions }) => transitions.has('*') && !transitions.has(event));

const isAnswered = (machine: AnyStateMachine, node: AnyStateNode, event: string): boolean =>
  isReported(machine, node, event) ||
  hearersOf(node)
    .flatMap(({ transitions }) => transitions.get(event) ?? [])
    .some(({ guard }) => guard === undefined);

/** Another region of a parallel state answers it in every state of its own. */
const isAnsweredBeside = (machine: AnyStateMachine, node: AnyStateNode, event: string): boolean =>
  chainOf(node).some(({ type, states }) => {
    const regions: readonly AnyStateNode[] = Object.values(states);
    return (
      type === 'parallel' &&
      regions.some((region) => leavesOf(region).every((leaf) => isAnswered(machine, leaf, event)))
    );
  });

/** The states that are named as answering an event; undefined if every state answers it. */
const answeringOf = ({ id }: AnyStateMachine, event: string): readonly string[] | undefined =>
  answeredEvents[id]?.events.get(event.startsWith(`${id}.`) ? event.slice(id.length + 1) : event);

const isWithin = (node: AnyStateNode, states: readonly string[]): boolean =>
  chainOf(node).some(({ path }) => states.includes(path.join('.')));

const restingOf = (machine: AnyStateMachine) => leavesOf(machine.root).filter(isResting);

/** States that answer an event although they are not named for it, or the other way round. */
const findings = (machine: AnyStateMachine, events: readonly string[]): readonly string[] =>
  restingOf(machine).flatMap((node) =>
    events
      .filter((event) => {
        if (!canArrive(machine, node, event)) return false;
        const named = answeringOf(machine, event);
        const isHeard = isAnswered(machine, node, event) || isAnsweredBeside(machine, node, event);
        return isHeard !== (named === undefined || isWithin(node, named));
      })
      .map((event) => `${node.id} ← ${event}`),
  );

const typesOf = await readEventTypes();
/** These take no event: they do one thing and end. */
const silent: readonly string[] = ['cartOwner'];

const readLaw = async (path: string) => {
  const noun = nounOf(path);
  const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, AnyStateMachine>;
  const events = typesOf(`${noun.charAt(0).toUpperCase()}${noun.slice(1)}Event`);
  return { id: noun, machine: present(module[`${noun}Machine`], noun), events };
};
const laws = await Promise.all(filesUnder('machines', /\.machine\.ts$/).map(readLaw));

describe.each(laws.filter(({ id }) => !silent.includes(id)))('$id', ({ machine, events }) => {
  test('declares events of its own [BEY-05]', () => {
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter((event) => !/^\w+\.\w+$/.test(event))).toEqual([]);
  });

  test('answers every event in every state, or in those named, also when no guard holds [BEY-05]', () => {
    expect(findings(machine, events)).toEqual([]);
  });

  test('names the answering states of events and states that it has [BEY-05]', () => {
    const { id } = machine;
    const { states = restingOf(machine).length, events: named = new Map() } = answeredEvents[id] ?? {};
    expect(restingOf(machine)).toHaveLength(states);
    expect(
      [...named.keys()].filter((one) => !events.includes(one) && !events.includes(`${id}.${one}`)),
    ).toEqual([]);
    const known = new Set(
      restingOf(machine)
        .flatMap(chainOf)
        .map(({ path }) => path.join('.')),
    );
    expect([...named.values()].flat().filter((state) => state !== '-' && !known.has(state))).toEqual([]);
  });

  test('listens to no event that is never sent [BEY-05]', () => {
    const heard = leavesOf(machine.root)
      .flatMap(chainOf)
      .flatMap(({ transitions }) => [...transitions.keys()])
      .filter((event) => event !== '' && event !== '*' && !event.startsWith('xstate.'));
    expect([...new Set(heard)].filter((event) => !events.includes(event))).toEqual([]);
  });
});

test.each([
  ['slot', slot<string, undefined>('readWeather')],
  ['listener slot', listenerSlot('readWeather')],
])('an empty %s fails with its own name [MACH-01]', async (_, logic) => {
  const actor = createActor(logic as AnyActorLogic);
  const error = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  await expect(error).resolves.toMatchObject({ message: 'The slot "readWeather" was never filled' });
});

const text = readFileSync(join(import.meta.dirname, '../recordings/faulted-purchase.json'), 'utf8');
const recording = parseRecording(text);

const changed = (change: (event: RecordedEvent) => readonly RecordedEvent[]) =>
  compare({ ...recording, events: recording.events.flatMap(change) });
const typeOf = ({ event }: RecordedEvent): unknown => (event as { type: unknown }).type;

test('names the first event after which a machine is in another state [MACH-04]', () => {
  const verdict = changed((one) =>
    one.to.endsWith('sendOrder')
      ? [{ ...one, states: { 'shop/checkout/wing/placing/order': 'placed' } }]
      : [one],
  );
  expect(verdict.outcome).toBe('diverged');
  expect(verdict.first?.differences[0]).toMatchObject({ recorded: 'placed', replayed: 'unknown' });
  expect(summary(verdict)[1]).toMatch(/placing\/order\/sendOrder fails: server$/);
});

test('an answer to a question that is not asked any more is a divergence [MACH-04]', () => {
  const { outcome, first } = changed((one) => (typeOf(one) === 'draft.submitDelivery' ? [] : [one]));
  expect([outcome, first?.problems[0]]).toEqual([
    'diverged',
    expect.stringMatching(/^there is no .*submitStep$/),
  ]);
});

test('a state that depends on a redacted value is not decidable, though one stand-in agrees [MACH-04]', () => {
  const line = '~9';
  const verdict = changed((one) => [
    one,
    ...(typeOf(one) === 'checkout.begin'
      ? [{ ...one, to: 'shop/display/search', event: { type: 'search.typeLine', line }, states: {} }]
      : []),
  ]);
  expect(verdict.outcome).toBe('undecided');
  expect(summary(verdict).join('\n')).toMatch(/Not decidable: .*\n.*\n.*resting or pausing/);
});

test.each([
  ['{"format":"other"}', 'This file is no recording.'],
  [text.replace('"version":1', '"version":7'), 'This recording has version 7; version 1 can be replayed.'],
  [text.replace('"states":{', '"states":7,"x":{'), 'This recording is damaged.'],
])('refuses a file that cannot be replayed [MACH-04]', (file, message) => {
  expect(() => parseRecording(file)).toThrow(message);
});

test.each([
  [text, 0, /Equal: every event leads to the recorded states/],
  [text.replaceAll('order":"unknown"', 'order":"placed"'), 1, /First divergence:/],
  [text.replace('"dropped":0', '"dropped":3'), 2, /The first 3 events are gone/],
])(
  'the command ends with a code of its own for equal, different and unknown [MACH-04]',
  async (file, code, said) => {
    const folder = await makeTemporaryFolder('recording');
    onTestFinished(() => removeFolder(folder));
    const path = join(folder, 'recording.json');
    writeFileSync(path, file);
    const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'machines/tools/replay.ts', path]);
    expect([status, `${stdout}${stderr}`]).toEqual([code, expect.stringMatching(said)]);
  },
);
