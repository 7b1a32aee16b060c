/** Pages the merchant built, in a browser: for everyone, on a laptop and a phone, by keyboard, and with no film before it is asked for (CONTENT-01). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { focusIsOn } from '#tests/support/shopper-keyboard.ts';
import { skipPictures } from '#tests/support/shopper-network.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const shopUrl = inject('shopUrl');

const newVisitor = async (width: number) => {
  const shopper = await newShopperPage({ shopUrl, viewport: { width, height: 900 } });
  await skipPictures(shopper.page);
  return shopper;
};

test('CONTENT-01 tabs by keyboard; a film of another house is asked for only once its button was pressed', async () => {
  const { page, context } = await newVisitor(1280);
  const asked: string[] = [];
  await context.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
  });
  await page.goto('/about-us/quality');
  await page.getByRole('tab', { name: 'Every batch', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Every quarter' }).waitFor();
  await focusIsOn(page.getByRole('tab', { name: 'Every quarter' }));
  expect(await inspect(page, 'quality')).toEqual([]);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play video' }).click();
  await eventually(() => Promise.resolve(asked.length)).toBe(1);
  expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/');
});

test.each([360, 1280])(
  'CONTENT-01 every element in every appearance at %i px: for everyone, no wider than the screen, and a film that can be stopped',
  async (width) => {
    const { page, context } = await newVisitor(width);
    await context.route(/\/films\//, (route) => route.continue());
    await page.goto('/style-guide');
    await page.getByRole('region', { name: /^Products: / }).waitFor();
    expect(await inspect(page, 'style guide')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const film = page.locator('video[aria-hidden]').first();
    await film.scrollIntoViewIfNeeded();
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    await eventually(isPaused).toBe(false);
    await page.getByRole('button', { name: 'Pause the background film' }).first().click();
    await eventually(isPaused).toBe(true);
  },
);

test('CONTENT-01 a carousel by keyboard: its arrows, the arrow keys, its dots, and a button that stops it', async () => {
  const { page } = await newVisitor(360);
  await page.goto('/water-at-work');
  const carousel = page.getByRole('region', { name: /^Products: / });
  const dot = (name: RegExp) => carousel.getByRole('button', { name });
  await carousel.getByRole('button', { name: 'Stop turning by itself' }).press('Enter');
  await carousel.getByRole('button', { name: 'Start turning by itself' }).waitFor();
  await dot(/^Slide 1 of 6/).press('Enter');
  await eventually(() => dot(/^Slide 1 of 6/).getAttribute('aria-current')).toBe('true');
  await carousel.getByRole('button', { name: 'Next slide' }).press('Enter');
  await eventually(() => dot(/^Slide 2 of 6/).getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await eventually(() => dot(/^Slide 3 of 6/).getAttribute('aria-current')).toBe('true');
  expect(await inspect(page, 'water at work')).toEqual([]);
});
