/** From the open checkout to the payment, without typing again what the shop knows. */

import type { Page } from 'playwright-core';
import { goodCard, type Delivery } from './shopper-goods.ts';
import {
  continueButton,
  continueTo,
  fillCard,
  fillDelivery,
  placeOrder,
  tabHeading,
} from './shopper-checkout.ts';
import { heading } from './shopper-pages.ts';

/** Through address and delivery method, to the payment. */
export const passDelivery = async (page: Page, to: Delivery): Promise<void> => {
  await tabHeading(page, 'delivery').waitFor();
  await fillDelivery(page, to);
  await continueTo(page, 'shipping');
  await continueTo(page, 'payment');
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
  return placeOrder(page);
};
