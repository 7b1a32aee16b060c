/** What is emitted before tracking is loaded; that every slot within reach is filled. */

import { expect, test } from 'vitest';
import { bufferFacts, mostFacts } from '#app/fact-buffer.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { accountWing } from '#app/actors/account.ts';
import { checkoutWing } from '#app/actors/checkout.ts';
import { deskWing } from '#app/actors/desk.ts';
import { wireShop } from '#app/actors/root.ts';
import { shareWires } from '#app/actors/shared-wires.ts';
import { tradeWing } from '#app/actors/trade.ts';
import { tradeMachine } from '#machines/trade/trade.machine.ts';
import { unfilledSlots } from '#machines/slot.ts';
import { transportTo } from '#tests/services/wired-backend.ts';
import { json } from '#tests/transport/wires.ts';
import { noBrowser } from './running-shop.ts';

const emitter = () => {
  const listeners = new Set<(fact: ShopFact) => void>();
  const on = (_: unknown, listener: (fact: ShopFact) => void) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  };
  const emit = (path: string) =>
    listeners.forEach((listener) => listener({ type: 'place.linkFollowed', path }));
  return { on: on as never, emit, listeners };
};

test('hands over the facts of the time before in order, the newest where there are too many [TRK-01]', () => {
  const { on, emit, listeners } = emitter();
  bufferFacts({ on }).drop();
  expect(listeners.size).toBe(0);
  const buffer = bufferFacts({ on });
  for (let count = 0; count <= mostFacts; count += 1) emit(`/${count}`);
  const paths: string[] = [];
  buffer.release((fact) => void paths.push('path' in fact ? fact.path : ''));
  emit('/later');
  expect(paths).toHaveLength(mostFacts + 1);
  expect([paths[0], paths.at(-1)]).toEqual(['/1', '/later']);
});

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => logic instanceof StateMachine;

/** A machine and all machines within it, by path. */
const machinesOf = (
  machine: AnyStateMachine,
  way: string,
): readonly (readonly [string, AnyStateMachine])[] => {
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const inner = actors.flatMap(([name, logic]) =>
    isMachine(logic) ? machinesOf(logic, `${way}/${name}`) : [],
  );
  return [[way, machine], ...inner];
};

const unfilledIn = (machine: AnyStateMachine): readonly string[] =>
  machinesOf(machine, machine.id).flatMap(([way, one]) =>
    unfilledSlots(one.implementations.actors as Record<string, AnyActorLogic>).map(
      (slot) => `${way}: ${slot}`,
    ),
  );

const { transport, session } = transportTo(json({}));
const wires = { ...noBrowser, transport, session };
const shared = shareWires(wires);
const wings = [accountWing, checkoutWing, deskWing, tradeWing].map(({ wire }) => wire(shared));

test('fills every slot of the shop and of every machine within it [MACH-01]', () => {
  expect([wireShop(wires, () => undefined), ...wings].flatMap(unfilledIn)).toEqual([]);
  expect(unfilledIn(tradeMachine).length).toBeGreaterThan(10);
});
