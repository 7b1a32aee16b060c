/** Delivery methods, slots, click and collect: each failure has a way out. */

import { expect, test } from 'vitest';
import { hasFocus, lookAround, lookOnce } from '#tests/support/shopper-access.ts';
import {
  fillSelf,
  store,
  toDelivery,
  way,
  pickupPersonRadio,
  fillBilling,
  readStores,
  receiptPart,
  stores,
} from '#tests/support/shopper-pickup.ts';
import { brisbane, goodCard, water } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, toast, readTotals } from '#tests/support/shopper-pages.ts';
import { newReturningShopper, newSignedInShopper } from '#tests/support/shopper-start.ts';
import type { Page } from 'playwright-core';
import { mailsTo } from '#tests/support/shopper-account.ts';
import { newResident } from '#tests/support/shopper-book.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { calls, hold, loseOnTheWayThere, treat, watch } from '#tests/support/shopper-network.ts';

const searchAddress = network.restCall('search', 'GET', '**/addressvalidation/address/search*');
const readSlots = network.graphqlCall('DeliveryWindows');
const setAddress = network.graphqlCall('SetShippingAddress');
const saveSlot = network.graphqlCall('SetDeliveryWindow');

/** The slot of this code is taken by another shopper. */
const fillUp =
  (code: string): network.Treatment =>
  async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    for (const offer of data.deliveryWindows) if (offer.code === code) offer.remaining = 0;
    await route.fulfill({ response, json: { ...rest, data } });
  };

test('explains each failure of the delivery, passes axe there and goes on [SHIP-01 SHIP-05]', async () => {
  const shopper = await newReturningShopper({ viewport: { width: 360, height: 900 } });
  shopper.expectProblem(/status of [45]0/);
  const { page } = shopper;
  const { look, complaints } = await lookAround(page);
  let estimate: network.Treatment = network.pass;
  await network.treat(page, network.calls.estimate, (route) => estimate(route));
  const unread = network.refuseGraphql('Internal server error', 'internal');
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => void (gate.open = resolve));
  // A newer reading cancels the one before
  let slots: network.Treatment = (route) => opened.then(() => unread(route)).catch(() => undefined);
  await network.treat(page, readSlots, (route) => slots(route));
  await toDelivery(page);

  await network.treat(page, searchAddress, network.answer(500, { message: 'No.' }), 1);
  await page.getByLabel('Find your address').fill('12 Eagle');
  await page.getByRole('status').getByText('We cannot look up addresses just now.').waitFor();
  await look('a failed address look-up');

  await checkout.fillDelivery(page, brisbane);
  await page.getByLabel('You may leave my delivery').check();
  await checkout.continueButton(page).click();
  const place = page.getByLabel('Where may we leave it?');
  await eventually(() => place.getAttribute('aria-invalid')).toBe('true');
  await eventually(() => hasFocus(place)).toBe(true);
  await look('permission to leave the delivery, without instructions');
  await place.fill('On the veranda');

  estimate = network.answer(400, { message: 'No trucks.' });
  // asked when the field is left, and again if that has failed before the postcode is checked
  let address = network.refuseGraphql('No trucks.');
  await network.treat(page, setAddress, (route) => address(route));
  await checkout.continueButton(page).click();
  await toast(page, 'Unable to get shipping methods').waitFor();
  await look('a failed estimate');
  estimate = network.answer(200, []);
  await checkout.continueButton(page).click();
  await page.getByRole('status').getByText('We do not deliver there yet').waitFor();
  await look('a place without delivery');
  await way(page, 'Click and collect').check();
  await store(page, 'Brightwater Brisbane').check();
  await fillSelf(page);
  await checkout.continueButton(page).click();
  await page.getByRole('status').getByText('This order cannot be collected there').waitFor();
  await look('a store that does not offer pickup');
  await way(page, 'Deliver it').check();
  // from here on the methods are those of the cart with its address
  estimate = network.answer(500, { message: 'No.' });
  address = network.pass;
  await checkout.continueTo(page, 'shipping');
  await page.getByText('Loading the delivery times').waitFor();
  await look('delivery slots that are loading');
  gate.open?.();
  await page.getByRole('alert').getByText('The delivery times could not be loaded').waitFor();
  await look('delivery slots that failed to load');
  slots = network.pass;
  await button(page, 'Try again').press('Enter');
  await eventually(() => hasFocus(page.getByRole('radio', { name: /^Scheduled delivery/ }))).toBe(true);
  const time = page.getByLabel('Delivery time');
  const open = time.locator('option:not([disabled])').nth(1);
  const code = await open.getAttribute('value');
  const hours = await open.innerText();
  await time.selectOption(code);
  await network.treat(
    page,
    saveSlot,
    network.refuseGraphql('The delivery window is full. Choose another.'),
    1,
  );
  slots = fillUp(code ?? '');
  await checkout.continueButton(page).click();
  await page.getByText(`${hours} has filled up.`).waitFor();
  await eventually(() => time.getAttribute('aria-invalid')).toBe('true');
  await look('a delivery slot that has filled up');
  await time.selectOption('');
  await network.treatInTurn(
    page,
    network.calls.saveShipping,
    network.pass,
    network.answer(200, { message: 'No trucks today.', payment_methods: [], totals: {} }),
  );
  await checkout.continueButton(page).click();
  await checkout.waitForCard(page);
  await checkout.placeOrderButton(page).click();
  await page.getByRole('alert').getByText('Before you can order').waitFor();
  await checkout.editStep(page, 'Delivery method', 'shipping');
  await checkout.continueButton(page).click();
  await page.getByRole('group', { name: 'Delivery method', description: 'Choose how we deliver.' }).waitFor();
  await look('a missing delivery method');
  expect(complaints()).toEqual([]);
});

const valueOf = (page: Page, label: string) => () => page.getByLabel(label, { exact: true }).inputValue();

test('collects the order of a guest, with axe content in every state, and names store and person [CHK-09 ADDR-02]', async () => {
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
  // Who picks up is taken for the payer until the form says otherwise
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
  expect(await place.innerText()).toContain('Weekdays 7\u00a0am to 5\u00a0pm');
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
  await pickupPersonRadio(page, 'Someone else').check();
  expect(await lookOnce(page, 'another person')).toEqual([]);
  await pickupPersonRadio(page, 'I will').check();
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
