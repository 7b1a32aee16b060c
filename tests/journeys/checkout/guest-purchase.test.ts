/** Guests buy goods, a rental and a service, in both countries (GEN-01, GEN-02, GEN-04). */

import { expect, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { useOwnShop } from '#tests/support/own-shop.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import {
  brisbane,
  goodCard,
  newEmail,
  sanitisingVisit,
  smallWater,
  water,
  wellington,
  type Product,
} from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cardFrame,
  cardInput,
  cartLines,
  cartTrigger,
  continueButton,
  drawer,
  fillCard,
  fillDelivery,
  giveEmail,
  placeOrderButton,
  quantityBox,
  readOrderNumber,
  readTotals,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { payByCard } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry, newPayingShopper, newShopperAt } from '#tests/support/shopper-start.ts';

const rental: Product = {
  sku: 'BW-RENT-BENCH',
  name: 'Bench-top cooler rental',
  path: '/rental-bench-top-cooler.html',
  price: 1495,
};

const shop = useOwnShop();
/** The order number of every receipt, by e-mail. */
const numbers = new Map<string, string>();

test('a guest walks from the home page through every step to the receipt [GEN-01, SHIP-05]', async () => {
  const shopper = await newShopperPage({ shopUrl: shop.url });
  allowSilencedTelemetry(shopper);
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
  const sums = { Subtotal: '$25.90', Total: '$25.90' };
  await eventually(() => readTotals(page.getByRole('main'))).toMatchObject(sums);
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();

  await tabHeading(page, 'account').waitFor();
  await giveEmail(page, email);
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, brisbane);
  await continueButton(page).click();

  await tabHeading(page, 'shipping').waitFor();
  const scheduled = page.getByRole('radio', { name: 'Scheduled delivery $9.95' });
  await eventually(() => scheduled.isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Next business day $14.95' }).isChecked()).toBe(false);
  await eventually(() => page.getByRole('main').getByText('Brightwater delivery').count()).toBe(2);
  await continueButton(page).click();

  await tabHeading(page, 'payment').waitFor();
  const totals = { Subtotal: '$25.90', Delivery: '$9.95', Total: '$35.85' };
  const summary = page.getByRole('region', { name: 'Order summary' });
  await eventually(() => readTotals(summary)).toEqual(totals);
  await eventually(() => page.getByText('Includes $3.26 GST').count()).toBe(1);
  await eventually(() => placeOrderButton(page).innerText()).toBe('Place order, $35.85');
  await fillCard(page, goodCard);
  await eventually(() => cardInput(page, 'number').inputValue()).toBe('4111 1111 1111 1111');
  await eventually(() => cardFrame(page, 'cvv').locator('input').first().getAttribute('autocomplete')).toBe(
    'cc-csc',
  );
  await placeOrderButton(page).click();

  const number = await readOrderNumber(page);
  numbers.set(email, number);
  expect(number).toMatch(/^\d{9}$/);
  expect(new URL(page.url()).pathname).toBe('/order-confirmation');
  const main = page.getByRole('main');
  await eventually(() => readTotals(main)).toEqual(totals);
  await eventually(() => main.innerText()).toContain('Visa ending in 1111');
  await eventually(() => main.innerText()).toContain(`${water.name} × 2`);
  await eventually(() => main.locator('address').innerText()).toBe(
    'Pat Lee\n12 Eagle Street\nBrisbane City QLD 4000\n0400 000 000',
  );
  await eventually(() => cartTrigger(page).getAttribute('aria-label')).toBe('Cart, empty');
});

