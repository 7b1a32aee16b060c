/** The brand, its motion, and what forced colours leave of it, as a browser draws them (§9). */

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '#tests/support/shopper-choices.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { button, openProduct } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { newVisitor } from '#tests/support/shopper-visit.ts';

const blue = 'rgb(11, 78, 162)';
const darkBlue = 'rgb(8, 61, 128)';
const lightBlue = 'rgb(216, 238, 251)';
const orange = 'rgb(244, 130, 31)';
const white = 'rgb(255, 255, 255)';

const styleOf = (part: Locator, ...names: readonly string[]) =>
  part.evaluate(
    (element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  );

test('buttons, footer and drawers look as the brand says, and choices by their outline with forced colours [SHELL-13 CAT-06]', async () => {
  const { page } = await newVisitor({ width: 1023, reducedMotion: 'no-preference' });
  await openProduct(page, water);
  const main = page.getByRole('main');
  const buy = main.getByRole('button', { name: 'Add to cart', exact: true });
  expect(await styleOf(buy, 'background-color')).toEqual([orange]);
  expect(await styleOf(page.getByRole('contentinfo'), 'background-color')).toEqual([blue]);

  await page.goto('/water.html');
  const filter = button(main, /^Filter/);
  await filter.waitFor();
  const add = button(main, /^Add /).first();
  expect(await styleOf(add, 'background-color', 'color')).toEqual([lightBlue, darkBlue]);
  expect(await styleOf(filter, 'background-color', 'color', 'border-top-color')).toEqual([white, blue, blue]);
  for (const [opener, name] of [
    [filter, 'Filter products'],
    [button(page.getByRole('banner'), 'Menu'), 'Menu'],
  ] as const) {
    await opener.click();
    const drawer = page.getByRole('dialog', { name });
    await drawer.waitFor();
    const [properties = '', durations = ''] = await styleOf(
      drawer,
      'transition-property',
      'transition-duration',
    );
    expect(durations.split(', ')[properties.split(', ').indexOf('translate')]).toBe('0.2s');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
  }

  const { page: plain } = await newVisitor({ forcedColors: 'active' });
  await openPage(plain, 'insulated-steel-bottle', 'Insulated steel bottle');
  const choices = plain.getByRole('main');
  const chips = choices.getByRole('radio').locator('..');
  await chips.nth(1).click();
  await eventually(() => styleOf(chips.nth(1), 'border-top-width')).toEqual(['3px']);
  expect(await styleOf(chips.nth(0), 'border-top-width')).toEqual(['1px']);
  const thumbnails = choices.getByRole('button', { name: /^Show / });
  expect(await styleOf(thumbnails.nth(0), 'border-top-width')).toEqual(['3px']);
  expect(await styleOf(thumbnails.nth(1), 'border-top-width')).toEqual(['1px']);
  const box = plain.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('cooler');
  const options = plain.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.first().waitFor();
  await box.press('ArrowDown');
  await eventually(() => options.first().getAttribute('aria-selected')).toBe('true');
  expect(await styleOf(options.first(), 'outline-style')).toEqual(['solid']);
  expect(await styleOf(options.nth(1), 'outline-style')).toEqual(['none']);
});
