/** The fuse box: every slot of every machine that can be reached is filled (architecture: machines). */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { wireShop } from '#app/actors.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { unfilledSlots } from '#machines/slot.ts';
import { filesUnder, root } from '#tests/architecture/source-files.ts';
import { transportTo } from '#tests/services/wired-backend.ts';
import { json } from '#tests/transport/wires.ts';

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => logic instanceof StateMachine;

/** A machine and all machines within it, each under the way to it. */
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
const wired = wireShop({
  transport,
  session,
  connection: null,
  wakes: null,
  clean: (html) => Promise.resolve(html),
  errors: null,
  caches: null,
  releases: null,
  locks: null,
});

const waysIn = (machine: AnyStateMachine) => machinesOf(machine, machine.id).map(([way]) => way);

const namesOf = (complaints: readonly string[]): readonly string[] => [
  ...new Set(complaints.map((complaint) => complaint.split(': ')[1] ?? '')),
];

test('MACH-01 no slot is left empty, in the shop and in every machine beneath it', () => {
  expect(unfilledIn(wired)).toEqual([]);
});

test('MACH-01 the same machines are reached wired and unwired', () => {
  expect(waysIn(wired)).toEqual(waysIn(shopMachine));
  expect(waysIn(wired)).toContain('shop/cart/recreation');
  expect(waysIn(wired)).toContain('shop/checkout/order');
});

test('MACH-01 every slot there is can be reached from the shop', async () => {
  const names: string[] = [];
  for (const path of filesUnder('machines', /\.actors\.ts$/)) {
    const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, AnyActorLogic>;
    names.push(...unfilledSlots(module));
  }
  expect(names.length).toBeGreaterThan(10);
  expect(namesOf(unfilledIn(shopMachine)).toSorted()).toEqual(names.toSorted());
});

describe('this test notices', () => {
  test('a forgotten slot, deep inside', () => {
    const forgetful = wired.provide({ actors: { cart: cartMachine } });
    expect(unfilledIn(forgetful)).toEqual([
      'shop/cart: readCart',
      'shop/cart: createCart',
      'shop/cart: writeCart',
      'shop/cart: adoptCart',
      'shop/cart: watchCart',
      'shop/cart: partCart',
      'shop/cart/recreation: createCart',
      'shop/cart/recreation: readCart',
      'shop/cart/recreation: rebuildCart',
    ]);
  });
});
