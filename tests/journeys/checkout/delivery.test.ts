/** Delivery methods and slots: each failure has a way out. */

import { expect, test } from 'vitest';
import { hasFocus, lookAround } from '#tests/support/shopper-access.ts';
import { fillSelf, store, toDelivery, way } from '#tests/support/shopper-collecting.ts';
import { brisbane } from '#tests/support/shopper-goods.ts';
import * as network from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, toast } from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const searchAddress = network.restCall('search', 'GET', '**/addressvalidation/address/search*');
const readSlots = network.graphqlCall('DeliveryWindows');
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
  estimate = network.pass;

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
