/** A promo code that counts once for each customer. */
import { expect, test } from 'vitest';
import { fixtureShop } from './fixture-shop.ts';
import { openShop } from './open-shop.ts';
import { newNonce, pay, readyCart } from './shop-client.ts';

const coupons = [
  { code: 'FIRST', label: 'First order', kind: 'percent', amount: 10, usageLimitPerCustomer: 1 },
] as const;
const shop = await openShop({ seed: { ...fixtureShop, coupons } });

test('refuses the second order of the same email with a code that counts once, and keeps its cart [PROMO-01]', async () => {
  // both carts have the code before the first of them is ordered
  const carts = [await readyCart(shop), await readyCart(shop)];
  for (const id of carts)
    expect((await shop.rest('PUT', `/guest-carts/${id}/coupons/FIRST`)).status).toBe(200);
  const answers = [];
  for (const id of carts) answers.push(await pay(shop, id, await newNonce(shop)));
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  expect((await shop.rest('GET', `/guest-carts/${carts[1]}`)).body.is_active).toBe(true);
});
