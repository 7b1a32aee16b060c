/** Every slot of every machine that can be reached from the shop is filled. */

import { expect, test } from 'vitest';
import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { wireEverything } from '#app/actors/everything.ts';
import { wireShop } from '#app/actors/root.ts';
import { tradeMachine } from '#machines/trade/trade.machine.ts';
import { unfilledSlots } from '#machines/slot.ts';
import { transportTo } from '#tests/services/wired-backend.ts';
import { json } from '#tests/transport/wires.ts';
import { noBrowser } from './running-shop.ts';

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
const wings = Object.values(wireEverything(wires).wings);

test('fills every slot of the shop and of every machine within it [MACH-01]', () => {
  expect(
    [wireShop(wires, null, () => undefined), ...wings]
      .filter((machine) => machine !== null)
      .flatMap(unfilledIn),
  ).toEqual([]);
  expect(unfilledIn(tradeMachine).length).toBeGreaterThan(10);
});
