/** What is emitted before tracking is loaded; that every slot within reach is filled. */

import { expect, test, vi } from 'vitest';
import { bufferFacts, mostFacts } from '#app/fact-buffer.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { createActor, emit, fromPromise, setup, StateMachine } from 'xstate';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
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

const searching = setup({
  types: { events: {} as ShopFact, emitted: {} as ShopFact },
  actors: { suggestResults: fromPromise(() => Promise.reject(new FailureError('server', 'Rosa is busy'))) },
}).createMachine({
  id: 'search',
  invoke: { src: 'suggestResults', onError: {} },
  on: { '*': { actions: emit(({ event }) => event) } },
});

test('hands over facts and failures of the time before, the newest where there are too many [TRK-01]', async () => {
  const shop = createActor(searching).start();
  const buffer = bufferFacts(shop as never);
  const dropped = bufferFacts(shop as never);
  const follow = (path: string) => shop.send({ type: 'place.linkFollowed', path } as ShopFact);
  follow('/oldest');
  await vi.waitFor(() =>
    expect(Object.values(shop.getSnapshot().children)[0]?.getSnapshot().status).toBe('error'),
  );
  for (let count = 1; count < mostFacts; count += 1) follow(`/${count}`);
  const heard: unknown[] = [];
  const receive = (one: object) => void heard.push('path' in one ? one.path : one);
  dropped.drop();
  dropped.release(receive, receive);
  buffer.release(receive, receive);
  follow('/later');
  const failed = { kind: 'server', source: 'search.suggestResults' };
  expect(heard).toHaveLength(mostFacts + 1);
  expect([heard[0], heard[1], heard.at(-1)]).toEqual([failed, '/1', '/later']);
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
