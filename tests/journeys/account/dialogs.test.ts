/** Dialogs of the account area stay open after a double click and while something is saved. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newResident } from '#tests/support/shopper-book.ts';
import { graphqlCall, hold, loseOnTheWayThere } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { newSignedInShopper } from '#tests/support/shopper-signed-in.ts';

const shopUrl = inject('shopUrl');
const main = (page: Page) => page.getByRole('main');

test('keeps a dialog open that was opened by a double click [ADDR-08, SHELL-10]', async () => {
  const { customer } = await newResident(shopUrl);
  const { page } = await newSignedInShopper({ shopUrl, customer });
  await page.goto('/customer/account/management/address');
  await button(main(page), /^Delete/).dblclick();
  const question = page.getByRole('dialog', { name: /^Delete/ });
  await question.waitFor();
  await eventually(() => question.evaluate((dialog) => getComputedStyle(dialog).opacity)).toBe('1');
  // A single press beside it declines
  await page.mouse.click(20, 20);
  await question.waitFor({ state: 'hidden' });
});

test('keeps the dialog and its text while the request is sent, and when it fails [ACC-01, BEY-07]', async () => {
  // The demonstration's customer with equipment; nothing of hers is changed
  const hannah = {
    email: 'hannah@example.com',
    firstname: 'Hannah',
    lastname: '',
    password: 'Water4all!',
  };
  const shopper = await newSignedInShopper({ shopUrl, customer: hannah });
  const { page } = shopper;
  shopper.expectProblem(/ERR_CONNECTION_RESET/);
  await page.goto('/customer/account/equipment_services');
  await button(main(page), /^Request a service/)
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Request a service' });
  const comment = dialog.getByLabel(/^What should we know/);
  await comment.fill('It drips.');
  const asking = await hold(page, graphqlCall('requestEquipmentService'));
  await button(dialog, 'Request service').click();
  await asking.asked;
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  // An animation that closes the dialog would have to end first; the spinner never ends
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  expect(await dialog.isVisible()).toBe(true);
  await asking.release(loseOnTheWayThere);
  await button(dialog, 'Request service').waitFor();
  expect(await comment.inputValue()).toBe('It drips.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});
