/** Choosing on a product page by the names of groups and choices (CAT-02). */

import type { Locator, Page } from 'playwright-core';
import { addToCart, cartLines, drawer } from './shopper-pages.ts';

/** A group of choices by what it asks. */
export const choiceGroup = (page: Page, legend: string | RegExp): Locator =>
  page.getByRole('main').getByRole('group', { name: legend });

/** A radio out of sight is chosen by its label, as a finger does it. */
export const chooseNamed = async (page: Page, legend: RegExp, choice: string): Promise<void> =>
  choiceGroup(page, legend).getByText(choice, { exact: true }).click();

export const openPage = async (page: Page, key: string, name: string): Promise<void> => {
  await page.goto(`/${key}.html`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** Into the cart, until the drawer shows so many lines; then the drawer is closed again. */
export const addUntil = async (page: Page, lines: number): Promise<void> => {
  await addToCart(page);
  await cartLines(drawer(page))
    .nth(lines - 1)
    .waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
};

/** The price on the product's page as it stands. */
export const priceShown = (page: Page, text: string): Locator =>
  page.getByRole('main').locator('[aria-live=polite][aria-atomic=true]').getByText(text, { exact: true });

/** The name and the chosen options of each cart or receipt line, in their order. */
export const readChoices = (lines: Locator): Promise<readonly (readonly string[])[]> =>
  lines.evaluateAll((items) =>
    items.map((li) => [
      document.createTreeWalker(li, NodeFilter.SHOW_TEXT).nextNode()?.textContent?.replace(/\s/g, ' ') ?? '',
      ...[...li.querySelectorAll('dl > div')].map((row) => {
        // what a part costs is small print
        const words = [...(row.querySelector('dd')?.childNodes ?? [])].filter(
          ({ nodeName }) => nodeName !== 'SMALL',
        );
        return `${row.querySelector('dt')?.textContent}: ${words.map((word) => word.textContent).join('')}`;
      }),
    ]),
  );
