/** Click and collect: stores, collector, billing address, and the way back to delivery. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAround, lookOnce } from '#tests/support/shopper-access.ts';
import { mailsTo } from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import {
  collectorRadio,
  fillBilling,
  fillSelf,
  readStores,
  receiptPart,
  store,
  stores,
  toDelivery,
  way,
} from '#tests/support/shopper-collecting.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, hold, loseOnTheWayThere, treat, watch } from '#tests/support/shopper-network.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, readTotals } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newSignedInShopper, newReturningShopper } from '#tests/support/shopper-start.ts';

const valueOf = (page: Page, label: string) => () => page.getByLabel(label, { exact: true }).inputValue();

test('collects the order of a guest, with axe content in every state, and names store and collector [CHK-09 ADDR-02]', async () => {
  const shopper = await newReturningShopper({ viewport: { width: 360, height: 900 } });
  const { page } = shopper;
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  const { look, complaints } = await lookAround(page);
  const [orders, checks] = [watch(page, calls.order), watch(page, calls.checkPostcode)];
  const reading = await hold(page, readStores);
  const email = await toDelivery(page);
  await look('delivery');
  await way(page, 'Click and collect').check();
  await page.getByText('Looking up our stores').waitFor();
  await look('stores that are loading');
  await reading.asked;
  await treat(page, readStores, loseOnTheWayThere);
  await reading.release(loseOnTheWayThere);
  await page.getByText('We could not look up our stores.').waitFor();
  await look('stores that failed to load');
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, 'Try again').click();
  await store(page, 'Brightwater Brisbane').waitFor();
  await focusIsOn(stores(page).first());
  expect(await stores(page).count()).toBe(4);
  await checkout.continueButton(page).click();
  await page.getByText('Choose the store where you collect.').waitFor();
  await look('a missing store');
  await store(page, 'Brightwater Brisbane').check();
  await page.getByText('The bottling hall and head depot.').waitFor();
  await fillSelf(page);
  await page.getByLabel('Your phone').fill('12');
  await checkout.continueButton(page).click();
  await page.getByText('Enter a phone number with its area code').waitFor();
  await focusIsOn(page.getByLabel('Your phone'));
  await page.getByLabel('Your phone').fill(brisbane.telephone);
  await checkout.continueTo(page, 'payment');
  expect(await readTotals(page)).toMatchObject({ Collection: 'Free', Total: '$25.90' });
  expect(await page.getByLabel(/billing address is the same/).count()).toBe(0);
  // The collector is taken for the payer until the form says otherwise
  const bill = page.getByRole('form', { name: 'Billing address' });
  expect(await bill.getByLabel('First name').inputValue()).toBe(brisbane.firstname);
  expect(checks()).toBe(0);
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Billing address: enter the street address.' }).waitFor();
  expect(orders()).toBe(0);
  await fillBilling(page, brisbane);
  await look('the payment');
  const number = await checkout.placeOrder(page);
  expect(orders()).toBe(1);
  await look('the receipt');
  const place = receiptPart(page, 'Collect from Brightwater Brisbane');
  expect(await place.innerText()).toMatch(/152 Fison Avenue East\s+Eagle Farm Queensland 4009/);
  expect(await place.innerText()).toMatch(/Collected by Pat Lee\s+0400 000 000/);
  expect(await receiptPart(page, 'Payment').innerText()).toContain('12 Eagle Street');
  await page.reload();
  expect(await checkout.readOrderNumber(page)).toBe(number);
  expect(await place.innerText()).toContain('Weekdays 7 am to 5 pm');
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/Collect it from:\s+Brightwater Brisbane\s+152 Fison Avenue East/);
  expect(mail?.text).toContain('It waits there for Pat Lee, 0400 000 000.');
  expect(complaints()).toEqual([]);
});

test('lets a customer with an address book collect without typing, billed to the book [CHK-09 CHK-15]', async () => {
  const { customer } = await newResident();
  const { page } = await newSignedInShopper({ customer, goods: [[water, 1]] });
  const orders = watch(page, calls.ownOrder);
  await checkout.openCheckout(page, 'payment');
  await checkout.editStep(page, 'Delivery address', 'delivery');
  await way(page, 'Click and collect').check();
  await eventually(valueOf(page, 'Your last name')).toBe(customer.lastname);
  await store(page, 'Brightwater Melbourne').check();
  await collectorRadio(page, 'Someone else').check();
  expect(await lookOnce(page, 'another collector')).toEqual([]);
  await collectorRadio(page, 'I will').check();
  await eventually(valueOf(page, 'Your last name')).toBe(customer.lastname);
  await checkout.continueTo(page, 'payment');
  expect(await page.getByRole('radio', { name: 'Home' }).isChecked()).toBe(true);
  await checkout.fillCard(page, goodCard);
  await checkout.placeOrder(page);
  expect(orders()).toBe(1);
  const place = await receiptPart(page, 'Collect from Brightwater Melbourne').innerText();
  expect(place).toContain(`Collected by ${customer.firstname} ${customer.lastname}`);
  expect(await receiptPart(page, 'Payment').innerText()).toContain('12 Eagle Street');
});
