/** The law of events: every state answers or ignores every event; empty slots name themselves. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, type AnyStateNode, createActor, type AnyActorLogic } from 'xstate';
import { describe, expect, test } from 'vitest';
import { nounOf } from '../architecture/machine-laws.ts';
import { filesUnder, root } from '../architecture/source-files.ts';
import { present } from '#machines/domain/present.ts';
import { readEventTypes } from './event-types.ts';
import { ignoredEvents } from './ignored-events.ts';
import { listenerSlot, slot } from '#machines/slot.ts';

/** Events by their prefix come from these children, and only while one of them lives. */
const children: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  checkout: { draft: ['draft'], payment: ['payment'], placing: ['placing'] },
  draft: { tabs: ['tabs'], identity: ['identity'], fulfilment: ['fulfilment'] },
  fulfilment: { addresses: ['addresses'], totals: ['totals'], delivery: ['delivery'] },
  addresses: { addressEntry: ['deliveryEntry', 'billingEntry'] },
  cart: { cartRecovery: ['cartRecovery'], cartWrites: ['cartWrites'] },
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

const findings = (machine: AnyStateMachine, events: readonly string[]): readonly string[] =>
  leavesOf(machine.root)
    .filter(isResting)
    .flatMap((node) =>
      events
        .filter(
          (event) =>
            canArrive(machine, node, event) &&
            !isAnswered(machine, node, event) &&
            !isAnsweredBeside(machine, node, event) &&
            !(ignoredEvents[machine.id] ?? []).includes(event),
        )
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

  test('answers or ignores every event it may receive in every state, also when no guard holds [BEY-05]', () => {
    expect(findings(machine, events)).toEqual([]);
  });

  test('names as ignored only what no state of it answers in every case [BEY-05]', () => {
    const ignored = ignoredEvents[machine.id] ?? [];
    expect(ignored.filter((event) => !events.includes(event))).toEqual([]);
    const isAlwaysAnswered = (event: string) =>
      machine.root.transitions.get(event)?.some(({ guard }) => guard === undefined);
    expect(ignored.filter(isAlwaysAnswered)).toEqual([]);
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
