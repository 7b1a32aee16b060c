/** PAY-04: one of two backend processes is killed in the middle of a rush and comes back; shoppers ask whether their order exists. */
import { count, eq, sum } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#backend/database/database.ts';
import { openPostgresDatabase } from '#backend/database/postgres-database.ts';
import { product } from '#backend/database/schema/catalog.ts';
import { orderItem, salesOrder } from '#backend/database/schema/order.ts';
import { readyCart } from '#tests/backend/shop-client.ts';
import { createSeededDatabase, type FreshDatabase } from '#tests/support/fresh-database.ts';
import { startBackendProcess, type BackendProcess } from './backend-process.ts';
import { clients, orderOf, placeOrder, printTable, share, type Reach } from './rush-clients.ts';
import { plentiful, rushShop } from './rush-shop.ts';

const carts = 240;
const killAfter = 60;
/** Bought with two bottles each. */
const perCart = 2;

let fresh: FreshDatabase;
let opened: OpenDatabase;
let steady: BackendProcess;
let victim: BackendProcess;

beforeAll(async () => {
  fresh = await createSeededDatabase(process.env['DATABASE_URL'] ?? '', rushShop);
  opened = await openPostgresDatabase({
    url: fresh.url,
    prepare: () => Promise.resolve(),
    log: () => undefined,
  });
  [steady, victim] = await Promise.all([startBackendProcess(fresh.url), startBackendProcess(fresh.url)]);
});
afterAll(async () => {
  await Promise.all([steady.kill(), victim.kill()]);
  await opened.close();
  await fresh.remove();
});

interface Outcome {
  /** Told by the answer to the order itself. */
  readonly id: number | null;
  /** Told when asked afterwards. */
  readonly number: string | null;
  readonly brokenOff: number;
}

/** A connection that broke says nothing of the order: who does not know asks, elsewhere if need be, before trying again. */
async function buy({ own, other }: Reach, cartId: string): Promise<Outcome> {
  let brokenOff = 0;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const shop = attempt % 2 === 0 ? own : other;
    try {
      const { status, body } = await placeOrder(shop, cartId, 'checkmo');
      if (status === 200) return { id: Number(body), number: null, brokenOff };
    } catch {
      brokenOff += 1;
    }
    await wait(20 * attempt);
    const number = await orderOf(other, cartId).catch(() => orderOf(own, cartId));
    if (number !== null) return { id: null, number, brokenOff };
  }
  throw new Error(`Cart ${cartId} could not be ordered.`);
}

test('PAY-04 what was acknowledged before a kill -9 stays, no cart is ordered twice, the stock agrees', async () => {
  const shops = [steady.shop, victim.shop];
  const ids = await share(shops, carts, (_, { own }) => readyCart(own, 'BOTTLE', perCart));
  let done = 0;
  let revived: Promise<void> | undefined;
  let doneWhenBack = 0;
  const strike = async (): Promise<void> => {
    await victim.kill();
    await victim.revive();
    doneWhenBack = done;
  };
  const begun = performance.now();
  const outcomes = await share(shops, carts, async (place, reach) => {
    const outcome = await buy(reach, ids[place] ?? '');
    done += 1;
    if (done === killAfter) revived = strike();
    return outcome;
  });
  await revived;
  const seconds = (performance.now() - begun) / 1000;
  // the one that came back sells again
  const late = await placeOrder(victim.shop, await readyCart(victim.shop, 'BOTTLE', perCart), 'checkmo');

  const { database } = opened;
  const stored = await database
    .select({ id: salesOrder.id, number: salesOrder.number, quoteId: salesOrder.quoteId })
    .from(salesOrder);
  const [items] = await database
    .select({ count: count(), sold: sum(orderItem.quantity).mapWith(Number) })
    .from(orderItem);
  const [left] = await database
    .select({ stock: product.stock })
    .from(product)
    .where(eq(product.sku, 'BOTTLE'));
  const acknowledged = outcomes.flatMap(({ id }) => (id === null ? [] : [id]));
  const asked = outcomes.flatMap(({ number }) => (number === null ? [] : [number]));
  const brokenOff = outcomes.reduce((total, outcome) => total + outcome.brokenOff, 0);
  printTable(`${carts} carts by ${clients} clients at 2 processes, one killed after ${killAfter}`, [
    ['orders stored', stored.length],
    ['acknowledged by the answer', acknowledged.length + 1],
    ['learnt by asking', asked.length],
    ['answers broken off', brokenOff],
    ['done when it was back', doneWhenBack],
    ['seconds', seconds.toFixed(1)],
    ['stock: had / sold / left', `${plentiful} / ${items?.sold} / ${left?.stock}`],
  ]);

  expect(brokenOff).toBeGreaterThan(0);
  expect(late.status).toBe(200);
  const known = new Set(stored.map(({ id }) => id));
  expect([...acknowledged, Number(late.body)].filter((id) => !known.has(id))).toEqual([]);
  const numbers = new Set(stored.map(({ number }) => number));
  expect(asked.filter((number) => !numbers.has(number))).toEqual([]);
  expect(new Set(stored.map(({ quoteId }) => quoteId)).size).toBe(stored.length);
  expect(stored).toHaveLength(carts + 1);
  expect(items).toEqual({ count: carts + 1, sold: (carts + 1) * perCart });
  expect(left?.stock).toBe(plentiful - (carts + 1) * perCart);
}, 900_000);
