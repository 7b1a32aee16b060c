/** PAY-04 PROMO-01 GIFT-01: a thousand orders by eight clients over two backend processes on one PostgreSQL, counted afterwards. */
import { count, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#backend/database/database.ts';
import { openPostgresDatabase } from '#backend/database/postgres-database.ts';
import { quote } from '#backend/database/schema/cart.ts';
import { product } from '#backend/database/schema/catalog.ts';
import { orderItem, salesOrder } from '#backend/database/schema/order.ts';
import { coupon, couponUse, giftCard, giftCardUse } from '#backend/database/schema/promotion.ts';
import { addTo, newCart, setShipping } from '#tests/backend/shop-client.ts';
import { createSeededDatabase, type FreshDatabase } from '#tests/support/fresh-database.ts';
import { startBackendProcess, type BackendProcess } from './backend-process.ts';
import { clients, placeOrder, printTable, share, type Reach } from './rush-clients.ts';
import { couponLimit, giftCardBalance, plentiful, rushShop, scarce } from './rush-shop.ts';

const orders = 1000;
const wantScarce = 250;
const carts = orders + wantScarce - scarce;
const wantCoupon = 200;
const wantGiftCard = 100;

let fresh: FreshDatabase;
let opened: OpenDatabase;
let backends: BackendProcess[] = [];

beforeAll(async () => {
  fresh = await createSeededDatabase(process.env['DATABASE_URL'] ?? '', rushShop);
  opened = await openPostgresDatabase({
    url: fresh.url,
    prepare: () => Promise.resolve(),
    log: () => undefined,
  });
  backends = await Promise.all([startBackendProcess(fresh.url), startBackendProcess(fresh.url)]);
});
afterAll(async () => {
  await Promise.all(backends.map((backend) => backend.kill()));
  await opened.close();
  await fresh.remove();
});

const isScarce = (place: number): boolean => place < wantScarce;
const hasCoupon = (place: number): boolean => place >= wantScarce && place < wantScarce + wantCoupon;
const hasGiftCard = (place: number): boolean =>
  place >= wantScarce + wantCoupon && place < wantScarce + wantCoupon + wantGiftCard;

/** Straight into the cart's row: applying is limited to a few tries a minute. */
function change(id: string, values: Partial<typeof quote.$inferInsert>): Promise<unknown> {
  return opened.database.update(quote).set(values).where(eq(quote.maskedId, id));
}

async function prepare(place: number, { own }: Reach): Promise<string> {
  const id = await newCart(own);
  await addTo(own, id, isScarce(place) ? 'SCARCE' : 'BOTTLE', 1);
  await setShipping(own, id);
  if (hasCoupon(place)) await change(id, { couponCode: 'HUNDRED' });
  if (hasGiftCard(place)) await change(id, { giftCardCodes: ['PRESENT'] });
  return id;
}

interface Outcome {
  readonly ids: readonly number[];
  readonly refusal: string | null;
}

/** As a shopper would: a coupon that is gone is taken off, nothing to pay is paid with nothing. */
async function buy(place: number, { own, other }: Reach, id: string): Promise<Outcome> {
  let method = 'checkmo';
  for (let retries = 0; retries < 6; retries += 1) {
    // every tenth cart is posted to both processes at once
    const isTwice = place % 10 === 0;
    const answers = await Promise.all([
      placeOrder(own, id, method),
      ...(isTwice ? [placeOrder(other, id, method)] : []),
    ]);
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? [Number(body)] : []));
    if (ids.length > 0) return { ids, refusal: null };
    const message = String(answers[0]?.body.message);
    // an emptied gift card is refused once and has left the cart with that: the shopper sees the new sum and orders again
    if (message.includes('gift card')) continue;
    if (message.includes('coupon')) await change(id, { couponCode: null });
    else if (message.includes('Payment Method')) method = method === 'free' ? 'checkmo' : 'free';
    else return { ids, refusal: message };
  }
  return { ids: [], refusal: 'still refused' };
}

const stockOf = async (sku: string): Promise<number | undefined> => {
  const [row] = await opened.database
    .select({ stock: product.stock })
    .from(product)
    .where(eq(product.sku, sku));
  return row?.stock;
};

const soldOf = async (sku: string): Promise<number> => {
  const [row] = await opened.database
    .select({ sold: sum(orderItem.quantity).mapWith(Number) })
    .from(orderItem)
    .where(eq(orderItem.sku, sku));
  return row?.sold ?? 0;
};

test('PAY-04 none lost, none doubled, nothing oversold, coupon and gift card used exactly', async () => {
  const { database } = opened;
  const shops = backends.map(({ shop }) => shop);
  expect(new Set([process.pid, ...backends.map(({ pid }) => pid)]).size).toBe(3);
  const ids = await share(shops, carts, prepare);
  const begun = performance.now();
  const outcomes = await share(shops, carts, (place, reach) => buy(place, reach, ids[place] ?? ''));
  const seconds = (performance.now() - begun) / 1000;

  const acknowledged = outcomes.flatMap((outcome) => outcome.ids);
  const stored = await database.select({ id: salesOrder.id, quoteId: salesOrder.quoteId }).from(salesOrder);
  const left = await stockOf('SCARCE');
  const [used] = await database.select().from(coupon);
  const [uses] = await database.select({ count: count() }).from(couponUse);
  const [card] = await database.select().from(giftCard);
  const [spent] = await database.select({ amount: sum(giftCardUse.amount) }).from(giftCardUse);
  const refusals = outcomes.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
  printTable(`${carts} carts by ${clients} clients at ${backends.length} processes`, [
    ['orders stored', stored.length],
    ['orders acknowledged', acknowledged.length],
    ['seconds', seconds.toFixed(1)],
    ['orders a second', (stored.length / seconds).toFixed(1)],
    ['carts posted to both at once', Math.ceil(carts / 10)],
    ['scarce: wanted / there / left', `${wantScarce} / ${scarce} / ${left}`],
    ['refused', refusals.length],
    ['coupon: wanted / limit / used', `${wantCoupon} / ${couponLimit} / ${used?.timesUsed}`],
    ['gift card, cents: had / spent / left', `${giftCardBalance} / ${spent?.amount} / ${card?.balance}`],
  ]);

  expect(stored.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    acknowledged.toSorted((a, b) => a - b),
  );
  expect(new Set(stored.map(({ quoteId }) => quoteId)).size).toBe(orders);
  expect(stored).toHaveLength(orders);
  expect(left).toBe(0);
  expect(await soldOf('SCARCE')).toBe(scarce);
  expect(await stockOf('BOTTLE')).toBe(plentiful - (await soldOf('BOTTLE')));
  expect(refusals).toHaveLength(wantScarce - scarce);
  expect([used?.timesUsed, uses?.count]).toEqual([couponLimit, couponLimit]);
  expect(card?.balance).toBeGreaterThanOrEqual(0);
  expect(Number(spent?.amount) + (card?.balance ?? -1)).toBe(giftCardBalance);
}, 900_000);
