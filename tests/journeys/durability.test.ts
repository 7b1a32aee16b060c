/** The power fails: an order whose receipt was seen is stored, and a cart is still there. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { goodCard, smallWater, water } from '#tests/support/shopper-goods.ts';
import { calls, comeToRest, hold } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  cartLines,
  fillCard,
  placeOrderButton,
  quantityBox,
  readOrderNumber,
  readTotals,
} from '#tests/support/shopper-pages.ts';
import { newPayingShopper, newReturningShopper } from '#tests/support/shopper-start.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

let dataDir: string;
let shop: RunningShop;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('durability');
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

/** On the same port, so that open pages find it again. */
const killAndStartAgain = async (): Promise<void> => {
  const { port } = shop;
  await shop.kill9();
  shop = await startShop({ dataDir, port });
};

test('CHK-06 an order is stored when the shop is killed right after the receipt', async () => {
  const shopper = await newPayingShopper({ shopUrl: shop.url });
  const { page, api, cartId, email } = shopper;
  // what else was on its way when the power failed
  shopper.allowProblem(/net::ERR_/);
  await fillCard(page, goodCard);
  // asked for right after the order; whoever opens the shop again answers it
  const nextCart = await hold(page, calls.createCart);
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  await killAndStartAgain();
  await nextCart.release();

  const order = await api.guestOrder(number, email, '4000');
  expect(order).toMatchObject({ number, grand_total: 35.85 });
  expect(order.items).toEqual([{ product_sku: water.sku, quantity_ordered: 2 }]);
  expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });

  await page.reload();
  expect(await readOrderNumber(page)).toBe(number);
});

test('CART-01 a cart with its lines survives the kill, and a reload shows it', async () => {
  const { page, api, cartId } = await newReturningShopper({
    shopUrl: shop.url,
    goods: [
      [water, 3],
      [smallWater, 1],
    ],
  });
  await page.goto('/cart');
  const main = page.getByRole('main');
  await quantityBox(main, water).waitFor();
  await eventually(() => readTotals(main)).toMatchObject({ Subtotal: '$49.35' });
  const totals = await readTotals(main);
  await comeToRest(page);
  await killAndStartAgain();

  await page.reload();
  await quantityBox(main, water).waitFor();
  await eventually(() => quantityBox(main, water).inputValue()).toBe('3');
  await eventually(() => quantityBox(main, smallWater).inputValue()).toBe('1');
  await eventually(() => cartLines(main).count()).toBe(2);
  await eventually(() => readTotals(main)).toEqual(totals);
  const kept = await page.evaluate(() => window.localStorage.getItem('BRIGHTWATER__cartId'));
  expect(kept).toContain(cartId);
  expect((await api.readCart(cartId)).lines).toHaveLength(2);
});
