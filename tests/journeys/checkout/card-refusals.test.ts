/** Refused cards: the reason has the focus, and another card pays. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hasFocus } from '#tests/support/shopper-access.ts';
import { declinedCard, goodCard, water } from '#tests/support/shopper-goods.ts';
import { answer, calls, pass, treatInTurn } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { cardInput, fillCard, placeOrder, placeOrderButton } from '#tests/support/shopper-checkout.ts';
import { newPayingShopper } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const spentNonce = 'Cannot use a payment_method_nonce more than once.';

const focusedText = (page: Page) => (): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');

test('keeps cart and form for a card that is not taken, one declined and a spent nonce, then orders once [PAY-02 CHK-08]', async () => {
  const shopper = await newPayingShopper({ shopUrl });
  const { page, cartId, api } = shopper;
  shopper.expectProblem(/status of 4(00|22)/);
  const sent = await treatInTurn(page, calls.order, pass, answer(400, { message: spentNonce }));
  await fillCard(page, { ...goodCard, number: '4242424242424242' });
  await placeOrderButton(page).click();
  await page.getByRole('alert').getByText('This card was not accepted.').waitFor();
  await eventually(() => hasFocus(page.locator('#checkout-problems'))).toBe(true);
  const fieldError = page.locator('#card-number + p');
  expect(await fieldError.innerText()).toBe('Check the card number.');
  expect(sent()).toBe(0);
  // the error goes as soon as another number is typed
  await cardInput(page, 'number').press('End');
  await cardInput(page, 'number').press('Backspace');
  await eventually(() => fieldError.innerText()).toBe('');

  await fillCard(page, declinedCard);
  await placeOrderButton(page).click();
  await eventually(focusedText(page)).toMatch(/declined/i);
  const reason = page.getByRole('alert').filter({ hasText: /declined/i });
  expect(await reason.count()).toBe(1);
  expect(await api.readCart(cartId)).toMatchObject({
    isActive: true,
    lines: [{ sku: water.sku, quantity: 2 }],
  });
  await page.keyboard.press('Tab');
  await eventually(focusedText(page)).toBe('Dismiss');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByText(/declined/i).count()).toBe(0);

  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  await eventually(focusedText(page)).toContain(spentNonce);
  // a new nonce is asked for without a word typed again
  const number = await placeOrder(page);
  expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });
  expect(sent()).toBe(3);
});
