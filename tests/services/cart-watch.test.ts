/** Cart changes of other tabs. */

import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createPersistence } from '#app/persistence.ts';
import type { CartChange, CartLeaving } from '#machines/cart/cart.events.ts';
import { createCartWatch } from '#services/cart-watch.ts';
import { createStorage } from '#transport/storage.ts';
import { sharedArea } from '#tests/transport/tabs.ts';
import { memoryArea, quiet } from '#tests/transport/wires.ts';

const line = { sku: 'A', name: 'A', quantity: 1, chosen: nothingChosen };

const browser = () => {
  const shared = sharedArea();
  const openTab = () => {
    const { area, events } = shared.openTab();
    const storage = createStorage(area, 'P__', Date.now, events);
    const heard: (string | null)[] = [];
    const settled: string[] = [];
    const wakes = new EventTarget();
    const actor = createActor(
      setup({
        types: { events: {} as CartChange | CartLeaving },
        actors: { watchCart: createCartWatch({ storage }, wakes) },
      }).createMachine({
        invoke: { src: 'watchCart' },
        on: {
          'cart.follow': { actions: ({ event }) => void heard.push(event.cartId) },
          'cart.leave': { actions: ({ event }) => void settled.push(event.type) },
        },
      }),
    ).start();
    const tell = createPersistence(storage, createStorage(memoryArea().area, 'P__'));
    return { heard, settled, tell, actor, wakes };
  };
  return { ...shared, openTab };
};

test('reports each change of the cart once to every other tab [SESS-05]', async () => {
  const { openTab } = browser();
  const [one, other, third] = [openTab(), openTab(), openTab()];
  one.tell({ type: 'cart.created', cartId: 'cart-1', isOwned: false });
  await quiet();
  one.tell({ type: 'cart.itemAdded', line });
  await quiet();
  other.tell({ type: 'cart.dropped' });
  await quiet();
  expect([one.heard, other.heard, third.heard]).toEqual([[], ['cart-1', 'cart-1'], ['cart-1', 'cart-1']]);
  one.tell({ type: 'cart.dropped' });
  await quiet();
  expect([one.heard, other.heard.at(-1), third.heard.at(-1)]).toEqual([[], null, null]);
});

test('reports a corrupt cart id as no cart [SESS-05]', async () => {
  const { openTab, entries } = browser();
  const [one, other] = [openTab(), openTab()];
  entries.set('P__cartId', 'not json');
  one.tell({ type: 'cart.itemAdded', line });
  await quiet();
  expect(other.heard).toEqual([null]);
});

test('reads the cart once when a page returns from the history [SESS-05]', () => {
  const { openTab, entries } = browser();
  const { wakes, heard } = openTab();
  entries.set('P__cartId', JSON.stringify({ value: 'cart-1', storedAt: Date.now(), lifetime: null }));
  wakes.dispatchEvent(new Event('focus'));
  wakes.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).toEqual([]);
  wakes.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toEqual(['cart-1']);
});

test('sends pending writes at page unload [BEY-05]', () => {
  const { wakes, settled, actor } = browser().openTab();
  wakes.dispatchEvent(new Event('pagehide'));
  expect(settled).toEqual(['cart.leave']);
  actor.stop();
  wakes.dispatchEvent(new Event('pagehide'));
  expect(settled).toEqual(['cart.leave']);
});

test('reports nothing after it stopped [SESS-05]', async () => {
  const { openTab } = browser();
  const [one, other] = [openTab(), openTab()];
  other.actor.stop();
  one.tell({ type: 'cart.itemAdded', line });
  other.wakes.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await quiet();
  expect(other.heard).toEqual([]);
});
