/** A wing whose code is loaded: what is asked meanwhile arrives in order, after a failure too. */

import { createActor, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import type { LoadedWing, WingToLoad } from '#machines/wing.actors.ts';
import type { WingRequest } from '#machines/wing.events.ts';
import { wingMachine } from '#machines/wing.machine.ts';
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
