/** Cards that are none, that look right and are not taken, and that are declined: said in words, and nothing is lost (PAY-02, CHK-08). */

import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { declinedCard, goodCard, water, type Card } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import {
  button,
  cardInput,
  fillCard,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from '#tests/support/shopper-pages.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

const badCards: readonly (readonly [what: string, card: Card, field: keyof Card, message: string])[] = [
  ['a wrong number', { ...goodCard, number: '4111111111111112' }, 'number', 'Check the card number.'],
  [
    'an expired date',
    { ...goodCard, expirationDate: '01/20' },
    'expirationDate',
    'Check the expiry date: month and year, not in the past.',
  ],
  [
    'a short security code',
    { ...goodCard, cvv: '12' },
    'cvv',
    'Check the security code: 3 digits on the back, or 4 on the front of American Express.',
  ],
];

const fieldError = (page: Page, field: keyof Card): Locator => page.locator(`#card-${field} + p`);

test('PAY-02 a card that is none, or expired, is refused in words at its field before anything is ordered', async () => {
  const { page } = await newPayingShopper({ shopUrl });
  const orders = watch(page, calls.order);
  await placeOrderButton(page).click();
  await eventually(() => fieldError(page, 'number').innerText()).toBe('Enter the card number.');
  for (const [, card, field, message] of badCards) {
    await fillCard(page, card);
    await placeOrderButton(page).click();
    await eventually(() => fieldError(page, field).innerText()).toBe(message);
    await eventually(() => cardInput(page, field).getAttribute('aria-invalid')).toBe('true');
    await eventually(() => placeOrderButton(page).getAttribute('aria-disabled')).not.toBe('true');
  }
  expect(orders()).toBe(0);
});

test('PAY-02 CHK-08 a card that looks right and is not taken by the provider is said so, and the next one orders', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page } = shopper;
  shopper.expectProblem(/status of 422/);
  const orders = watch(page, calls.order);
  await fillCard(page, { ...goodCard, number: '4242424242424242' });
  await placeOrderButton(page).click();
  const words = page.getByRole('alert').getByText('This card was not accepted.');
  await words.waitFor();
  await eventually(() => hasFocus(page.locator('#checkout-problems'))).toBe(true);
  expect(await fieldError(page, 'number').innerText()).toBe('Check the card number.');
  expect(orders()).toBe(0);

  // nothing is said of a card that is being typed anew
  await cardInput(page, 'number').press('End');
  await cardInput(page, 'number').press('Backspace');
  await eventually(() => fieldError(page, 'number').innerText()).toBe('');
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
});

test('PAY-02 CHK-08 a declined card is told as such and nothing is lost; a good card then orders once', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page, cartId, api } = shopper;
  shopper.expectProblem(/status of 400/);
  await fillCard(page, declinedCard);
  await placeOrderButton(page).click();
  await page
    .getByRole('alert')
    .getByText(/declined/i)
    .waitFor();
  await eventually(() => tabHeading(page, 'payment').count()).toBe(1);
  expect(await api.readCart(cartId)).toMatchObject({
    isActive: true,
    lines: [{ sku: water.sku, quantity: 2 }],
  });
  await eventually(() => button(page, /^Place order/).getAttribute('aria-disabled')).not.toBe('true');

  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);
  expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });
});
