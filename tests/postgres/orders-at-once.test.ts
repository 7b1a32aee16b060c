/** PAY-04 PROMO-01 GIFT-01: a thousand orders by eight clients over two backends on one PostgreSQL, counted afterwards. */
import { count, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend, type Backend } from '#backend/backend.ts';
import type { Database } from '#backend/database/database.ts';
import { quote } from '#backend/database/schema/cart.ts';
import { product } from '#backend/database/schema/catalog.ts';
import { salesOrder } from '#backend/database/schema/order.ts';
import { coupon, couponUse, giftCard, giftCardUse } from '#backend/database/schema/promotion.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import {
  addTo,
  brisbane,
  clientOf,
  newCart,
  setShipping,
  type ShopClient,
} from '#tests/backend/shop-client.ts';
import { createSeededDatabase, type FreshDatabase } from '#tests/support/fresh-database.ts';

const clients = 8;
const orders = 1000;
/** How many want the product of which there are only `scarce`. */
const wantScarce = 250;
const scarce = 150;
const carts = orders + wantScarce - scarce;
const wantCoupon = 200;
const couponLimit = 100;
const wantGiftCard = 100;
const giftCardBalance = 100_000;

const [first, ...others] = fixtureShop.products;
if (!first) throw new Error('The fixture has products.');
const { relatedSkus: _none, ...plain } = first;

const seed: SeedShop = {
  ...fixtureShop,
  storeConfig: { ...fixtureShop.storeConfig, 'payment/checkmo/active': true },
  products: [
    { ...plain, relatedSkus: [], stock: 100_000 },
    ...others,
    { ...plain, id: 90, sku: 'SCARCE', urlKey: 'scarce', relatedSkus: [], stock: scarce },
  ],
  coupons: [{ code: 'HUNDRED', label: 'Ten off', kind: 'percent', amount: 10, usageLimit: couponLimit }],
  giftCards: [{ code: 'PRESENT', balance: giftCardBalance }],
};

let fresh: FreshDatabase;
let database: Database;
let backends: Backend[];
let shops: ShopClient[];

beforeAll(async () => {
  fresh = await createSeededDatabase(process.env['DATABASE_URL'] ?? '', seed);
  const open = () =>
    createBackend({
      databaseUrl: fresh.url,
      dataDir: null,
      seed,
      opened: (opened) => {
        database = opened;
      },
    });
  backends = [await open(), await open()];
  shops = backends.map((backend) => clientOf((request) => backend.fetch(request)));
});
afterAll(async () => {
  await Promise.all(backends.map((backend) => backend.close()));
  await fresh.remove();
});

/** Eight at a time, each with its own backend of the two. */
async function share<Result>(
  amount: number,
  work: (place: number, shop: ShopClient, other: ShopClient) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const client = async (number: number): Promise<void> => {
    const shop = shops[number % 2];
    const other = shops[(number + 1) % 2];
    if (!shop || !other) throw new Error('Two backends are open.');
    for (let place = next++; place < amount; place = next++) results[place] = await work(place, shop, other);
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return results;
}

const isScarce = (place: number): boolean => place < wantScarce;
const hasCoupon = (place: number): boolean => place >= wantScarce && place < wantScarce + wantCoupon;
const hasGiftCard = (place: number): boolean =>
  place >= wantScarce + wantCoupon && place < wantScarce + wantCoupon + wantGiftCard;

async function prepare(place: number, shop: ShopClient): Promise<string> {
  const id = await newCart(shop);
  await addTo(shop, id, isScarce(place) ? 'SCARCE' : 'BOTTLE', 1);
  await setShipping(shop, id);
  if (hasCoupon(place))
    await database.update(quote).set({ couponCode: 'HUNDRED' }).where(eq(quote.maskedId, id));
  if (hasGiftCard(place))
    await database
      .update(quote)
      .set({ giftCardCodes: ['PRESENT'] })
      .where(eq(quote.maskedId, id));
  return id;
}

const post = (shop: ShopClient, id: string, method: string) =>
  shop.rest('POST', `/guest-carts/${id}/payment-information`, {
    email: 'gina@example.com',
    paymentMethod: { method },
    billingAddress: brisbane,
  });

interface Outcome {
  readonly ids: readonly number[];
  readonly refusal: string | null;
  readonly retries: number;
}

/** As a shopper would: a coupon that is gone is taken off, nothing to pay is paid with nothing. */
async function buy(place: number, shop: ShopClient, other: ShopClient, id: string): Promise<Outcome> {
  let method = 'checkmo';
  for (let retries = 0; retries < 6; retries += 1) {
    // every tenth cart is posted to both backends at once
    const isTwice = place % 10 === 0;
    const answers = await Promise.all([
      post(shop, id, method),
      ...(isTwice ? [post(other, id, method)] : []),
    ]);
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? [Number(body)] : []));
    if (ids.length > 0) return { ids, refusal: null, retries };
    const message = String(answers[0]?.body.message);
    if (message.includes('coupon'))
      await database.update(quote).set({ couponCode: null }).where(eq(quote.maskedId, id));
    else if (message.includes('Payment Method')) method = method === 'free' ? 'checkmo' : 'free';
    else return { ids, refusal: message, retries };
  }
  return { ids: [], refusal: 'still refused', retries: 6 };
}

test('PAY-04 none lost, none doubled, nothing oversold, coupon and gift card used exactly', async () => {
  const ids = await share(carts, prepare);
  const begun = performance.now();
  const outcomes = await share(carts, (place, shop, other) => buy(place, shop, other, ids[place] ?? ''));
  const seconds = (performance.now() - begun) / 1000;

  const acknowledged = outcomes.flatMap((outcome) => outcome.ids);
  const stored = await database.select({ id: salesOrder.id, quoteId: salesOrder.quoteId }).from(salesOrder);
  const [left] = await database
    .select({ stock: product.stock })
    .from(product)
    .where(eq(product.sku, 'SCARCE'));
  const [used] = await database.select().from(coupon);
  const [uses] = await database.select({ count: count() }).from(couponUse);
  const [card] = await database.select().from(giftCard);
  const [spent] = await database.select({ amount: sum(giftCardUse.amount) }).from(giftCardUse);
  const refusals = outcomes.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
  console.log(
    [
      `${stored.length} orders of ${carts} carts by ${clients} clients at 2 backends in ${seconds.toFixed(1)} s (${(stored.length / seconds).toFixed(1)} a second)`,
      `acknowledged ${acknowledged.length}, carts posted twice at once ${Math.ceil(carts / 10)}`,
      `scarce product: ${wantScarce} wanted, ${scarce} there, ${left?.stock} left, ${refusals.length} refused`,
      `coupon: ${wantCoupon} wanted, limit ${couponLimit}, used ${used?.timesUsed}, recorded ${uses?.count}`,
      `gift card: ${giftCardBalance} cents, spent ${spent?.amount}, left ${card?.balance}`,
    ].join('\n'),
  );

  expect(stored.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    acknowledged.toSorted((a, b) => a - b),
  );
  expect(new Set(stored.map(({ quoteId }) => quoteId)).size).toBe(orders);
  expect(stored).toHaveLength(orders);
  expect(left?.stock).toBe(0);
  expect(refusals).toHaveLength(wantScarce - scarce);
  expect([used?.timesUsed, uses?.count]).toEqual([couponLimit, couponLimit]);
  expect(card?.balance).toBeGreaterThanOrEqual(0);
  expect(Number(spent?.amount) + (card?.balance ?? -1)).toBe(giftCardBalance);
}, 900_000);
