/** An inactive account: a warning, the reason at the order button, and a way out. */

import { expect, test } from 'vitest';
import { inactiveAccountMessage } from '#machines/domain/customer.ts';
import { hasFocus, lookOnce } from '#tests/support/shopper-access.ts';
import { signIn } from '#tests/support/shopper-account.ts';
import { goodCard, water } from '#tests/support/shopper-goods.ts';
import { calls, watch } from '#tests/support/shopper-network.ts';
import {
  addToCart,
  button,
  cartLines,
  drawer,
  fillCard,
  heading,
  openProduct,
  placeOrderButton,
  readOrderNumber,
} from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { walkToPayment } from '#tests/support/shopper-purchase.ts';
import { allowSilencedTelemetry } from '#tests/support/shopper-start.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const colin = { email: 'colin@example.com', firstname: 'Colin', lastname: '', password: 'Water4all!' };

test('orders nothing for an inactive account, says why at the button, and orders for another one [ACC-04, BEY-07]', async () => {
  const shopper = await newVisitor();
  allowSilencedTelemetry(shopper);
  const { page } = shopper;
  const main = page.getByRole('main');
  const payByCard = async () => {
    await page.locator('input[name=paymentMethod][value=braintree]').check({ force: true });
    await fillCard(page, goodCard);
    await placeOrderButton(page).click();
  };
  await signIn(page, colin);
  await openProduct(page, water);
  await addToCart(page);
  await cartLines(drawer(page)).first().waitFor();
  await page.goto('/checkout');
  await walkToPayment(page);
  const orders = watch(page, calls.ownOrder);

  await button(page, /^Edit Account/).click();
  await heading(page, 'Your account').waitFor();
  await page.getByText('Buy for another account').click();
  await button(page, 'Switch To Mackie Street Kiosk (closed)').click();
  await page.getByText(inactiveAccountMessage).waitFor();
  await walkToPayment(page);
  await payByCard();
  const reasons = page.getByRole('alert').filter({ hasText: 'Before you can order' });
  await eventually(() => reasons.getByRole('listitem').allInnerTexts()).toEqual([inactiveAccountMessage]);
  await reasons.getByRole('link', { name: inactiveAccountMessage }).click();
  await eventually(() => hasFocus(page.locator('#account-own'))).toBe(true);
  expect(await main.getByText(inactiveAccountMessage).count()).toBe(2);
  expect(await lookOnce(page, 'an inactive account')).toEqual([]);
  expect(orders()).toBe(0);

  // the list of accounts is open by itself
  await button(page, 'Switch To Mackie Street Roasters').click();
  await page.getByText('This order is for Mackie Street Roasters').waitFor();
  await walkToPayment(page);
  await eventually(() => reasons.getByText(inactiveAccountMessage).count()).toBe(0);
  await payByCard();
  await readOrderNumber(page);
});
