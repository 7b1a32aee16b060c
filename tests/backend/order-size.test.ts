/** An order no truck could carry is refused in words, not by a failure. */
import { expect, onTestFinished, test } from 'vitest';
import { fixtureShop } from './fixture-shop.ts';
import { newNonce, pay, readyCart, startShop } from './shop-client.ts';

const dear = fixtureShop.products
  .slice(0, 1)
  .map((product) => ({ ...product, id: 90, sku: 'DEAR', urlKey: 'dear', price: 500_000, stock: 50_000 }));

test('X2 an order above twenty million dollars is refused, the cart stays', async () => {
  const shop = await startShop({ seed: { ...fixtureShop, products: [...fixtureShop.products, ...dear] } });
  onTestFinished(() => shop.backend.close());
  const id = await readyCart(shop, 'DEAR', 10_000);
  const { status, body } = await pay(shop, id, await newNonce(shop));
  expect([status, body.message]).toEqual([
    400,
    'The order is too large to be placed here. Please contact us.',
  ]);
  expect((await shop.rest('GET', `/guest-carts/${id}`)).body.is_active).toBe(true);
  expect(shop.lines).toEqual([]);
});
