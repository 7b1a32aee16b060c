/** Everyone gets past the delivery: no violation axe knows of where an address is not to be looked up, left or delivered to, and every way out works (look.md; ADDR-03, ADDR-04, BEY-07, CHK-09, SHIP-01, SHIP-02, SHIP-05). */

import { expect, inject, test } from 'vitest';
import { hasFocus, lookAround } from '#tests/support/shopper-access.ts';
import { fillSelf, store, toDelivery, way } from '#tests/support/shopper-collecting.ts';
import { brisbane } from '#tests/support/shopper-goods.ts';
import {
  answer,
  calls,
  graphqlCall,
  pass,
  refuseGraphql,
  restCall,
  treat,
  treatInTurn,
  type Treatment,
} from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  continueButton,
  fillDelivery,
  placeOrderButton,
  tabHeading,
  toast,
  waitForCard,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const searchAddress = restCall('search', 'GET', '**/addressvalidation/address/search*');
const readWindows = graphqlCall('DeliveryWindows');
const saveWindow = graphqlCall('SetDeliveryWindow');

/** The hours of this code are taken by somebody else. */
const fillUp =
  (code: string): Treatment =>
  async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    for (const offer of data.deliveryWindows) if (offer.code === code) offer.remaining = 0;
    await route.fulfill({ response, json: { ...rest, data } });
  };

test('ADDR-03 ADDR-04 SHIP-01 SHIP-05 CHK-09 BEY-07 axe finds nothing where the delivery is in trouble, and each trouble has its way out', async () => {
  const shopper = await newReturningShopper({ shopUrl, viewport: { width: 360, height: 900 } });
  shopper.expectProblem(/status of [45]0/);
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const { look, complaints } = await lookAround(page, [360, 1280]);
  let estimate: Treatment = pass;
  await treat(page, calls.estimate, (route) => estimate(route));
  const unread = refuseGraphql('Internal server error', 'internal');
  const told: { answer?: () => void } = {};
  const answered = new Promise<void>((resolve) => void (told.answer = resolve));
  // a newer question takes back the one before
  let windows: Treatment = (route) => answered.then(() => unread(route)).catch(() => undefined);
  await treat(page, readWindows, (route) => windows(route));
  await toDelivery(page);

  await treat(page, searchAddress, answer(500, { message: 'No.' }), 1);
  await page.getByLabel('Find your address').fill('12 Eagle');
  await page.getByRole('status').getByText('We cannot look up addresses just now.').waitFor();
  await look('an address that cannot be looked up');

  await fillDelivery(page, brisbane);
  await page.getByLabel('You may leave my delivery').check();
  await look('a delivery that may be left');
  await continueButton(page).click();
  const place = page.getByLabel('Where may we leave it?');
  await eventually(() => place.getAttribute('aria-invalid')).toBe('true');
  await eventually(() => hasFocus(place)).toBe(true);
  await look('a delivery that may be left nobody knows where');
  await place.fill('On the veranda');

  estimate = answer(400, { message: 'No trucks.' });
  await continueButton(page).click();
  await toast(page, 'Unable to get shipping methods').waitFor();
  await look('a delivery that cannot be estimated');
  estimate = answer(200, []);
  await continueButton(page).click();
  await page.getByRole('status').getByText('We do not deliver there yet').waitFor();
  await look('a place without delivery');
  await way(page, 'Click and collect').check();
  await store(page, 'Brightwater Brisbane').check();
  await fillSelf(page);
  await continueButton(page).click();
  await page.getByRole('status').getByText('This order cannot be collected there').waitFor();
  await look('a store that has nothing to collect');
  await way(page, 'Deliver it').check();
  estimate = pass;

  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await page.getByText('Loading the delivery times').waitFor();
  await look('delivery times that are being read');
  told.answer?.();
  await page.getByRole('alert').getByText('The delivery times could not be loaded').waitFor();
  await look('delivery times that cannot be read');
  windows = pass;
  await button(page, 'Try again').press('Enter');
  await eventually(() => hasFocus(page.getByRole('radio', { name: /^Scheduled delivery/ }))).toBe(true);
  const time = page.getByLabel('Delivery time');
  const open = time.locator('option:not([disabled])').nth(1);
  const code = await open.getAttribute('value');
  const hours = await open.innerText();
  await time.selectOption(code);
  await treat(page, saveWindow, refuseGraphql('The delivery window is full. Choose another.'), 1);
  windows = fillUp(code ?? '');
  await continueButton(page).click();
  await page.getByText(`${hours} has filled up.`).waitFor();
  await eventually(() => time.getAttribute('aria-invalid')).toBe('true');
  await look('delivery times that were lost');
  await time.selectOption('');
  await treatInTurn(page, calls.saveShipping, pass, answer(400, { message: 'No.' }));
  await continueButton(page).click();
  await waitForCard(page);
  await placeOrderButton(page).click();
  await page.getByRole('alert').getByText('Before you can order').waitFor();
  await button(page, /^Edit Delivery method/).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
  const missing = page.getByRole('group', { name: 'Delivery method', description: 'Choose how we deliver.' });
  await missing.waitFor();
  await look('a way of delivery that is missing');
  expect(complaints()).toEqual([]);
});
