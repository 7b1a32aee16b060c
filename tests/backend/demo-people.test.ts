/** The demonstration's customers: who they are, what is theirs, and what they ordered before. */
import { expect, test } from 'vitest';
import { isPassword } from '#backend/identity/passwords.ts';
import { demoPassword } from '#backend/seed/people/demo-password.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { openShop } from './open-shop.ts';
import { addTo, bearing, tokenOf } from './shop-client.ts';
import { seedDatabase } from '#backend/database/seeding/seed-shop.ts';
import { readOrders } from '#backend/order/orders.ts';

const shop = await openShop({ seed: seedShop });
const { customers = [], accounts = [], orders: seeded = [] } = seedShop;

const as = async (name: string) => bearing(shop, await tokenOf(shop, name, demoPassword));
const numbersOf = (orders: readonly { readonly number: string }[]) =>
  orders.map(({ number }) => number).toSorted();
const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name).toSorted();

test('everyone signs in with the printed password and reads only what is theirs [GEN-05 GEN-06]', async () => {
  for (const own of customers) {
    const { data, errors } = await (
      await as(own.email)
    ).graphql(`{ customer { email firstname type_of_customer isCompanyCustomer msd_party_id addresses { city }
      accounts { name } teams { name } orders(pageSize: 50) { items { number status invoices { number } } } } }`);
    expect(errors, own.email).toBeUndefined();
    expect(data.customer).toMatchObject({
      email: own.email,
      firstname: own.firstname,
      type_of_customer: own.attributes['type_of_customer'],
      isCompanyCustomer: own.isCompanyCustomer ?? false,
      msd_party_id: own.msdPartyId ?? null,
      addresses: own.addresses.map(({ city }) => ({ city })),
    });
    const named = (kind: string) =>
      namesOf(
        accounts.filter(
          (one) => one.kind === kind && one.members.some(({ customerId }) => customerId === own.id),
        ),
      );
    expect([namesOf(data.customer.accounts), namesOf(data.customer.teams)]).toEqual([
      named('account'),
      named('team'),
    ]);
    const { items } = data.customer.orders;
    expect(numbersOf(items)).toEqual(numbersOf(seeded.filter(({ customerId }) => customerId === own.id)));
    for (const { status, invoices } of items) if (status === 'Complete') expect(invoices).toHaveLength(1);
  }
});

test('passwords are stored hashed, saved cards with four digits, and new ids start at 1000', async () => {
  const rows = await shop.rows('select email, password_hash, token_seconds from customer');
  expect(rows).toHaveLength(customers.length);
  expect(new Set(rows.map(({ password_hash: hash }) => hash)).size).toBe(rows.length);
  expect(JSON.stringify(rows)).not.toContain(demoPassword);
  expect(await isPassword(rows[0].password_hash, demoPassword)).toBe(true);
  expect(rows.filter((one) => one.token_seconds !== null)).toMatchObject([{ token_seconds: 10 }]);
  const cards = await shop.rows('select * from payment_token');
  expect(JSON.stringify(cards)).not.toMatch(/\d{13}/);
  expect(cards.filter(({ outcome }) => outcome === 'declined')).toMatchObject([
    { customer_id: 4, details: { maskedCC: '1115' } },
  ]);
});

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
