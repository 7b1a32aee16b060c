/** What the demonstration's customers ordered before the shop was opened. */
import { expect, test } from 'vitest';
import { seedDatabase } from '#backend/database/seeding/seed-shop.ts';
import { readOrders } from '#backend/order/orders.ts';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop } from './open-shop.ts';
import { addTo, bearing, tokenOf } from './shop-client.ts';

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
  await seedDatabase(shop.database, seedShop, 'newer');
  const again = await readOrders(shop.database);
  expect(again.map(({ order }) => order)).toEqual(orders.map(({ order }) => order));
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
