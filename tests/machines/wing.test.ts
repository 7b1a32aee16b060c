/** A wing whose code is loaded: what is asked meanwhile arrives in order, after a failure too. */

import { createActor, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import type { LoadedWing, WingToLoad } from '#machines/wing.actors.ts';
import type { WingRequest } from '#machines/wing.events.ts';
import { wingMachine } from '#machines/wing.machine.ts';
import { selectWingFailure } from '#machines/wing.selectors.ts';
import { water } from '../models/goods.ts';
import { quiet } from './bench.ts';

const add = (quantity: number): WingRequest => ({
  type: 'trade.passRequest',
  request: { type: 'cart.addItem', line: water(quantity) },
});
const sync = (...skus: readonly string[]): WingRequest => ({ type: 'desk.noteCart', skus });

/** The wing in a parent that collects its facts, and the requests that reach its code. */
const open = () => {
  const reached: EventObject[] = [];
  const facts: EventObject[] = [];
  const code = setup({ actors: { child: fromCallback(() => undefined) } }).createMachine({
    id: 'code',
    context: ({ input }) => input as object,
    on: { '*': { actions: ({ event }) => void reached.push(event) } },
  });
  const loads: { readonly give: () => void; readonly lose: () => void }[] = [];
  const loadWing = fromPromise<LoadedWing, WingToLoad>(
    () =>
      new Promise((resolve, reject) => {
        loads.push({
          give: () => resolve({ logic: code, kept: { receipt: 'kept' } }),
          lose: () => reject(new Error('gone')),
        });
      }),
  );
  const parent = createActor(
    setup({ actors: { wing: wingMachine.provide({ actors: { loadWing } }) } }).createMachine({
      invoke: { id: 'wing', src: 'wing', input: { name: 'trade', logic: null, start: { cartId: 'c' } } },
      on: { '*': { actions: ({ event }) => void facts.push(event) } },
    }),
  ).start();
  const wing = parent.getSnapshot().children['wing']!;
  const state = () => (wing as ReturnType<typeof createActor<typeof wingMachine>>).getSnapshot();
  return { wing, state, reached, facts, loads };
};

test('delivers in order what was asked while the code was loading [MACH-07]', async () => {
  const { wing, state, reached, loads } = open();
  wing.send({ type: 'wing.ask', request: add(1) });
  wing.send({ type: 'wing.note', request: sync('A') });
  wing.send({ type: 'wing.ask', request: add(2) });
  expect([loads.length, reached]).toEqual([1, []]);
  loads[0]?.give();
  await quiet();
  wing.send({ type: 'wing.ask', request: add(3) });
  expect(reached).toEqual([add(1), sync('A'), add(2), add(3)]);
  expect(Reflect.get(Object(state().children['wing']?.getSnapshot()), 'context')).toEqual({
    cartId: 'c',
    receipt: 'kept',
  });
});

test('loads nothing for a note, and catches up with the last of each kind [MACH-07]', async () => {
  const { wing, reached, loads } = open();
  for (const skus of [['A'], ['B']]) wing.send({ type: 'wing.note', request: sync(...skus) });
  expect(loads).toEqual([]);
  wing.send({ type: 'wing.ask', request: add(1) });
  loads[0]?.give();
  await quiet();
  expect(reached).toEqual([sync('B'), add(1)]);
});

test.each([
  ['the next request', { type: 'wing.ask', request: add(2) } as const, [add(1), add(2)]],
  ['the same press', { type: 'wing.ask', request: add(1) } as const, [add(1)]],
  ['the connection', { type: 'wing.retry' } as const, [add(1)]],
  ['a press on Try again', { type: 'wing.open' } as const, [add(1)]],
])('keeps requests through a failed load until %s loads it again [MACH-07]', async (_, again, delivered) => {
  const { wing, state, reached, facts, loads } = open();
  wing.send({ type: 'wing.ask', request: add(1) });
  loads[0]?.lose();
  await quiet();
  expect([selectWingFailure(state())?.kind, facts.map(({ type }) => type)]).toEqual([
    'unexpected',
    ['wing.failed'],
  ]);
  wing.send(again);
  loads[1]?.give();
  await quiet();
  expect([selectWingFailure(state()), reached]).toEqual([null, delivered]);
});
