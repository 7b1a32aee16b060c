/** What another tab does with the cart is followed, and nothing this tab did itself (SESS-05). */

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

test('SESS-05 each change is followed once by every other tab, with the cart there is now', async () => {
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

test('SESS-05 a cart id that is none is followed as none', async () => {
  const { openTab, entries } = browser();
  const [one, other] = [openTab(), openTab()];
  entries.set('P__cartId', 'not json');
  one.tell({ type: 'cart.itemAdded', line });
  await quiet();
  expect(other.heard).toEqual([null]);
});

test('SESS-05 a page out of the history looks once what the cart is', () => {
  const { openTab, entries } = browser();
  const { wakes, heard } = openTab();
  entries.set('P__cartId', JSON.stringify({ value: 'cart-1', storedAt: Date.now(), lifetime: null }));
  wakes.dispatchEvent(new Event('focus'));
  wakes.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).toEqual([]);
  wakes.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toEqual(['cart-1']);
});

test('BEY-05 a page that is left sends what waits', () => {
  const { wakes, settled, actor } = browser().openTab();
  wakes.dispatchEvent(new Event('pagehide'));
  expect(settled).toEqual(['cart.leave']);
  actor.stop();
  wakes.dispatchEvent(new Event('pagehide'));
  expect(settled).toEqual(['cart.leave']);
});

test('SESS-05 afterwards nobody follows any more', async () => {
  const { openTab } = browser();
  const [one, other] = [openTab(), openTab()];
  other.actor.stop();
  one.tell({ type: 'cart.itemAdded', line });
  other.wakes.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await quiet();
  expect(other.heard).toEqual([]);
});
