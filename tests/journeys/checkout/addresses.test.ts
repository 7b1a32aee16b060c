/** The delivery address: looked up, typed, chosen from the address book and saved in it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, lookOnce, pressOn, typeInto } from '#tests/support/shopper-access.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { toDelivery } from '#tests/support/shopper-pickup.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newSignedInShopper, newReturningShopper } from '#tests/support/shopper-start.ts';

const format = network.restCall('format', 'GET', '**/addressvalidation/address/format*');

const line = (page: Page) => page.getByRole('combobox', { name: /^Find your address/ });
const options = (page: Page) => page.getByRole('listbox', { name: 'Addresses found' }).getByRole('option');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const valueOf = (page: Page, label: string) => () => field(page, label).inputValue();

test('finds the address from one line by keyboard, and a guest types five fields only [ S10] [ADDR-04]', async () => {
  const { page } = await newReturningShopper({ viewport: { width: 360, height: 800 } });
  await toDelivery(page);
  await typeInto(page, field(page, 'First name'), brisbane.firstname);
  await typeInto(page, field(page, 'Last name'), brisbane.lastname);
  await typeInto(page, field(page, 'Phone'), brisbane.telephone);
  const text = '12 eagle st brisb';
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('address') === text);
  await typeInto(page, line(page), text);
  // Slow typing brings suggestions for fewer letters first
  await asked;
  await page
    .getByRole('status')
    .filter({ hasText: /address(es)? found$/ })
    .waitFor();
  expect(await line(page).getAttribute('aria-expanded')).toBe('true');
  expect(await line(page).getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('ArrowDown');
  const [first] = await options(page).all();
  expect(await line(page).getAttribute('aria-activedescendant')).toBe(await first?.getAttribute('id'));
  expect(await first?.getAttribute('aria-selected')).toBe('true');
  expect(await inspect(page, 'suggestions')).toEqual([]);
  await page.keyboard.press('Enter');
  await eventually(valueOf(page, 'Street address')).toBe('12 Eagle Street');
  expect(await field(page, 'Suburb').inputValue()).toBe('Brisbane City');
  expect(await field(page, 'Postcode').inputValue()).toBe('4000');
  expect(await field(page, 'First name').inputValue()).toBe(brisbane.firstname);
  const state = page.getByLabel('State/Territory').locator('option:checked');
  await eventually(() => state.innerText()).toBe('Queensland');
  expect(await options(page).count()).toBe(0);
  expect(await button(page, 'I will type it myself').count()).toBe(0);
  await pressOn(page, checkout.continueButton(page));
  await checkout.tabHeading(page, 'shipping').waitFor();
});

test('searches New Zealand, and keeps a state typed by hand [ADDR-03 ADDR-04]', async () => {
  const { page } = await newReturningShopper();
  await toDelivery(page);
  await page.getByLabel('Country').selectOption('NZ');
  await field(page, 'City').waitFor();
  expect(await page.getByText('You may leave my delivery').count()).toBe(0);
  await line(page).fill('1 queen st auckland cent');
  await options(page).filter({ hasText: 'Auckland Central' }).first().click();
  await eventually(valueOf(page, 'City')).toBe('Auckland Central');
  expect(await field(page, 'Street address').inputValue()).toBe('1 Queen Street');
  expect(await page.getByLabel(/State\/Territory/).count()).toBe(0);
  const state = page.getByRole('textbox', { name: 'State/Province (optional)' });
  await state.fill('Auckland');
  await field(page, 'First name').fill('Aroha');
  await field(page, 'Last name').fill('Ngata');
  await field(page, 'Phone').fill('09 555 0100');
  await checkout.continueTo(page, 'shipping');
  await page.reload();
  await button(page, /^Edit Delivery address/).click();
  await eventually(() => state.inputValue()).toBe('Auckland');
  await page.getByLabel('Country').selectOption('AU');
  await page.getByLabel('State/Territory').waitFor();
  expect(await state.count()).toBe(0);
});

