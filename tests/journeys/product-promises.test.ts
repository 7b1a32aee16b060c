/** What a product's page promises is so: more pieces cost what its table says, in the cart too, and what can be looked into beforehand is a file (CAT-02, CAT-06). */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { openPage, priceShown } from '#tests/support/shopper-choices.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { addToCart, button, cartLines, drawer } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';

const newPage = async (): Promise<Page> => {
  const { page } = await newShopperPage({ shopUrl: inject('shopUrl') });
  await skipPictures(page);
  return page;
};

const cups = 'Paper cups 200 mL, carton of 1,000';

test('CAT-02 CAT-06 the price of so many is in the table, on the page, on the line and in its sum', async () => {
  const page = await newPage();
  await openPage(page, 'paper-cups-200-ml', cups);
  const table = page.getByRole('table', { name: 'Buy more, pay less' });
  expect(await table.getByRole('row').allInnerTexts()).toEqual([
    'Quantity\tPrice each',
    '3 or more\t$61',
    '6 or more\t$57',
  ]);
  await priceShown(page, '$64').waitFor();
  for (const _ of [2, 3]) await button(page, `Increase quantity of ${cups}`).click();
  await priceShown(page, '$61').waitFor();
  await priceShown(page, '3 for $183').waitFor();
  await addToCart(page);
  const line = cartLines(drawer(page)).first();
  await line.getByText('$61', { exact: true }).waitFor();
  await line.getByText('$183.00', { exact: true }).waitFor();
  for (const _ of [4, 5, 6]) await button(drawer(page), `Increase quantity of ${cups}`).click();
  await line.getByText('$342.00', { exact: true }).waitFor();
  // of one it was more, whatever so many cost
  await eventually(async () => (await line.innerText()).replaceAll(/\s+/g, ' ')).toContain(
    'Now $57 was $64 each',
  );
});

/** How what a press on it brings onto the disk begins. */
const fileOf = async (page: Page, link: Locator): Promise<string> => {
  const folder = await makeTemporaryFolder('samples');
  onTestFinished(() => removeFolder(folder));
  const coming = page.waitForEvent('download');
  await link.click();
  const file = join(folder, 'sample');
  await (await coming).saveAs(file);
  return (await readFile(file, 'latin1')).slice(0, 5);
};

test('CAT-02 what is to be looked into comes as a file, of the whole and of one of several', async () => {
  const page = await newPage();
  await openPage(page, 'water-station-signs', 'Water station signs to print');
  const inside = page.getByRole('region', { name: 'Look inside' });
  expect(await fileOf(page, inside.getByRole('link', { name: 'All designs on one page' }))).toBe('%PDF-');
  expect(await fileOf(page, page.getByRole('link', { name: 'Sample of A3 posters, three designs' }))).toBe(
    '%PDF-',
  );
});
