/** What a shopper has in the cart is bought by others: the one line says so, everything else is ordered (BEY-09, BEY-16). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { brisbane, goodCard, newEmail, steelBottle, water } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import {
  button,
  cartLines,
  fillCard,
  giveEmail,
  placeOrderButton,
  quantityBox,
  tabHeading,
  typeQuantity,
} from '#tests/support/shopper-pages.ts';
import { passDelivery, payByCard } from '#tests/support/shopper-purchase.ts';
import { buyElsewhere } from '#tests/support/shopper-rival.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const variant = 'BW-BOTTLE-STEEL-SAG-750';
const title = `${steelBottle.name}, Sage, 750 mL`;

/** Of its own: whoever else would buy this bottle finds none left. */
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

test('BEY-09 BEY-16 a line runs short, then out: each time it alone is named, and the others are ordered', async () => {
  const shopper = await newReturningShopper({
    shopUrl: shop.url,
    goods: [
      [water, 2],
      [steelBottle, 2],
    ],
  });
  allowSilencedTelemetry(shopper);
  const { page, api } = shopper;
  const main = page.getByRole('main');
  const checkout = main.getByRole('link', { name: 'Checkout' });
  await buyElsewhere(shop.url, variant, 2);

  await page.goto('/cart');
  const bottle = cartLines(main).nth(1);
  await bottle.getByText('The requested qty is not available').waitFor();
  expect(await main.getByText('The requested qty is not available').count()).toBe(1);
  await main.getByText(`${title} cannot be ordered like this. Everything else can.`).waitFor();
  expect(await checkout.count()).toBe(0);
  expect(await inspect(page, 'the cart with a line too many of')).toEqual([]);
  await typeQuantity(quantityBox(main, { ...steelBottle, name: title }), '1');
  await checkout.click();
  const email = newEmail();
  await giveEmail(page, email);
  await passDelivery(page, brisbane);
  await tabHeading(page, 'payment').waitFor();

  await buyElsewhere(shop.url, variant, 1);
  const orders = watch(page, calls.order);
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  const told = `${title} cannot be ordered like this any more: Sold out. In your cart you can go on without it.`;
  await main.getByText(told).waitFor();
  expect(orders()).toBe(0);
  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await bottle.getByText('Sold out').waitFor();
  await button(main, 'Go on without it').click();
  await checkout.click();
  await passDelivery(page, brisbane);
  const number = await payByCard(page);
  expect(orders()).toBe(1);
  const order = await api.guestOrder(number, email, '4000');
  expect(order.items).toEqual([{ product_sku: water.sku, quantity_ordered: 2 }]);
});
