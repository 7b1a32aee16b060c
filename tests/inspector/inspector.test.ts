// @vitest-environment jsdom
/** What the inspector records and shows: nothing of a person, and every state of every picture. */

import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { hasStates } from '#inspector/chart-marks.ts';
import { actorsAt, allOf, everything, neighbour, rowsOf, stepsIn } from '#inspector/history.ts';
import { createMask, maskEvent, maskName } from '#inspector/mask.ts';
import { createRecorder, type RecorderOptions } from '#inspector/recorder.ts';
import { maskTold } from '#inspector/stately.ts';
import { statesIn } from '#machines/tools/charts/chart.ts';
import { chartsFolder, readPictures } from '#machines/tools/charts/files.ts';

const person = {
  email: 'pat@example.com',
  firstName: 'Pat',
  telephone: '0400 000 000',
  postcode: 4000,
  cartId: 'pQ3vK0aZ2mX8yT6wR1nB5cD9',
  code: 'GIFT',
};

test('shows the shape of a context, and values of listed fields alone [MACH-06]', () => {
  const mask = createMask();
  const line = { sku: 'BW-SPRING-15', quantity: 2, isRental: false, name: 'Water', note: '' };
  expect(mask({ person, lines: [line], failure: null, listen: () => 'x' })).toEqual({
    person: Object.fromEntries(Object.keys(person).map((key) => [key, '•••'])),
    lines: [{ sku: 'BW-SPRING-15', quantity: 2, isRental: false, name: '•••', note: '' }],
    failure: null,
    listen: '•••',
  });
  expect(mask('pat@example.com')).toBe('•••');
});

test('hides what is unusual in a listed field, what was typed as a key, and ids within names [MACH-06]', () => {
  const odd = ['pat@example.com', 'Pat Lee', '/orders/000000123', person.cartId, '4111', 'a'.repeat(25)];
  for (const value of odd) expect(createMask()({ path: value }), value).toEqual({ path: '•••' });
  expect(createMask()({ path: '/water.html' })).toEqual({ path: '/water.html' });
  expect(createMask()({ '12 Eagle Street': 'asked' })).toEqual({ '•••1': '•••' });
  const names = ['xstate.done.actor.search:?q=pat', 'order:000000123', 'cart.addItem'];
  expect(names.map(maskName)).toEqual(['xstate.done.actor.search…', 'order…', 'cart.addItem']);
  expect(maskEvent({ type: 'session.signIn', ...person }, createMask())['email']).toBe('•••');
});

const machine = setup({ actors: { asking: fromPromise(async () => person) } }).createMachine({
  id: 'sample',
  initial: 'idle',
  context: person,
  states: {
    idle: { on: { 'sample.ask': 'asking', 'sample.wait': { target: 'idle' } } },
    asking: { invoke: { id: 'asking', src: 'asking', onDone: 'answered' } },
    answered: {},
  },
});

const record = async (options?: RecorderOptions) => {
  const recorder = createRecorder(options);
  const actor = createActor(machine, { inspect: recorder.inspect });
  actor.start();
  actor.send({ type: 'sample.wait', ...person });
  actor.send({ type: 'sample.ask' });
  await waitFor(actor, (snapshot) => snapshot.matches('answered'));
  return { recorder, actor };
};

test('records who sent what, from where to where, and lets one go back to it [MACH-06]', async () => {
  const { recorder, actor } = await record();
  const moments = recorder.moments();
  expect(JSON.stringify(moments)).not.toMatch(/pat@|0400|pQ3vK0/);
  expect(recorder.find(actor.sessionId)).toBe(actor);
  const rows = rowsOf(moments, { ...everything, target: 'sample', hasInternals: true });
  expect(rows.map(({ source, type, step }) => [source, type, step.before, step.after])).toEqual([
    ['asking', 'xstate.done.actor.asking', 'asking', 'answered'],
    ['outside', 'sample.ask', 'idle', 'asking'],
    ['outside', 'sample.wait', 'idle', 'idle'],
    ['outside', 'xstate.init', '', 'idle'],
  ]);
  const [answered, asked, waited] = rows.map(({ step }) => step);
  expect(answered?.taken).toEqual([{ from: 'asking', to: ['answered'], event: 'done asking' }]);
  expect(waited?.seen.events).toEqual(['sample.ask', 'sample.wait']);
  const livingAt = (n: number) =>
    allOf(actorsAt(moments, n)).map(({ born, last }) => [born.name, last?.after]);
  expect(livingAt(asked?.n ?? 0)).toEqual([
    ['sample', 'asking'],
    ['asking', 'active'],
  ]);
  // a request ends once its owner has heard the answer
  expect(livingAt(Infinity)).toEqual([['sample', 'answered']]);
  expect(neighbour(moments, waited?.n ?? 0, 1)).toBeLessThanOrEqual(asked?.n ?? 0);
  const found = (search: string) => rowsOf(moments, { ...everything, search }).map(({ type }) => type);
  expect([found('ask idle'), found('"email"'), found('nothing')]).toEqual([
    ['sample.ask'],
    ['sample.wait'],
    [],
  ]);
});

test('forgets old steps, never a birth or the last state of an actor [MACH-06]', async () => {
  const { recorder, actor } = await record({ mostMoments: 40 });
  for (let count = 0; count < 200; count += 1) actor.send({ type: 'sample.none' });
  const moments = recorder.moments();
  expect(moments.length).toBeLessThanOrEqual(40);
  expect(moments.filter(({ kind }) => kind === 'actor')).toHaveLength(2);
  expect(stepsIn(moments).findLast(({ actor: id }) => id !== actor.sessionId)?.after).toBe('done');
});

test('Stately is told nothing that the inspector may not show [MACH-02]', () => {
  const stamp = { rootId: 'x:0', sessionId: 'x:0', createdAt: '0', id: '', _version: '0' };
  const snapshot = { status: 'active', value: 'idle', context: person, output: person } as never;
  const event = { type: 'session.signIn', ...person };
  const told: readonly StatelyInspectionEvent[] = [
    { ...stamp, type: '@xstate.actor', name: 'order:000000123', snapshot, definition: '', parentId: '' },
    { ...stamp, type: '@xstate.event', event, sourceId: 'x:1' },
    { ...stamp, type: '@xstate.snapshot', event, snapshot },
  ];
  const passed = JSON.stringify(told.map((one) => maskTold(one, createMask())));
  expect(passed).not.toMatch(/pat@|0400|pQ3vK0|000123/);
  expect(passed).toContain('"value":"idle"');
});

test('finds every state of every machine in its picture [MACH-06]', async () => {
  for (const { id, chart } of await readPictures()) {
    const paths = statesIn(chart).flatMap(({ path }) => (path === '' ? [] : [path]));
    const text = readFileSync(join(chartsFolder, `${id}.svg`), 'utf8');
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    expect([hasStates(svg, paths), hasStates(svg, [...paths, 'elsewhere'])], id).toEqual([true, false]);
  }
});
