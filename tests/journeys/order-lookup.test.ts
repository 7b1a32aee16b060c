/** An order tracked without an account, by the keyboard alone, on a phone: a wrong question, an outage, and what is found (BEY-12). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { hasFocus, inspect, pressOn, typeInto } from '#tests/support/shopper-access.ts';
import { graphqlCall, refuseGraphql, skipPictures, treatInTurn } from '#tests/support/shopper-network.ts';
import { button, heading, pathOf, readTotals } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

test('BEY-12 a guest finds an order from the sign-in page; a wrong question and an outage lose nothing', async () => {
  const { page } = await newShopperPage({ shopUrl, viewport: { width: 360, height: 800 } });
  await skipPictures(page);
  await page.goto('/customer/login');
  await pressOn(page, page.getByRole('link', { name: 'Track an order without an account' }));
  await eventually(() => pathOf(page)).toBe('/customer/order-lookup');
  const form = page.getByRole('form', { name: 'Track an order' });
  const find = button(form, 'Find my order');
  const postcode = form.getByLabel('Postcode');
  await typeInto(page, form.getByLabel('Order number'), '900000001');
  await typeInto(page, form.getByLabel('Email'), 'gus@example.com');
  await typeInto(page, postcode, '2301');
  await page.keyboard.press('Enter');
  await form.getByRole('alert').getByText('with this number, email and postcode together').waitFor();
  expect(await inspect(page, 'order not found')).toEqual([]);

  await postcode.fill('2300');
  await treatInTurn(page, graphqlCall('GuestOrder'), refuseGraphql('Too many attempts. Please wait.'));
  await pressOn(page, find);
  await form.getByRole('alert').getByText('Too many attempts.').waitFor();
  expect(await postcode.inputValue()).toBe('2300');
  await pressOn(page, find);
  const title = heading(page, 'Order 900000001');
  await title.waitFor();
  await eventually(() => hasFocus(title)).toBe(true);
  await eventually(async () => Object.keys(await readTotals(page.getByRole('main')))).toEqual([
    'Subtotal',
    'Delivery',
    'Total',
  ]);
  for (const words of ['Complete', '6 Wharf Road', '900000001-1'])
    await page.getByRole('main').getByText(words).waitFor();
  expect(await inspect(page, 'order found')).toEqual([]);
  expect(page.url()).toBe(`${shopUrl}/customer/order-lookup`);
});
