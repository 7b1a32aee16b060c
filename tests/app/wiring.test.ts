/** Every slot of every machine that can be reached from the shop is filled. */

import { expect, test } from 'vitest';
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
