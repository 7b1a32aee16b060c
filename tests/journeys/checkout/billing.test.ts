/** A billing address of its own: looked up, refused, lost on the way, or from the address book. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { inspect } from '#tests/support/shopper-access.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { brisbane, goodCard, water, wellington } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, loseOnTheWayThere, treat, watch } from '#tests/support/shopper-network.ts';
import {
  button,
  fillCard,
  fillDelivery,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newSignedInShopper } from '#tests/support/shopper-signed-in.ts';
import { allowSilencedTelemetry, newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const form = (page: Page) => page.getByRole('form', { name: 'Billing address' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const billElsewhere = async (page: Page): Promise<void> => {
  await page.getByLabel(/billing address is the same/).uncheck();
  await form(page).waitFor();
};

test('looks the billing address up, marks its refused postcode and orders once when it is corrected [CHK-04, ADDR-02]', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  const { page } = shopper;
  const [billed, ordered] = [watch(page, calls.saveBilling), watch(page, calls.order)];
  await billElsewhere(page);
  await form(page)
    .getByRole('combobox', { name: /^Find your address/ })
    .fill('12 eagle st brisb');
  await page.getByRole('listbox', { name: 'Addresses found' }).getByRole('option').first().click();
  await eventually(() => field(page, 'Street address').inputValue()).toBe('12 Eagle Street');
  expect(await field(page, 'Suburb').inputValue()).toBe('Brisbane City');
  expect(await field(page, 'Postcode').inputValue()).toBe('4000');

  await fillDelivery(page, { ...wellington, postcode: '0001' });
  expect(await inspect(page, 'the billing form')).toEqual([]);
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await eventually(() => field(page, 'Postcode').getAttribute('aria-invalid')).toBe('true');
  await focusIsOn(field(page, 'Postcode'));
  await form(page).getByText('Invalid postcode number').waitFor();
  expect(await inspect(page, 'a refused billing address')).toEqual([]);
  expect([billed(), ordered()]).toEqual([0, 0]);

  // The corrected address gets lost on its way: the form works on
  await field(page, 'Postcode').fill(wellington.postcode);
  await eventually(() => field(page, 'Postcode').getAttribute('aria-invalid')).toBeNull();
  await treat(page, calls.saveBilling, loseOnTheWayThere, 1);
  await placeOrderButton(page).click();
  await page.getByRole('alert').getByText('We could not reach the shop.').waitFor();
  expect([billed(), ordered()]).toEqual([1, 0]);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect([billed(), ordered()]).toEqual([2, 1]);
  expect(await page.getByRole('main').innerText()).toContain(wellington.street);
});

test('bills a customer to another address of the book, or to a new one that the book keeps [ADDR-09, CHK-14]', async () => {
  const { customer, book } = await newResident(shopUrl);
  const shopper = await newSignedInShopper({ shopUrl, customer, goods: [[water, 1]] });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await page.goto('/checkout');
  await tabHeading(page, 'payment').waitFor();
  await billElsewhere(page);
  const radio = (name: string) => form(page).getByRole('radio', { name });
  expect(await radio('Home').isChecked()).toBe(true);
  expect(await form(page).getByLabel('Street address').count()).toBe(0);
  await radio('The shed').check();
  expect(await inspect(page, 'stored billing addresses')).toEqual([]);
  await radio('A new address').check();
  await field(page, 'Street address').waitFor();
  await button(form(page), 'Cancel the new address').click();
  await eventually(() => radio('The shed').isChecked()).toBe(true);
  await radio('A new address').check();
  await fillDelivery(page, { ...brisbane, street: '5 Ledger Lane' });
  expect(await form(page).getByLabel('Save this address in my address book').isChecked()).toBe(true);
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await eventually(async () => (await book()).map(({ street }) => street[0])).toEqual([
    '12 Eagle Street',
    '9 Creek Street',
    '5 Ledger Lane',
  ]);
});
