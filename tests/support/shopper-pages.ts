/** What a shopper does on the pages, by role and name. */

import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { Card, Delivery, Product } from './shopper-goods.ts';

export const pathOf = (page: Page): string => new URL(page.url()).pathname;
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name });
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

/** Stops the installed clock, so that nothing on the page times out by itself. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));

/** Passes twenty seconds, after which no order can arrive. The clock must be installed. */
export const outliveServer = (page: Page): Promise<void> => page.clock.fastForward(20_000);

export const cartTrigger = (page: Page): Locator => button(page.getByRole('banner'), /^Cart(?:, |$)/);
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: /^Your cart/ });
/** The lines of the cart page or of the drawer. */
export const cartLines = (place: Page | Locator): Locator =>
  place.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem');
export const quantityBox = (place: Page | Locator, { name }: Product): Locator =>
  place.getByRole('textbox', { name: `quantity of ${name}`, exact: true });

export const openProduct = async (page: Page, { path, name }: Product): Promise<void> => {
  await page.goto(path);
  await heading(page, name).first().waitFor();
};

/** The big button of a product page. */
export const addToCart = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Add to cart', exact: true }).click();

export const typeQuantity = async (box: Locator, text: string): Promise<void> => {
  await box.fill(text);
  await box.press('Enter');
};

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
  await button(page, /^Edit Delivery address/).click();
  await tabHeading(page, 'delivery').waitFor();
};
export const continueButton = (page: Page): Locator => button(page, /^Continue to /);
export const placeOrderButton = (page: Page): Locator => button(page, /^Place order/);

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
  await page.getByLabel('Street address').fill(to.street);
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

export const receiptHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: /^Thank you/ });

/** Waits for the receipt and answers the order's number. */
export const readOrderNumber = async (page: Page): Promise<string> => {
  await receiptHeading(page).waitFor();
  return page.getByText('Order number').locator('strong').innerText();
};

/** A list of totals as its rows read, for example { Subtotal: '$25.90' }. */
export const readTotals = async (place: Page | Locator): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    await place
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('dt')?.firstChild?.textContent ?? '',
          row.querySelector('dd')?.textContent ?? '',
        ]),
      ),
  );

/** The cart this browser would come back to. */
export const keptCartId = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const entry: unknown = JSON.parse(window.localStorage.getItem('BRIGHTWATER__cartId') ?? '{}');
    return typeof entry === 'object' && entry !== null && 'value' in entry ? String(entry.value) : '';
  });

/** As a link on the page does it: no new document is asked for. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
