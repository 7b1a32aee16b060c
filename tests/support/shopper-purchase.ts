/** From the open checkout to the payment, without typing again what the shop knows. */

import type { Page } from 'playwright-core';
import { keptToken } from './shopper-account.ts';
import { goodCard, type Delivery } from './shopper-goods.ts';
import {
  continueButton,
  fillCard,
  fillDelivery,
  heading,
  placeOrderButton,
  readOrderNumber,
  tabHeading,
} from './shopper-pages.ts';

/** A shopper whose address is known is led to the payment without a press. */
export const passDelivery = async (page: Page, to: Delivery): Promise<void> => {
  await tabHeading(page, 'delivery').or(tabHeading(page, 'payment')).waitFor();
  if (await tabHeading(page, 'payment').isVisible()) return;
  // until the customer's details and addresses arrive, the header shows their e-mail
  if (await keptToken(page))
    await page
      .getByRole('banner')
      .getByText(/^Signed in as [^@]+$/)
      .waitFor();
  const street = page.getByLabel('Street address');
  if ((await street.count()) > 0 && (await street.inputValue()) === '') await fillDelivery(page, to);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
};

/** From the step the checkout resumed at, for a shopper whose address is known. */
export const walkToPayment = async (page: Page): Promise<void> => {
  const payment = tabHeading(page, 'payment');
  const steps = [heading(page, 'Your account'), tabHeading(page, 'delivery'), tabHeading(page, 'shipping')];
  for (const step of steps) {
    await payment.or(continueButton(page)).first().waitFor();
    if (await payment.isVisible()) break;
    if (!(await step.isVisible())) continue;
    await continueButton(page).click();
    await step.waitFor({ state: 'hidden' });
  }
  await payment.waitFor();
};

/** Pays by a typed card and returns the receipt's order number. */
export const payByCard = async (page: Page): Promise<string> => {
  await tabHeading(page, 'payment').waitFor();
  await page.locator('input[name=paymentMethod][value=braintree]').check({ force: true });
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  return readOrderNumber(page);
};
