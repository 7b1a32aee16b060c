/** A bill that goes elsewhere than the goods: typed, looked up, taken from the book and put into it, refused at its fields (CHK-04, CHK-14, ADDR-02, ADDR-04, ADDR-09). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { signIn } from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { brisbane, goodCard, water, wellington } from '#tests/support/shopper-goods.ts';
import {
  calls,
  loseOnTheWayThere,
  skipPictures,
  treat,
  watch,
  type Call,
} from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  drawer,
  fillCard,
  fillDelivery,
  openProduct,
  placeOrderButton,
  readOrderNumber,
} from '#tests/support/shopper-pages.ts';
import { walkToPayment } from '#tests/support/shopper-purchase.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { allowSilencedTelemetry, newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const billing: Call = {
  name: 'billing-address',
  glob: '**/guest-carts/*/billing-address',
  isMeant: (request) => request.method() === 'POST',
};

const form = (page: Page) => page.getByRole('form', { name: 'Billing address' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const valueOf = (page: Page, label: string) => () => field(page, label).inputValue();
const focused = (page: Page) => (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
const billElsewhere = async (page: Page): Promise<void> => {
  await page.getByLabel(/billing address is the same/).uncheck();
  await form(page).waitFor();
};

test('CHK-04 CHK-14 ADDR-05 BEY-01 a refused billing address is said at its field, and mended it is billed with one order', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  const [billed, ordered] = [watch(page, billing), watch(page, calls.order)];
  await billElsewhere(page);
  await fillDelivery(page, { ...wellington, postcode: '0001' });
  expect(await inspect(page, 'the billing form')).toEqual([]);
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await eventually(() => field(page, 'Postcode').getAttribute('aria-invalid')).toBe('true');
  await eventually(focused(page)).toBe('billing-postcode');
  await form(page).getByText('Invalid postcode number').waitFor();
  expect(await inspect(page, 'a refused billing address')).toEqual([]);
  expect([billed(), ordered()]).toEqual([0, 0]);

  await field(page, 'Postcode').fill(wellington.postcode);
  await eventually(() => field(page, 'Postcode').getAttribute('aria-invalid')).toBeNull();
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect([billed(), ordered()]).toEqual([1, 1]);
});

test('CHK-04 CHK-14 BEY-01 a billing address that is lost on the way leaves a working form, and one order in the end', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  const { page } = shopper;
  const ordered = watch(page, calls.order);
  await billElsewhere(page);
  await fillDelivery(page, wellington);
  await fillCard(page, goodCard);
  await treat(page, billing, loseOnTheWayThere, 1);
  await placeOrderButton(page).click();
  await page.getByRole('alert').getByText('We could not reach the shop.').waitFor();
  expect(ordered()).toBe(0);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  expect(ordered()).toBe(1);
});

test('ADDR-02 ADDR-04 the billing address is looked up from a single line', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  await billElsewhere(page);
  await form(page)
    .getByRole('combobox', { name: /^Find your address/ })
    .fill('12 eagle st brisb');
  await page.getByRole('listbox', { name: 'Addresses found' }).getByRole('option').first().click();
  await eventually(valueOf(page, 'Street address')).toBe('12 Eagle Street');
  expect(await field(page, 'Suburb').inputValue()).toBe('Brisbane City');
  expect(await field(page, 'Postcode').inputValue()).toBe('4000');
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Bill');
  await field(page, 'Phone').fill('0400 000 001');
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});

test('ADDR-02 ADDR-09 CHK-14 a customer is billed at another address of the book, then at a new one that the book keeps', async () => {
  const { customer, book } = await newResident(shopUrl);
  const shopper = await newShopperPage({ shopUrl });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  await skipPictures(page);
  await signIn(page, customer);
  await openProduct(page, water);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await walkToPayment(page);
  await billElsewhere(page);
  expect(await form(page).getByRole('radio', { name: 'Home' }).isChecked()).toBe(true);
  expect(await form(page).getByLabel('Street address').count()).toBe(0);
  await form(page).getByRole('radio', { name: 'The shed' }).check();
  expect(await inspect(page, 'stored billing addresses')).toEqual([]);

  await form(page).getByRole('radio', { name: 'A new address' }).check();
  await field(page, 'Street address').waitFor();
  await button(form(page), 'Cancel the new address').click();
  await eventually(() => form(page).getByRole('radio', { name: 'The shed' }).isChecked()).toBe(true);
  await form(page).getByRole('radio', { name: 'A new address' }).check();
  await fillDelivery(page, { ...brisbane, street: '5 Ledger Lane' });
  // kept unless they say otherwise
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
