/** A pending order in storage: marked at once, locked by one tab, forgotten with its outcome. */

import { expect, test } from 'vitest';
import { pendingOrderOf, type PendingOrder } from '#machines/domain/pending-order.ts';
import type { RecoveryEvent } from '#machines/trade/recovery/recovery.events.ts';
import { createOrderOutcomeService } from '#services/order/order-outcome.service.ts';
import { createRecoveryService, type Locks } from '#services/order/recovery.service.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { sharedArea } from '#tests/transport/tabs.ts';
import { failureOf, json, prefix, quiet, signIn, wiresTo, type Answering } from '#tests/transport/wires.ts';
import { listenTo } from './listening.ts';
import { ask } from './wired-backend.ts';

const guests = pendingOrderOf(orderRequest);
const customers = pendingOrderOf({ ...orderRequest, isOwned: true });
const ordered = json({ is_active: false, reserved_order_id: '000000012' });

/** The first request has the lock until it ends or the lock is stolen, as in a browser. */
const browserLocks = (): Locks => {
  let last: Promise<unknown> = Promise.resolve();
  let lose: (() => void) | undefined;
  const request = (_name: string, options: LockOptions, work: () => Promise<void>): Promise<void> => {
    if (options.steal === true) lose?.();
    const before = options.steal === true ? Promise.resolve() : last;
    const turn = before.then(() => {
      options.signal?.throwIfAborted();
      const robbed = new Promise<void>((_done, fail) => {
        lose = () => fail(new DOMException('stolen', 'AbortError'));
      });
      return Promise.race([work(), robbed]);
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request } as Locks;
};

const openBrowser = (locks: Locks | null = browserLocks(), answering: Answering = json({})) => {
  const browser = sharedArea();
  const openTab = () => {
    const { area, events } = browser.openTab();
    const wires = wiresTo(answering, { storage: createStorage(area, prefix, Date.now, events) });
    const transport = createTransport(wires.settings);
    const actors = createRecoveryService(transport, locks);
    const { readOrderState } = createOrderOutcomeService(transport);
    const heard: RecoveryEvent[] = [];
    return {
      ...wires,
      transport,
      heard,
      watch: () => listenTo(actors.watchOrders, undefined, heard).actor,
      hold: (order: PendingOrder, isOwn: boolean) => {
        const { actor } = listenTo(actors.holdOrder, { order, isOwn }, heard);
        const settle = () => actor.getSnapshot().children['listener']?.send({ type: 'order.settled' });
        return { settle: () => (settle(), actor.stop()), stop: () => actor.stop() };
      },
      read: (order: PendingOrder) => ask(readOrderState, { order }),
    };
  };
  const marks = () => [...browser.entries.keys()].filter((key) => key.includes('pending_order'));
  return { openTab, marks, written: browser.written };
};

test('reports the start and the end of an order to other tabs only, also to one opened later [PAY-04 BEY-06]', async () => {
  const { openTab, marks } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.watch();
  other.watch();
  const held = one.hold(guests, true);
  expect(marks()).toHaveLength(1);
  await quiet();
  expect(other.heard).toEqual([{ type: 'order.noticed', order: guests }]);
  const later = openTab();
  later.watch();
  expect(later.heard).toEqual([{ type: 'order.noticed', order: guests }]);
  held.settle();
  await quiet();
  expect(other.heard.at(-1)).toEqual({ type: 'order.noticed', order: null });
  expect(one.heard.filter(({ type }) => type === 'order.noticed')).toEqual([]);
  expect(marks()).toEqual([]);
});

test('locks a pending order for one tab at a time [PAY-04 BEY-06]', async () => {
  const { openTab, marks } = openBrowser();
  const [one, second, third] = [openTab(), openTab(), openTab()];
  const own = one.hold(guests, true);
  await quiet();
  const waiting = second.hold(guests, false);
  third.hold(guests, false);
  await quiet();
  expect([second.heard, third.heard]).toEqual([[], []]);
  // the first tab knows the outcome
  own.settle();
  await quiet();
  expect(second.heard).toEqual([{ type: 'order.claimed', order: null }]);
  waiting.settle();
  await quiet();
  expect(third.heard).toEqual([{ type: 'order.claimed', order: null }]);
  expect(marks()).toEqual([]);
});

test('gives the lock to the order’s own tab before any other [PAY-04 BEY-06]', async () => {
  const { openTab, marks } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  const early = other.hold(guests, false);
  await quiet();
  expect(other.heard).toEqual([{ type: 'order.claimed', order: null }]);
  const own = one.hold(guests, true);
  await quiet();
  expect(other.heard.at(-1)).toEqual({ type: 'order.ceded' });
  early.settle();
  expect(marks()).toHaveLength(1);
  const late = other.hold(guests, false);
  await quiet();
  expect(other.heard.at(-1)).toEqual({ type: 'order.ceded' });
  own.settle();
  await quiet();
  expect(other.heard.at(-1)).toEqual({ type: 'order.claimed', order: null });
  late.settle();
});

test('does not release a lock held by another tab, and stores nothing that could pay [PAY-04 PAY-02]', async () => {
  const { openTab, marks, written } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.hold(guests, true);
  expect(written).toHaveLength(1);
  expect(written.join()).not.toContain(orderRequest.payment.nonce);
  await quiet();
  const waiting = other.hold(guests, false);
  await quiet();
  waiting.settle();
  await quiet();
  expect(marks()).toHaveLength(1);
});

test('forgets a pending order with its outcome, not with the tab that stops [PAY-04 BEY-01]', async () => {
  const { openTab, marks } = openBrowser(null);
  openTab().hold(guests, true).stop();
  const next = openTab();
  const found = next.hold(guests, false);
  await quiet();
  expect(next.heard).toEqual([{ type: 'order.claimed', order: guests }]);
  found.settle();
  expect(marks()).toEqual([]);
});

test('asks about a guest’s order by its id while a customer is signed in, and about no customer’s as a guest [BEY-01 NET-07]', async () => {
  const { openTab } = openBrowser(null, ordered);
  const tab = openTab();
  signIn(tab.settings);
  expect(await tab.read(guests)).toEqual({ kind: 'placed', orderNumber: '000000012' });
  expect(tab.sent.map(({ url }) => url.pathname)).toEqual(['/rest/V1/guest-carts/cart-1']);
  const other = openBrowser(null, json({ is_active: true })).openTab();
  expect((await failureOf(other.read(customers))).kind).toBe('sessionExpired');
  expect(other.sent).toEqual([]);
});

test('tells that an order is placed, though its delivery day is not answered [BEY-01 BEY-18]', async () => {
  const { transport } = openBrowser(null, ordered).openTab();
  const { readOrderState } = createOrderOutcomeService(
    transport,
    undefined,
    () => new Promise(() => undefined),
  );
  expect(await ask(readOrderState, { order: guests })).toEqual({ kind: 'placed', orderNumber: '000000012' });
});
