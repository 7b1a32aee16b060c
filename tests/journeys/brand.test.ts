/** What is seen of the brand and of movement, as it is drawn: colours, kinds of buttons, how long things take (§2, §9; SHELL-07, SHELL-10, SHELL-13, SHELL-15). */

import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { button, openProduct } from '#tests/support/shopper-pages.ts';

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

test('SHELL-13 SHELL-15 SHELL-07 SHELL-10 buttons are told apart by their colours, the footer is of the first, and what slides takes 200 ms', async () => {
  const { page } = await newShopperPage({
    shopUrl: inject('shopUrl'),
    viewport: { width: 1023, height: 900 },
    reducedMotion: 'no-preference',
  });
  await skipPictures(page);
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
    const [property = '', duration = ''] = await styleOf(
      drawer,
      'transition-property',
      'transition-duration',
    );
    const durations = duration.split(', ');
    expect(durations[property.split(', ').indexOf('translate')]).toBe('0.2s');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
  }
});
