/** What forced colours leave of the choices, as a browser draws them (§9). */

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '#tests/support/shopper-choices.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const styleOf = (part: Locator, ...names: readonly string[]) =>
  part.evaluate(
    (element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  );

test('choices are told apart by their outline with forced colours [CAT-06]', async () => {
  const { page } = await newVisitor({ forcedColors: 'active' });
  await openPage(page, 'insulated-steel-bottle', 'Insulated steel bottle');
  const choices = page.getByRole('main');
  const chips = choices.getByRole('radio').locator('..');
  await chips.nth(1).click();
  await eventually(() => styleOf(chips.nth(1), 'border-top-width')).toEqual(['3px']);
  expect(await styleOf(chips.nth(0), 'border-top-width')).toEqual(['1px']);
  const thumbnails = choices.getByRole('button', { name: /^Show / });
  expect(await styleOf(thumbnails.nth(0), 'border-top-width')).toEqual(['3px']);
  expect(await styleOf(thumbnails.nth(1), 'border-top-width')).toEqual(['1px']);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('cooler');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.first().waitFor();
  await box.press('ArrowDown');
  await eventually(() => options.first().getAttribute('aria-selected')).toBe('true');
  expect(await styleOf(options.first(), 'outline-style')).toEqual(['solid']);
  expect(await styleOf(options.nth(1), 'outline-style')).toEqual(['none']);
});
