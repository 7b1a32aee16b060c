/** Guests buy goods, a rental and a service, in both countries. */

import { expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import {
  brisbane,
  goodCard,
  newEmail,
  smallWater,
  water,
  wellington,
  rental,
} from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import {
  addToCart,
  button,
  cartLines,
  cartTrigger,
  drawer,
  quantityBox,
  readTotals,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newShopperAt } from '#tests/support/shopper-start.ts';

const shop = useOwnShop();
/** The order number of every receipt, by e-mail. */
const numbers = new Map<string, string>();

test('a guest walks from the home page through every step to the receipt [GEN-01 SHIP-05]', async () => {
  const shopper = await newShopperPage({ shopUrl: shop.url });
  const { page } = shopper;
  await skipPictures(page);
  const email = newEmail();

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Water', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Water', exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: water.name }).click();
  // the product list has such a heading, and such a button, too
  await page.getByRole('heading', { level: 1, name: water.name }).waitFor();
  await button(page, `Increase quantity of ${water.name}`).click();
  await eventually(() => quantityBox(page, water).inputValue()).toBe('2');
  await addToCart(page);

  await drawer(page).waitFor();
  await eventually(() => quantityBox(drawer(page), water).inputValue()).toBe('2');
  await eventually(() => readTotals(drawer(page))).toEqual({
    Subtotal: '$25.90',
    Delivery: 'At checkout',
    Total: '$25.90',
  });
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await eventually(() => cartLines(page.getByRole('main')).count()).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();

  await checkout.tabHeading(page, 'account').waitFor();
  await checkout.giveEmail(page, email);
  await checkout.tabHeading(page, 'delivery').waitFor();
  await checkout.fillDelivery(page, brisbane);
  await checkout.continueTo(page, 'shipping');
  const scheduled = page.getByRole('radio', { name: 'Scheduled delivery $9.95' });
  await eventually(() => scheduled.isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Next business day $14.95' }).isChecked()).toBe(false);
  await eventually(() => page.getByRole('main').getByText('Brightwater delivery').count()).toBe(2);
  await checkout.continueTo(page, 'payment');
  const totals = { Subtotal: '$25.90', Delivery: '$9.95', Total: '$35.85' };
  const summary = checkout.orderSummary(page);
  await eventually(() => readTotals(summary)).toEqual(totals);
  await eventually(() => page.getByText('Includes $3.26 GST').count()).toBe(1);
  await eventually(() => checkout.placeOrderButton(page).innerText()).toBe('Place order, $35.85');
  await checkout.fillCard(page, goodCard);
  const number = await checkout.placeOrder(page);
  numbers.set(email, number);
  expect(number).toMatch(/^\d{9}$/);
  expect(new URL(page.url()).pathname).toBe('/order-confirmation');
  const main = page.getByRole('main');
  await eventually(() => readTotals(main)).toEqual(totals);
  await eventually(() => main.innerText()).toContain('Visa ending in 1111');
  await eventually(() => main.innerText()).toMatch(/15\sL spring water bottle × 2/);
  await eventually(() => main.locator('address').innerText()).toBe(
    'Pat Lee\n12 Eagle Street\nBrisbane City QLD 4000\n0400 000 000',
  );
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, empty');
});

test('a guest in New Zealand rents, consents to monthly payments and pays their GST [GEN-02 GEN-04]', async () => {
  const goods = [
    [rental, 1],
    [smallWater, 1],
  ] as const;
  const { page, email } = await newShopperAt('delivery', { shopUrl: shop.url, goods });
  await eventually(() => page.getByLabel('Suburb').count()).toBe(1);
  await eventually(() => page.getByLabel('State/Territory').locator('option').count()).toBe(9);

  await checkout.fillDelivery(page, wellington);
  expect(await page.getByLabel('Suburb').count()).toBe(0);
  expect(await page.getByLabel('State/Territory').count()).toBe(0);
  expect(await page.getByLabel(/^State\/Province/).inputValue()).toBe('');
  await checkout.continueTo(page, 'shipping');
  await page.getByRole('radio', { name: 'Next business day $19.95' }).check();
  await checkout.continueTo(page, 'payment');

  // a gift card that pays all leaves the months to come to a card
  await checkout.fold(page, 'Gift card').click();
  await page.getByLabel('Gift card code', { exact: true }).fill('GIFT-FULL-250');
  await button(page, 'Apply card').click();
  const remove = button(page, 'Remove gift card GIFT-FULL-250');
  await remove.waitFor();
  expect(await page.getByText('Your rental needs a way to pay').count()).toBe(0);
  expect(await inspect(page, 'a rental that a gift card pays')).toEqual([]);
  await remove.click();
  await remove.waitFor({ state: 'detached' });

  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Agree to the monthly rental payments.' }).waitFor();
  const consent = page.getByLabel('I agree to be charged for my rental every month');
  expect(await consent.getAttribute('aria-invalid')).toBe('true');
  expect(await inspect(page, 'a rental without consent')).toEqual([]);
  await consent.check();
  await eventually(() => consent.getAttribute('aria-invalid')).toBeNull();
  numbers.set(email, await checkout.placeOrder(page));
  const main = page.getByRole('main');
  const sums = { Subtotal: '$25.45', Delivery: '$19.95', Total: '$45.40 AUD' };
  await eventually(() => readTotals(main)).toEqual(sums);
  await eventually(() => main.innerText()).toContain('Includes $5.92 GST');
  await eventually(() => main.locator('address').innerText()).toBe(
    'Aroha Ngata\n34 Cuba Street\nWellington 6011\nNew Zealand\n021 555 0143',
  );
  await page.goBack();
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  expect(await inspect(page, 'back after the order')).toEqual([]);
});

test('each receipt of a guest stands in the database once, with goods, address and payment [CHK-06 PAY-04]', async () => {
  const orders = await shop.readOrders();
  const stored = orders.map(({ order }) => [order.email, order.number]);
  expect(stored.toSorted()).toEqual([...numbers].toSorted());
  const facts = orders.map(({ order, items, payment }) => [
    items.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted(),
    order.grandTotal,
    order.taxRate,
    payment?.keptToken != null,
  ]);
  expect(facts).toEqual([
    [[`2 ${water.sku}`], 3585, 10, false],
    [[`1 ${rental.sku}`, `1 ${smallWater.sku}`].toSorted(), 4540, 15, true],
  ]);

  const [first, second] = orders;
  expect(first?.order).toMatchObject({ subtotalInclTax: 2590, shippingInclTax: 995, taxAmount: 326 });
  const { street, city } = brisbane;
  expect(first?.order.shippingAddress).toMatchObject({ firstname: 'Pat', street: [street], city });
  expect(first?.order.billingAddress).toEqual(first?.order.shippingAddress);
  expect(first?.payment).toMatchObject({ lastFour: '1111', cardType: 'Visa', amount: 3585 });
  expect(second?.order.shippingAddress).toMatchObject({ city: 'Wellington', regionId: null });
});
