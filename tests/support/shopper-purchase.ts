/** From the open checkout to the payment, and through it: what this shop already knows of a shopper is not typed again. */

import type { Page } from 'playwright-core';
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

/** A guest says their e-mail address; who is signed in has said it. */
export const passAccount = async (page: Page, email: string | null): Promise<void> => {
  if (email !== null) await page.getByLabel('Email', { exact: true }).fill(email);
  else await heading(page, 'Your account').waitFor();
  await continueButton(page).click();
};

export const passDelivery = async (page: Page, to: Delivery): Promise<void> => {
  await tabHeading(page, 'delivery').waitFor();
  // what is known of a customer may still be on its way, and with it the addresses they have
  await page.waitForLoadState('networkidle');
  const street = page.getByLabel('Street address');
  if ((await street.count()) > 0 && (await street.inputValue()) === '') await fillDelivery(page, to);
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
};

/** With a card typed in, whatever else is offered; answers the number on the receipt. */
export const payByCard = async (page: Page): Promise<string> => {
  await tabHeading(page, 'payment').waitFor();
  await page.locator('input[name=paymentMethod][value=braintree]').check({ force: true });
  await fillCard(page, goodCard);
  await placeOrderButton(page).click();
  return readOrderNumber(page);
};
