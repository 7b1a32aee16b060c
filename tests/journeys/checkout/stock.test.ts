/** Sold out meanwhile: that line is named, everything else is ordered. */

import { expect, test } from 'vitest';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { goodCard, steelBottle, water } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { fillCard, placeOrderButton, tabHeading } from '#tests/support/shopper-checkout.ts';
import { button, cartLines, quantityBox, typeQuantity } from '#tests/support/shopper-pages.ts';
import { payByCard } from '#tests/support/shopper-purchase.ts';
import { buyElsewhere } from '#tests/support/shopper-rival.ts';
import { newShopperBefore } from '#tests/support/shopper-start.ts';

/** Other tests of the shared shop would find these sold out. */
const shop = useOwnShop();

const variant = 'BW-BOTTLE-STEEL-SAG-750';
const title = `${steelBottle.name}, Sage, 750 mL`;

test('a line runs short, then sells out: each time it alone is named and the rest is ordered [BEY-09 BEY-16]', async () => {
  const { page, api, email } = await newShopperBefore('payment', {
    shopUrl: shop.url,
    goods: [
      [water, 2],
      [steelBottle, 2],
    ],
  });
  const main = page.getByRole('main');
  const checkout = main.getByRole('link', { name: 'Checkout' });
  await buyElsewhere(shop.url, variant, 2);

  await page.goto('/cart', { waitUntil: 'commit' });
  const bottle = cartLines(main).nth(1);
  await bottle.getByText('The requested qty is not available').waitFor();
  expect(await main.getByText('The requested qty is not available').count()).toBe(1);
  await main.getByText(`${title} cannot be ordered like this. Everything else can.`).waitFor();
  expect(await checkout.count()).toBe(0);
  expect(await inspect(page, 'the cart with a line too many of')).toEqual([]);
  await typeQuantity(quantityBox(main, { ...steelBottle, name: title }), '1');
  await checkout.click();
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
  // the step that was reached is found again for the rest
  await tabHeading(page, 'payment').waitFor();
  const number = await payByCard(page);
  expect(orders()).toBe(1);
  const order = await api.guestOrder(number, email, '4000');
  expect(order.items).toEqual([{ product_sku: water.sku, quantity_ordered: 2 }]);
});
