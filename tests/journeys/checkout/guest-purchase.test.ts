/** The main job: from the home page to the receipt, and into the database (issue of the guest's purchase). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import { newShopperPage } from '#tests/support/browser.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { brisbane, goodCard, newEmail, smallWater, water, wellington } from '#tests/support/shopper-goods.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
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
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

let dataDir: string;
let shop: RunningShop;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder('purchase');
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(dataDir);
});

interface Placed {
  readonly number: string;
  readonly email: string;
}

const placed: Placed[] = [];

test('GEN-01 CHK-02 CHK-10 CHK-12 SHIP-05 PAY-02 a guest walks from the home page to the receipt', async () => {
  const shopper = await newShopperPage({ shopUrl: shop.url });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const email = newEmail();

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Water', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Water', exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: water.name }).click();
  // the shelf has such a heading, and such a button, too
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
  // what is typed stays in the provider's frames: nothing of ours has an input for it
  const ownText = await page
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
  expect(ownText.filter((text) => /4111|123$/.test(text))).toEqual([]);
  await eventually(() => cardInput(page, 'number').inputValue()).toBe('4111 1111 1111 1111');
  await eventually(() => cardFrame(page, 'cvv').locator('input').first().getAttribute('autocomplete')).toBe(
    'cc-csc',
  );
  await placeOrderButton(page).click();

  const number = await readOrderNumber(page);
  placed.push({ number, email });
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

test('ADDR-03 GEN-04 SHIP-05 a guest in New Zealand gives a city, may leave out the state or province, and pays their GST', async () => {
  const shopper = await newReturningShopper({ shopUrl: shop.url, goods: [[smallWater, 1]] });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const email = newEmail();
  await page.goto('/checkout');
  await giveEmail(page, email);
  await tabHeading(page, 'delivery').waitFor();
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
  placed.push({ number, email });
  const main = page.getByRole('main');
  const sums = { Subtotal: '$10.50', Delivery: '$19.95', Total: '$30.45' };
  await eventually(() => readTotals(main)).toEqual(sums);
  await eventually(() => main.innerText()).toContain('Includes $3.97 GST');
  await eventually(() => main.locator('address').innerText()).toBe(
    'Aroha Ngata\n34 Cuba Street\nWellington 6011\n021 555 0143',
  );
});

test('CHK-06 PAY-04 what the receipts said stands in the database, once each', async () => {
  const [first, second] = placed;
  if (first === undefined || second === undefined) throw new Error('both purchases come before this');
  const seen = await new ShopApi(shop.url).guestOrder(first.number, first.email, '4000');
  expect(seen).toMatchObject({ number: first.number, grand_total: 35.85 });

  await shop.stop();
  const orders = await readPlacedOrders(dataDir);
  expect(orders).toHaveLength(2);
  const [brisbaneOrder, wellingtonOrder] = orders;
  expect(brisbaneOrder?.order).toMatchObject({
    number: first.number,
    email: first.email,
    subtotalInclTax: 2590,
    shippingInclTax: 995,
    taxAmount: 326,
    grandTotal: 3585,
    shippingMethod: 'standard',
    shippingAddress: {
      firstname: 'Pat',
      lastname: 'Lee',
      street: ['12 Eagle Street'],
      city: 'Brisbane City',
      regionCode: 'QLD',
      postcode: '4000',
      countryId: 'AU',
      telephone: '0400 000 000',
    },
  });
  expect(brisbaneOrder?.order.billingAddress).toEqual(brisbaneOrder?.order.shippingAddress);
  expect(brisbaneOrder?.items).toHaveLength(1);
  expect(brisbaneOrder?.items[0]).toMatchObject({ sku: water.sku, quantity: 2, rowTotalInclTax: 2590 });
  expect(brisbaneOrder?.payment).toMatchObject({ lastFour: '1111', cardType: 'Visa', amount: 3585 });

  expect(wellingtonOrder?.order).toMatchObject({
    number: second.number,
    taxRate: 15,
    grandTotal: 3045,
    shippingMethod: 'express',
    shippingAddress: { city: 'Wellington', regionId: null, postcode: '6011', countryId: 'NZ' },
  });
});
