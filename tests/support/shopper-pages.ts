/** What a shopper does on the pages, by role and name. */

import type { Locator, Page } from 'playwright-core';
import type { Product } from './shopper-goods.ts';

export const pathOf = (page: Page): string => new URL(page.url()).pathname;
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name });
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

/** Stops the installed clock, so that nothing on the page times out by itself. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));

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
export const lastCartId = (page: Page): Promise<string> =>
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
