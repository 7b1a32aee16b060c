/** One customer's cart on two devices, lost while both show it: whoever notices second finds it built up again (CART-05, BEY-03). */

import { expect, test } from 'vitest';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { vanishingSku } from '#backend/seed/products/test-products.ts';
import { addTo, clientOf } from '#tests/backend/shop-client.ts';
import { origin } from '#tests/transport/wires.ts';
import { noel, signIn } from './customer-steps.ts';
import { putIntoCart, water } from './guest-steps.ts';
import { keptUnder, sharedBackend, startShop, type RunningShop } from './running-shop.ts';

const opened = sharedBackend();
const glasses = { ...water, sku: 'BW-GLASS-6', name: 'Glasses' };

const visit = () => startShop((request) => opened.backend.fetch(request));

const cartIn = (shop: RunningShop) => present(selectCart(shop.cart().getSnapshot()), 'cart');
const linesIn = (shop: RunningShop) =>
  cartIn(shop)
    .lines.map(({ sku, quantity }) => [sku, quantity])
    .toSorted();

/** Asked of the lost cart, done in the next. */
const wants = async (shop: RunningShop, quantity: number): Promise<void> => {
  const line = cartIn(shop).lines.find(({ sku }) => sku === water.sku);
  shop.cart().send({
    type: 'cart.updateItem',
    lineId: present(line, 'line').id,
    line: { ...water, quantity },
  });
  await shop.fact('cart.recreated');
  await shop.until(() => linesIn(shop).some(([, now]) => now === quantity));
};

test('CART-05 BEY-03 nothing is doubled, and the quantity wanted last counts', async () => {
  const laptop = visit();
  await signIn(laptop, noel);
  await putIntoCart(laptop);
  laptop.cart().send({ type: 'cart.addItem', line: glasses });
  await laptop.fact('cart.itemAdded', 2);
  const phone = visit();
  await signIn(phone, noel);
  await phone.until(() => cartIn(phone).id === cartIn(laptop).id);
  expect(linesIn(phone)).toEqual(linesIn(laptop));

  const Authorization = `Bearer ${String(keptUnder(laptop.browser.local, 'signin_token'))}`;
  const asked = clientOf((request) => opened.backend.fetch(request), origin, { Authorization });
  await addTo(asked, cartIn(laptop).id, vanishingSku, 1);
  await wants(laptop, 5);
  await wants(phone, 3);
  expect(cartIn(phone).id).toBe(cartIn(laptop).id);
  expect(linesIn(phone)).toEqual(
    [
      [glasses.sku, 2],
      [water.sku, 3],
    ].toSorted(),
  );
  expect((await phone.fact('cart.recreated')).missing).toEqual([]);
  laptop.stop();
  phone.stop();
});