test('says that the look-up knows no such address, which is then typed by hand [ADDR-04 ADDR-01]', async () => {
  const shopper = await newReturningShopper();
  const { page } = shopper;
  await toDelivery(page);
  await network.treat(page, format, network.answer(404, { message: 'We do not know this address.' }), 1);
  shopper.expectProblem(/404/);
  await line(page).fill('12 eagle st brisb');
  await options(page).first().click();
  await page.getByRole('paragraph').filter({ hasText: 'Please enter a valid address.' }).waitFor();
  expect(await line(page).getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('status').filter({ hasText: 'Please enter a valid address.' }).waitFor();
  expect(await lookOnce(page, 'an unknown address')).toEqual([]);
  await button(page, 'I will type it myself').click();
  await line(page).waitFor({ state: 'detached' });
  await button(page, 'Find my address for me').click();
  await line(page).waitFor();
  // The fold stays open under the cursor when its last letter is deleted
  await page.getByText('Add a unit, floor or company').click();
  const unit = page.getByLabel(/^Unit or floor/);
  await unit.pressSequentially('4');
  await unit.press('Backspace');
  expect(await unit.inputValue()).toBe('');
  await focusIsOn(unit);
  await unit.pressSequentially('5');
  expect(await unit.inputValue()).toBe('5');
  await checkout.fillDelivery(page, brisbane);
  await checkout.continueTo(page, 'shipping');
});

test('delivers to a typed state when the countries cannot be read [ADDR-07]', async () => {
  const { page } = await newReturningShopper();
  const asked = await network.treat(
    page,
    network.graphqlCall('Countries'),
    network.refuseGraphql('No countries today.'),
  );
  // nor does the page bring them along
  await page.route('**/checkout', async (route) => {
    const html = await (await route.fetch()).text();
    return route.fulfill({ contentType: 'text/html', body: html.replaceAll('opened-page', 'not-opened') });
  });
  await toDelivery(page);
  expect(asked()).toBeGreaterThan(0);
  for (const [label, value] of [
    ['First name', brisbane.firstname],
    ['Last name', brisbane.lastname],
    ['Phone', brisbane.telephone],
    ['Street address', brisbane.street],
    ['Suburb', brisbane.city],
    ['Postcode', brisbane.postcode],
  ] as const)
    await field(page, label).fill(value);
  await page.getByRole('textbox', { name: 'State/Territory' }).fill('Queensland');
  expect(await lookOnce(page, 'an address without a list of countries')).toEqual([]);
  await checkout.continueTo(page, 'shipping');
  await page.getByRole('radio', { name: /^Scheduled delivery/ }).waitFor();
  expect(await page.getByRole('region', { name: 'Messages' }).innerText()).toBe('');
});

test('offers a customer the address book and saves a new address in it [ADDR-09 CHK-15]', async () => {
  const { customer, book } = await newResident();
  const { page } = await newSignedInShopper({ customer, goods: [[water, 1]] });
  await page.goto('/checkout');
  await checkout.backToDelivery(page);
  expect(await page.getByRole('radio', { name: 'Home' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Street address').count()).toBe(0);
  expect(await inspect(page, 'stored addresses')).toEqual([]);
  await page.getByRole('radio', { name: 'A new address' }).check();
  await eventually(valueOf(page, 'First name')).toBe(customer.firstname);
  await checkout.fillDelivery(page, { ...brisbane, street: '88 Marine Parade' });
  const save = page.getByLabel('Save this address in my address book');
  expect(await save.isChecked()).toBe(false);
  await save.check();
  await page.getByLabel('You may leave my delivery if nobody is home').check();
  await page.getByLabel('Where may we leave it?').fill('On the porch');
  await checkout.continueTo(page, 'shipping');
  await checkout.continueTo(page, 'payment');
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrder(page);
  await eventually(async () => (await book()).map(({ street }) => street[0])).toEqual([
    '12 Eagle Street',
    '9 Creek Street',
    '88 Marine Parade',
  ]);
});
