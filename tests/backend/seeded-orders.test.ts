/** What the demonstration's customers have ordered before the shop was opened (BEY-12, ROUTE-02). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/database.ts';
import { seedDatabase } from '#backend/database/seeding/seed-shop.ts';
import { readOrders, type StoredOrder } from '#backend/order/orders.ts';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { clientOf, startShop, type ShopClient } from './shop-client.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
const opened: Database[] = [];
let orders: StoredOrder[];
const seeded = seedShop.orders ?? [];

const database = (): Database => {
  const [first] = opened;
  if (!first) throw new Error('The shop is not open.');
  return first;
};

beforeAll(async () => {
  shop = await startShop({ seed: seedShop, opened: (own) => opened.push(own) });
  orders = await readOrders(database());
}, 120_000);
afterAll(() => shop.backend.close());

async function signIn(email: string): Promise<ShopClient> {
  const { data } = await shop.graphql(
    `mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }`,
    { email, password: demoPassword },
  );
  const headers = { Authorization: `Bearer ${data.generateCustomerToken.token}` };
  return clientOf((request) => shop.backend.fetch(request), 'http://localhost', headers);
}

const history = `{ customer { orders(pageSize: 50) { total_count items {
  number status total { grand_total { value } } items { product_sku quantity_invoiced }
  invoices { number } shipments { id } payment_methods { type } } } } }`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('BEY-12 orders of the past', () => {
  test('every one is there, under a number that the shop never gives out', () => {
    expect(orders.map(({ order }) => order.number).toSorted()).toEqual(
      seeded.map(({ number }) => number).toSorted(),
    );
    expect(orders.every(({ order }) => order.number.startsWith('9'))).toBe(true);
  });

  test('every one adds up', () => {
    for (const { order, items, payment } of orders) {
      const rows = sum(items.map(({ rowTotalInclTax }) => rowTotalInclTax));
      expect(order.subtotalInclTax, order.number).toBe(rows);
      const cards = sum(order.giftCards.map(({ amount }) => amount));
      expect(order.grandTotal, order.number).toBe(
        rows + order.shippingInclTax - order.discountAmount - cards,
      );
      expect(payment?.amount, order.number).toBe(order.grandTotal);
      // exact but for the cent that rounding row by row may leave
      const taxed = rows + order.shippingInclTax - order.discountAmount;
      const tax = (taxed * order.taxRate) / (100 + order.taxRate);
      expect(Math.abs(order.taxAmount - tax), order.number).toBeLessThan(1);
      expect(order.taxRate).toBe(order.customerId === 2 ? 15 : 10);
    }
  });

  test('there are composites, services, files, a promo code and a gift card among them', () => {
    const types = new Set(orders.flatMap(({ items }) => items.map(({ type }) => type)));
    expect(types).toEqual(new Set(['simple', 'configurable', 'bundle', 'virtual', 'downloadable']));
    expect(orders.some(({ order }) => order.couponCode !== null && order.discountAmount > 0)).toBe(true);
    expect(orders.some(({ order }) => order.giftCards.length > 0)).toBe(true);
    expect(orders.some(({ items }) => items.some(({ isRental }) => isRental))).toBe(true);
  });

  test.each([
    ['hannah@example.com', 1, 12],
    ['aroha@example.com', 2, 3],
    ['colin@example.com', 11, 14],
    ['grace@example.com', 21, 10],
    ['martin@example.com', 22, 6],
  ])('%s sees their own orders and no others', async (email, customerId, count) => {
    const client = await signIn(email);
    const { data, errors } = await client.graphql(history);
    expect(errors).toBeUndefined();
    const { total_count: total, items } = data.customer.orders;
    expect(total).toBe(count);
    const own = seeded.filter((order) => order.customerId === customerId).map(({ number }) => number);
    expect(items.map(({ number }: { number: string }) => number).toSorted()).toEqual(own.toSorted());
    const done = items.filter(({ status }: { status: string }) => status === 'Complete');
    expect(done.length).toBeGreaterThan(count / 2);
    for (const { invoices } of done) expect(invoices).toHaveLength(1);
    expect(done.some(({ shipments }: { shipments: unknown[] }) => shipments.length === 1)).toBe(true);
  });

  test('a customer with none sees none', async () => {
    const { data } = await (await signIn('noel@example.com')).graphql(history);
    expect(data.customer.orders.total_count).toBe(0);
  });

  test('a guest finds theirs by number, email and postcode', async () => {
    const guest = seeded.find(({ customerId }) => customerId === null);
    const { data } = await shop.graphql(
      `query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }`,
      { input: { number: guest?.number, email: guest?.guest?.email, postcode: '2300' } },
    );
    expect(data.guestOrder.number).toBe(guest?.number);
  });

  test('one can be ordered again', async () => {
    const client = await signIn('hannah@example.com');
    const { data } = await client.graphql(`mutation { reorderItems(orderNumber: "900000102") {
      userInputErrors { code } cart { items { quantity product { sku } } } } }`);
    expect(data.reorderItems.userInputErrors).toEqual([]);
    expect(data.reorderItems.cart.items).toEqual([
      { quantity: 3, product: { sku: 'BW-SPRING-15' } },
      { quantity: 1, product: { sku: 'BW-FILTER-JUG-3' } },
    ]);
  });

  test('files that were bought can be fetched', async () => {
    const client = await signIn('hannah@example.com');
    const { data } = await client.graphql('{ customerDownloadableProducts { items { download_url } } }');
    expect(data.customerDownloadableProducts.items).toHaveLength(2);
    const [{ download_url: url }] = data.customerDownloadableProducts.items;
    expect((await shop.fetch(new URL(url, 'http://localhost').pathname)).status).toBe(200);
  });

  test('filling the shop again leaves them as they are', async () => {
    await seedDatabase(database(), seedShop, 'newer');
    expect((await readOrders(database())).map(({ order }) => order)).toEqual(
      orders.map(({ order }) => order),
    );
  });
});

describe('ROUTE-02 deliveries to come', () => {
  test.each(['hannah@example.com', 'aroha@example.com', 'colin@example.com', 'martin@example.com'])(
    '%s awaits one, and its notice confirms it',
    async (email) => {
      const client = await signIn(email);
      const { data } = await client.graphql(
        '{ activeOrders { items { order { number } deliveries { order_number status date } } } }',
      );
      const own = seeded.filter(({ deliverInDays }) => deliverInDays !== undefined);
      const coming = data.activeOrders.items.filter(({ order }: { order: { number: string } }) =>
        own.some(({ number }) => number === order.number),
      );
      expect(coming).toHaveLength(1);
      const [{ order, deliveries }] = coming;
      expect(deliveries).toEqual([
        { order_number: order.number, status: 'PLANNED', date: expect.stringMatching(/^\d{4}-/) },
      ]);
      const { rows } = await database().execute<{ token: string }>(
        sql`select d.token from delivery d join sales_order o on o.id = d.order_id where o.number = ${order.number}`,
      );
      const confirmed = await shop.graphql(
        'mutation ($token: String!) { confirmDelivery(token: $token) { status } }',
        { token: rows[0]?.token },
      );
      expect(confirmed.data.confirmDelivery.status).toBe('CONFIRMED');
    },
  );
});

test('CART-08 the smallest order of businesses is theirs alone', async () => {
  const settings = { active: true, amount: 20, amount_commercial: 100 };
  for (const [key, value] of Object.entries(settings))
    await database().execute(
      sql`insert into setting (key, value) values (${`sales/minimum_order/${key}`}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value`,
    );
  for (const [email, isMet] of [
    ['aroha@example.com', true],
    ['martin@example.com', false],
  ] as const) {
    const client = await signIn(email);
    const { data } = await client.graphql('{ customerCart { id } }');
    await client.graphql(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "BW-SPRING-15", quantity: 3 }]) { cart { id } } }`,
      { id: data.customerCart.id },
    );
    const seen = await client.graphql(
      '{ customerCart { minimum_order_amount { conditions_met } items { quantity } } }',
    );
    expect(seen.data.customerCart.items).toEqual([{ quantity: 3 }]);
    expect(seen.data.customerCart.minimum_order_amount.conditions_met, email).toBe(isMet);
  }
});
