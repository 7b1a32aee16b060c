/** The checkout by keyboard alone: the focus is never lost, hidden or out of order. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emailIn, passwordIn, signInForm } from '#tests/support/shopper-account.ts';
import { brisbane, wellington } from '#tests/support/shopper-goods.ts';
import * as keyboard from '#tests/support/shopper-keyboard.ts';
import * as checkout from '#tests/support/shopper-checkout.ts';
import { button, heading } from '#tests/support/shopper-pages.ts';
import { newReturningShopper } from '#tests/support/shopper-start.ts';

const radio = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('radio', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const back = { isBack: true };
const billing = (page: Page): Locator => page.getByRole('form', { name: 'Billing address' });

const order = async (page: Page): Promise<string> => {
  await keyboard.walkAndPress(page, checkout.placeOrderButton(page), 'Enter');
  await checkout.readOrderNumber(page);
  await keyboard.focusIsOn(checkout.receiptHeading(page));
  return page.getByRole('main').innerText();
};

test('takes a customer by keyboard to a new address, a delivery slot, another bill and a saved card [BEY-07 PAY-02]', async () => {
  const { page } = await newReturningShopper();
  await page.goto('/checkout');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'account'));
  await keyboard.walkAndPress(page, button(page, 'Sign in'), 'Enter');
  await keyboard.focusIsOn(heading(page, 'Sign in'));
  await keyboard.walkAndType(page, emailIn(signInForm(page)), 'aroha@example.com');
  await keyboard.walkAndType(page, passwordIn(signInForm(page)), 'Water4all!');
  await page.keyboard.press('Enter');
  // Address and delivery method are known
  await keyboard.focusIsOn(checkout.tabHeading(page, 'payment'));

  await keyboard.walkAndPress(page, button(page, /^Edit Delivery address/), 'Enter', back);
  await keyboard.focusIsOn(checkout.tabHeading(page, 'delivery'));
  await keyboard.walkAndChoose(page, radio(page, 'Home'), radio(page, 'A new address'));
  await keyboard.walkAndPress(page, button(page, 'Cancel the new address'), 'Enter');
  // Its button is gone: the focus is on the address that is chosen again
  await keyboard.focusIsOn(radio(page, 'Studio'));
  await keyboard.walkAndChoose(page, radio(page, 'Studio'), radio(page, 'A new address'));
  await keyboard.walkAndPress(page, button(page, 'I will type it myself'), 'Enter');
  await keyboard.focusIsOn(button(page, 'Find my address for me'));
  await keyboard.walkTo(page, page.getByLabel('First name'), back);
  await keyboard.typeAddress(page, page, wellington);
  await keyboard.walkAndPress(page, checkout.continueButton(page), 'Enter');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'shipping'));

  const time = page.getByLabel('Delivery time');
  await keyboard.walkTo(page, time);
  await page.keyboard.press('ArrowDown');
  const hours = await time.locator('option:checked').innerText();
  expect(hours).toMatch(/\d [ap]m to \d+ [ap]m$/);
  await keyboard.walkAndPress(page, checkout.continueButton(page), 'Space');
  await keyboard.focusIsOn(checkout.tabHeading(page, 'payment'));

  await keyboard.walkTo(page, radio(page, 'Saved card'));
  expect(await radio(page, 'Saved card').isChecked()).toBe(true);
  await keyboard.walkTo(page, radio(page, 'Visa ending in 1111'), { within: 1 });
  await keyboard.walkAndPress(page, page.getByLabel(/billing address is the same/), 'Space');
  const bill = billing(page);
  await keyboard.walkAndChoose(page, bill.getByRole('radio').first(), radio(bill, 'A new address'));
  await keyboard.typeAddress(page, bill, brisbane);
  const receipt = await order(page);
  for (const text of [hours, wellington.street, brisbane.street, 'Visa ending in 1111'])
    expect(receipt).toContain(text);
});
