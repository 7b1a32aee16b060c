/** Click and collect in the checkout, found by role and name (CHK-09). */

import type { Locator, Page } from 'playwright-core';
import { brisbane, newEmail, type Delivery } from './shopper-goods.ts';
import { graphqlCall } from './shopper-network.ts';
import { giveEmail, tabHeading } from './shopper-checkout.ts';

export const readStores = graphqlCall('PickupLocations');

export const way = (page: Page, name: 'Deliver it' | 'Click and collect'): Locator =>
  page.getByRole('group', { name: 'Delivery or collection' }).getByRole('radio', { name });
export const stores = (page: Page): Locator =>
  page.getByRole('group', { name: 'Store', exact: true }).getByRole('radio');
export const store = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Store', exact: true }).getByRole('radio', { name });
export const pickupPersonRadio = (page: Page, name: 'I will' | 'Someone else'): Locator =>
  page.getByRole('group', { name: 'Who will collect it?' }).getByRole('radio', { name });

export const ola = { first: 'Ola', last: 'Berg', phone: '0400 111 222' };

export const nameSomeoneElse = async (page: Page, { first, last, phone } = ola): Promise<void> => {
  await pickupPersonRadio(page, 'Someone else').check();
  await page.getByLabel('Their first name').fill(first);
  await page.getByLabel('Their last name').fill(last);
  await page.getByLabel('Their phone').fill(phone);
};

export const fillBilling = async (page: Page, to: Delivery): Promise<void> => {
  const form = page.getByRole('form', { name: 'Billing address' });
  await form.getByLabel('First name').fill(to.firstname);
  await form.getByLabel('Last name').fill(to.lastname);
  await form.getByLabel('Phone').fill(to.telephone);
  await form.getByLabel('Street address').fill(to.street);
  await form.getByLabel('Suburb', { exact: true }).fill(to.city);
  await form.getByLabel('Postcode').fill(to.postcode);
  if (to.region !== null) await form.getByLabel('State/Territory').selectOption({ label: to.region.name });
};

/** A section of the receipt by its heading. */
export const receiptPart = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true }).locator('..');

export const toDelivery = async (page: Page): Promise<string> => {
  const email = newEmail();
  await page.goto('/checkout');
  await giveEmail(page, email);
  await tabHeading(page, 'delivery').waitFor();
  return email;
};

export const fillSelf = async (page: Page): Promise<void> => {
  await page.getByLabel('Your first name').fill(brisbane.firstname);
  await page.getByLabel('Your last name').fill(brisbane.lastname);
  await page.getByLabel('Your phone').fill(brisbane.telephone);
};
