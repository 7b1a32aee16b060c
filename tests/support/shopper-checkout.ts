/** What a shopper does in the checkout, from the e-mail to the receipt, by role and name. */

import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { Card, Delivery } from './shopper-goods.ts';
import { button } from './shopper-pages.ts';

export const tabHeadings = {
  account: 'Check out as a guest',
  delivery: 'Where should we deliver?',
  shipping: 'How should we deliver?',
  payment: 'How would you like to pay?',
} as const;

export type Tab = keyof typeof tabHeadings;

export const tabHeading = (page: Page, tab: Tab): Locator =>
  page.getByRole('heading', { name: tabHeadings[tab] });

/** From the payment, where known customers arrive, to the address. */
export const backToDelivery = async (page: Page): Promise<void> => {
  await tabHeading(page, 'payment').waitFor();
  await editStep(page, 'Delivery address', 'delivery');
};
export const continueButton = (page: Page): Locator => button(page, /^Continue to /);
export const placeOrderButton = (page: Page): Locator => button(page, /^Place order/);

/** Confirms a step whose fields are filled in, until this one has opened. */
export const continueTo = async (page: Page, tab: Tab): Promise<void> => {
  await continueButton(page).click();
  await tabHeading(page, tab).waitFor();
};

export const openCheckout = async (page: Page, tab: Tab = 'account'): Promise<void> => {
  await page.goto('/checkout', { waitUntil: 'commit' });
  await tabHeading(page, tab).waitFor();
};

/** Back to a step by its button among the steps. */
export const editStep = async (
  page: Page,
  step: 'Account' | 'Delivery address' | 'Delivery method',
  tab: Tab,
): Promise<void> => {
  await button(page, new RegExp(`^Edit ${step}`)).click();
  await tabHeading(page, tab).waitFor();
};

export const giveEmail = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await continueButton(page).click();
};

/** Chosen from the list; typed where there is none, since it could not be read (ADDR-07). */
const fillRegion = (page: Page, name: string): Promise<unknown> => {
  const field = page.getByLabel('State/Territory');
  return field.selectOption({ label: name }).catch(() => field.fill(name));
};

/** States arrive later than their field; letters typed before choose none. */
export const waitForState = (form: Page | Locator, name: string): Promise<void> =>
  form.getByLabel('State/Territory').locator('option', { hasText: name }).waitFor({ state: 'attached' });

export const fillDelivery = async (page: Page, to: Delivery): Promise<void> => {
  // first, since the country decides what the other fields are called
  await page.getByLabel('Country').selectOption(to.countryCode);
  await page.getByLabel('First name').fill(to.firstname);
  await page.getByLabel('Last name').fill(to.lastname);
  await page.getByLabel('Phone').fill(to.telephone);
  // on a phone the fields wait for an address to be found, or for being asked for
  const street = page.getByLabel('Street address');
  if (!(await street.isVisible())) await button(page, 'I will type it myself').click();
  await street.fill(to.street);
  await page.getByLabel(to.region === null ? 'City' : 'Suburb', { exact: true }).fill(to.city);
  await page.getByLabel('Postcode').fill(to.postcode);
  if (to.region !== null) await fillRegion(page, to.region.name);
};

export const cardFrame = (page: Page, field: keyof Card): FrameLocator =>
  page.frameLocator(`#card-${field} iframe`);
export const cardInput = (page: Page, field: keyof Card): Locator =>
  cardFrame(page, field).locator('input').first();

/** The provider's frames are there and take keys. */
export const waitForCard = async (page: Page): Promise<void> => {
  await cardInput(page, 'cvv').waitFor();
  await page.getByText('Loading the secure card form').waitFor({ state: 'hidden' });
};

export const fillCard = async (page: Page, card: Card): Promise<void> => {
  await waitForCard(page);
  await cardInput(page, 'number').fill(card.number);
  await cardInput(page, 'expirationDate').fill(card.expirationDate);
  await cardInput(page, 'cvv').fill(card.cvv);
  // what is typed in the frame is not known outside it in the same moment
  if (card.cvv.length > 2)
    await page.locator('#card-cvv .braintree-hosted-fields-valid').waitFor({ state: 'attached' });
};

/** What opens a folded part of cart or checkout, such as the promo code. */
export const fold = (page: Page, title: string): Locator =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const orderSummary = (page: Page): Locator => page.getByRole('region', { name: 'Order summary' });

export const receiptHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: /^Thank you/ });

/** Waits for the receipt and answers the order's number. */
export const readOrderNumber = async (page: Page): Promise<string> => {
  await receiptHeading(page).waitFor();
  return page.getByText('Order number').locator('strong').innerText();
};

/** Places the order of a filled-in payment and answers its number. */
export const placeOrder = async (page: Page): Promise<string> => {
  await placeOrderButton(page).click();
  return readOrderNumber(page);
};

/** Passes twenty seconds, after which no order can arrive. The clock must be installed. */
export const outliveServer = (page: Page): Promise<void> => page.clock.fastForward(20_000);
