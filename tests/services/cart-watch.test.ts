/** Cart changes of other tabs. */

import { expect, test, vi } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { cartSavers } from '#app/cart-savers.ts';
import { createPersistence } from '#app/persistence.ts';
import type { CartCountEvent } from '#machines/trade/cart/cart-count.events.ts';
import type { CartChange, CartLeaving } from '#machines/trade/cart/cart.events.ts';
import { createCartWatch } from '#services/cart/cart-watch.ts';
import { createReturnWatch } from '#services/cart/return-watch.ts';
import { createStorage } from '#transport/storage.ts';
import { sharedArea } from '#tests/transport/tabs.ts';
import { memoryArea, quiet } from '#tests/transport/wires.ts';
import { listenTo } from './listening.ts';

const line = { sku: 'A', name: 'A', quantity: 1, chosen: nothingChosen };

const browser = () => {
  const shared = sharedArea();
  const openTab = () => {
    const { area, events } = shared.openTab();
    const storage = createStorage(area, 'P__', Date.now, events);
    const lifecycle = new EventTarget();
    const { heard, actor } = listenTo<CartChange | CartLeaving>(createCartWatch({ storage }, lifecycle));
    const { receive: tell, add } = createPersistence(storage, createStorage(memoryArea().area, 'P__'));
    add(cartSavers);
    /** The cart of each change, and the type of any other event. */
    const told = () => heard.map((event) => (event.type === 'cart.follow' ? event.cartId : event.type));
    return { told, tell, actor, lifecycle };
  };
  return { ...shared, openTab };
};

test('reports a corrupt cart id as no cart, and nothing after it stopped [SESS-05]', async () => {
  const { openTab, entries } = browser();
  const [one, other] = [openTab(), openTab()];
  entries.set('P__cartId', 'not json');
  one.tell({ type: 'cart.itemAdded', line });
  await quiet();
  expect(other.told()).toEqual([null]);
  other.actor.stop();
  one.tell({ type: 'cart.dropped', cartId: null });
  other.lifecycle.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await quiet();
  expect(other.told()).toEqual([null]);
});

test('reads the cart once when a page returns from the history, and sends pending writes at page unload [SESS-05 BEY-05]', () => {
  const { openTab, entries } = browser();
  const { lifecycle, told } = openTab();
  entries.set('P__cartId', JSON.stringify({ value: 'cart-1', storedAt: Date.now(), lifetime: null }));
  lifecycle.dispatchEvent(new Event('focus'));
  lifecycle.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(told()).toEqual([]);
  lifecycle.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(told()).toEqual(['cart-1']);
  const { lifecycle: leaving, told: toldOf, actor } = browser().openTab();
  leaving.dispatchEvent(new Event('pagehide'));
  expect(toldOf()).toEqual(['cart.leave']);
  actor.stop();
  leaving.dispatchEvent(new Event('pagehide'));
  expect(toldOf()).toEqual(['cart.leave']);
});

test('reports the return of a page that was hidden for half a minute, and no shorter absence [CART-13]', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  const page = { visibilityState: 'hidden' as DocumentVisibilityState };
  const lifecycle = Object.assign(new EventTarget(), { document: page });
  const { heard, actor } = listenTo<CartCountEvent>(createReturnWatch(lifecycle));
  const reportsAt = (now: number, visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    clock.mockReturnValue(now);
    lifecycle.dispatchEvent(new Event('visibilitychange'));
    return heard.length;
  };
  expect([reportsAt(30_000, 'visible'), heard]).toEqual([1, [{ type: 'cartCount.recount' }]]);
  expect([reportsAt(40_000, 'hidden'), reportsAt(69_999, 'visible'), reportsAt(200_000, 'visible')]).toEqual([
    1, 1, 1,
  ]);
  actor.stop();
  expect([reportsAt(300_000, 'hidden'), reportsAt(400_000, 'visible')]).toEqual([1, 1]);
  clock.mockRestore();
});
