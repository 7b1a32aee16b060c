/** Every slot of every machine that can be reached from the shop is filled. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { wireShop } from '#app/actors.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { unfilledSlots } from '#machines/slot.ts';
import { filesUnder, root } from '#tests/architecture/source-files.ts';
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
const wired = wireShop({ ...noBrowser, transport, session });

const waysIn = (machine: AnyStateMachine) => machinesOf(machine, machine.id).map(([way]) => way);

const namesOf = (complaints: readonly string[]): readonly string[] => [
  ...new Set(complaints.map((complaint) => complaint.split(': ')[1] ?? '')),
];

test('fills every slot of the shop and of every machine within it [MACH-01]', () => {
  expect(unfilledIn(wired)).toEqual([]);
});

test('wiring replaces no machine [MACH-01]', () => {
  expect(waysIn(wired)).toEqual(waysIn(shopMachine));
  expect(waysIn(wired)).toContain('shop/cart/recreation');
  expect(waysIn(wired)).toContain('shop/checkout/placing/order');
});

test('reaches every slot in machines/*.actors.ts from the shop [MACH-01]', async () => {
  const names: string[] = [];
  for (const path of filesUnder('machines', /\.actors\.ts$/)) {
    const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, AnyActorLogic>;
    names.push(...unfilledSlots(module));
  }
  expect(names.length).toBeGreaterThan(10);
  expect(namesOf(unfilledIn(shopMachine)).toSorted()).toEqual(names.toSorted());
});

test('an empty slot deep inside is noticed by this test [MACH-01]', () => {
  const forgetful = wired.provide({ actors: { cart: cartMachine } });
  expect(unfilledIn(forgetful)).toContain('shop/cart: readCart');
  expect(unfilledIn(forgetful)).toContain('shop/cart/recreation: rebuildCart');
});
