/** With forced colours a choice must show by more than its colour. */

import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { openPage } from '#tests/support/shopper-choices.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const styleOf = (place: Locator, property: string) =>
  place.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test('shows chosen swatches, pictures and suggestions by their outline [CAT-03, CAT-06]', async () => {
  const { page } = await newShopperPage({ shopUrl: inject('shopUrl'), forcedColors: 'active' });
  await skipPictures(page);
  await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
  const main = page.getByRole('main');
  const chips = main.getByRole('radio').locator('..');
  await chips.nth(1).click();
  await eventually(() => styleOf(chips.nth(1), 'border-top-width')).toBe('3px');
  expect(await styleOf(chips.nth(0), 'border-top-width')).toBe('1px');
  const thumbnails = main.getByRole('button', { name: /^Show / });
  expect(await styleOf(thumbnails.nth(0), 'border-top-width')).toBe('3px');
  expect(await styleOf(thumbnails.nth(1), 'border-top-width')).toBe('1px');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('cooler');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.first().waitFor();
  await box.press('ArrowDown');
  await eventually(() => options.first().getAttribute('aria-selected')).toBe('true');
  expect(await styleOf(options.first(), 'outline-style')).toBe('solid');
  expect(await styleOf(options.nth(1), 'outline-style')).toBe('none');
});