test('a guest in New Zealand gives a city without a region and pays its GST [ADDR-03, GEN-04]', async () => {
  const { page, email } = await newShopperAt('delivery', { shopUrl: shop.url, goods: [[smallWater, 1]] });
  await eventually(() => page.getByLabel('Suburb').count()).toBe(1);
  await eventually(() => page.getByLabel('State/Territory').locator('option').count()).toBe(9);

  await fillDelivery(page, wellington);
  expect(await page.getByLabel('Suburb').count()).toBe(0);
  expect(await page.getByLabel('State/Territory').count()).toBe(0);
  expect(await page.getByLabel(/^State\/Province/).inputValue()).toBe('');
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await page.getByRole('radio', { name: 'Next business day $19.95' }).check();
  await continueButton(page).click();

  await tabHeading(page, 'payment').waitFor();
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  numbers.set(email, number);
  const main = page.getByRole('main');
  const sums = { Subtotal: '$10.50', Delivery: '$19.95', Total: '$30.45' };
  await eventually(() => readTotals(main)).toEqual(sums);
  await eventually(() => main.innerText()).toContain('Includes $3.97 GST');
  await eventually(() => main.locator('address').innerText()).toBe(
    'Aroha Ngata\n34 Cuba Street\nWellington 6011\n021 555 0143',
  );
});

test('a rental asks for consent to its monthly payments and is ordered with water [GEN-02, GEN-04]', async () => {
  const goods = [
    [rental, 1],
    [water, 1],
  ] as const;
  const { page, email } = await newPayingShopper({ shopUrl: shop.url, goods, delivery: wellington });
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Agree to the monthly rental payments.' }).waitFor();
  const consent = page.getByLabel('I agree to be charged for my rental every month');
  expect(await consent.getAttribute('aria-invalid')).toBe('true');
  expect(await inspect(page, 'a rental without consent')).toEqual([]);
  await consent.check();
  await eventually(() => consent.getAttribute('aria-invalid')).toBeNull();
  await placeOrderButton(page).click();
  numbers.set(email, await readOrderNumber(page));
});

test('a cart with goods and a service is delivered like any other [GEN-01, CHK-02]', async () => {
  const goods = [
    [water, 1],
    [sanitisingVisit, 1],
  ] as const;
  const { page, email } = await newShopperAt('payment', { shopUrl: shop.url, goods });
  numbers.set(email, await payByCard(page));
});

test('each receipt of a guest stands in the database once, with goods, address and payment [CHK-06, PAY-04]', async () => {
  const orders = await shop.readOrders();
  const stored = orders.map(({ order }) => [order.email, order.number]);
  expect(stored.toSorted()).toEqual([...numbers].toSorted());
  const facts = orders.map(({ order, items, payment }) => ({
    goods: items.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted(),
    total: order.grandTotal,
    method: order.shippingMethod,
    country: order.shippingAddress?.countryId,
    taxRate: order.taxRate,
    isRental: items.some((item) => item.isRental),
    isKept: payment?.keptToken != null,
  }));
  const once = { isRental: false, isKept: false, method: 'standard' };
  const home = { ...once, country: 'AU', taxRate: 10 };
  const abroad = { ...once, country: 'NZ', taxRate: 15 };
  const rented = [`1 ${rental.sku}`, `1 ${water.sku}`];
  expect(facts).toEqual([
    { ...home, goods: [`2 ${water.sku}`], total: 3585 },
    { ...abroad, goods: [`1 ${smallWater.sku}`], total: 3045, method: 'express' },
    // delivery costs more there
    { ...abroad, goods: rented, total: 4285, isRental: true, isKept: true },
    // delivered free: goods and service together are above the merchant's sum for it
    { ...home, goods: [`1 ${sanitisingVisit.sku}`, `1 ${water.sku}`], total: 10_195 },
  ]);

  const [first, second] = orders;
  expect(first?.order).toMatchObject({
    subtotalInclTax: 2590,
    shippingInclTax: 995,
    taxAmount: 326,
    shippingAddress: {
      firstname: 'Pat',
      lastname: 'Lee',
      street: ['12 Eagle Street'],
      city: 'Brisbane City',
      regionCode: 'QLD',
      postcode: '4000',
      telephone: '0400 000 000',
    },
  });
  expect(first?.order.billingAddress).toEqual(first?.order.shippingAddress);
  expect(first?.items[0]).toMatchObject({ rowTotalInclTax: 2590 });
  expect(first?.payment).toMatchObject({ lastFour: '1111', cardType: 'Visa', amount: 3585 });
  expect(second?.order.shippingAddress).toMatchObject({
    city: 'Wellington',
    regionId: null,
    postcode: '6011',
  });
});
