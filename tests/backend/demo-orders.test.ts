/** What the demonstration's customers ordered before the shop was opened. */
import { expect, test } from 'vitest';
import { seedDatabase } from '#backend/database/seeding/seed-shop.ts';
import { readOrders } from '#backend/order/orders.ts';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop } from './open-shop.ts';
import { addTo, bearing, tokenOf, type Row } from './shop-client.ts';

const shop = await openShop({ seed: seedShop });
const { orders: seeded = [] } = seedShop;

const as = async (name: string) => bearing(shop, await tokenOf(shop, name, demoPassword));
const numbersOf = (orders: readonly { readonly number: string }[]) =>
  orders.map(({ number }) => number).toSorted();
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('every past order adds up, under a number that the shop never gives out [BEY-12]', async () => {
  const orders = await readOrders(shop.database);
  expect(numbersOf(orders.map(({ order }) => order))).toEqual(numbersOf(seeded));
  for (const { order, items, payment } of orders) {
    expect(order.number).toMatch(/^9/);
    const rows = sum(items.map(({ rowTotalInclTax }) => rowTotalInclTax));
    const taxed = rows + order.shippingInclTax - order.discountAmount;
    const total = taxed - sum(order.giftCards.map(({ amount }) => amount));
    expect([order.subtotalInclTax, order.grandTotal, payment?.amount], order.number).toEqual([
      rows,
      total,
      total,
    ]);
    // exact but for the cent that rounding row by row may leave
    const tax = (taxed * order.taxRate) / (100 + order.taxRate);
    expect(Math.abs(order.taxAmount - tax), order.number).toBeLessThan(1);
    expect(order.taxRate).toBe(order.customerId === 2 ? 15 : 10);
  }
  const types = orders.flatMap(({ items }) => items.map(({ type }) => type));
  expect(new Set(types)).toEqual(new Set(['simple', 'configurable', 'bundle', 'virtual', 'downloadable']));
  expect([
    orders.some(({ order }) => order.couponCode !== null && order.discountAmount > 0),
    orders.some(({ order }) => order.giftCards.length > 0),
    orders.some(({ items }) => items.some(({ isRental }) => isRental)),
  ]).toEqual([true, true, true]);
  await seedDatabase(shop.database, seedShop, 'newer');
  const again = await readOrders(shop.database);
  expect(again.map(({ order }) => order)).toEqual(orders.map(({ order }) => order));
});

test('past orders are ordered again, downloaded from, and found by a guest [BEY-12]', async () => {
  const hannah = await as('hannah');
  const { data } = await hannah.graphql(`mutation { reorderItems(orderNumber: "900000102") {
    userInputErrors { code } cart { items { quantity product { sku } } } } }`);
  expect(data.reorderItems).toEqual({
    userInputErrors: [],
    cart: {
      items: [
        { quantity: 3, product: { sku: 'BW-SPRING-15' } },
        { quantity: 1, product: { sku: 'BW-FILTER-JUG-3' } },
      ],
    },
  });
  const files = (await hannah.graphql('{ customerDownloadableProducts { items { download_url } } }')).data;
  expect(files.customerDownloadableProducts.items).toHaveLength(2);
  const [{ download_url: url }] = files.customerDownloadableProducts.items;
  expect((await shop.fetch(new URL(url, 'http://localhost').pathname)).status).toBe(200);
  const guest = seeded.find(({ customerId }) => customerId === null);
  const found = await shop.graphql(
    'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }',
    { input: { number: guest?.number, email: guest?.guest?.email, postcode: '2300' } },
  );
  expect(found.data.guestOrder.number).toBe(guest?.number);
});

test('four customers await a delivery, which its notice confirms [ROUTE-02]', async () => {
  for (const name of ['hannah', 'aroha', 'colin', 'martin']) {
    const { data } = await (
      await as(name)
    ).graphql('{ activeOrders { items { order { number } deliveries { order_number status } } } }');
    const coming = data.activeOrders.items.filter(({ order }: Row) =>
      seeded.some(({ number, deliverInDays }) => deliverInDays !== undefined && number === order.number),
    );
    expect(coming, name).toHaveLength(1);
    const { number } = coming[0].order;
    expect(coming[0].deliveries).toEqual([{ order_number: number, status: 'PLANNED' }]);
    const [{ token }] = await shop.rows(
      `select d.token from delivery d join sales_order o on o.id = d.order_id where o.number = '${number}'`,
    );
    const confirm = 'mutation ($token: String!) { confirmDelivery(token: $token) { status } }';
    expect((await shop.graphql(confirm, { token })).data.confirmDelivery.status).toBe('CONFIRMED');
  }
});

test('a higher minimum order for businesses holds for them alone [CART-08]', async () => {
  for (const [key, value] of Object.entries({ active: true, amount: 20, amount_commercial: 100 }))
    await shop.set(`sales/minimum_order/${key}`, value);
  for (const [name, isMet] of [
    ['aroha', true],
    ['martin', false],
  ] as const) {
    const client = await as(name);
    const { id } = (await client.graphql('{ customerCart { id } }')).data.customerCart;
    await addTo(client, id, 'BW-SPRING-15', 3);
    const { data } = await client.graphql('{ customerCart { minimum_order_amount { conditions_met } } }');
    expect(data.customerCart.minimum_order_amount.conditions_met, name).toBe(isMet);
  }
});
