/** The hours the van comes by in the browser: chosen with the way of delivery, kept over a reload, and in the order's planned delivery (SHIP-05, GEN-07). */

import { expect, inject, test } from 'vitest';
import { inspect } from '#tests/support/shopper-access.ts';
import { mailsTo } from '#tests/support/shopper-account.ts';
import { brisbane, goodCard, newEmail } from '#tests/support/shopper-goods.ts';
import { graphqlCall, refuseGraphql, treat } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  continueButton,
  fillCard,
  giveEmail,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { allowSilencedTelemetry, newReturningShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

test('SHIP-05 GEN-07 CHK-10 wished hours are kept over a reload, named on the receipt, and the order is planned into them', async () => {
  const shopper = await newReturningShopper({ shopUrl, delivery: brisbane });
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const email = newEmail();
  await page.goto('/checkout');
  await giveEmail(page, email);
  await tabHeading(page, 'delivery').waitFor();
  await treat(page, graphqlCall('DeliveryWindows'), refuseGraphql('Internal server error', 'internal'), 1);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await page.getByRole('alert').getByText('The delivery times could not be loaded').waitFor();
  await button(page, 'Try again').click();
  const time = page.getByLabel('Delivery time');
  await time.waitFor();
  await eventually(() => time.locator('option').first().innerText()).toBe('As soon as possible');
  expect(await inspect(page, 'the delivery times')).toEqual([]);
  // the last: the next ones are filled up by whoever orders meanwhile
  const wished = time.locator('option:not([disabled])').last();
  const label = await wished.innerText();
  expect(label).toMatch(/^\w+day \d+ \w+, \d\d:\d\d to \d\d:\d\d$/);
  await time.selectOption({ label });
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await eventually(() => page.getByRole('main').getByText(label).count()).toBe(1);

  await page.reload();
  await tabHeading(page, 'payment').waitFor();
  await button(page, /^Edit Delivery method/).click();
  await eventually(() => page.getByLabel('Delivery time').locator('option:checked').innerText()).toBe(label);
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await page.getByRole('main').getByText(label).waitFor();
  await page.reload();
  await page.getByRole('main').getByText(label).waitFor();
  const [day = '', hours = ''] = label.split(', ');
  const date = day.split(' ').slice(1).join(' ');
  await eventually(async () => (await mailsTo(shopUrl, email)).map(({ text }) => text).join('\n')).toContain(
    date,
  );
  const letters = (await mailsTo(shopUrl, email)).map(({ text }) => text).join('\n');
  expect(letters).toContain(`between ${hours.replace(' to ', ' and ')}`);
});
