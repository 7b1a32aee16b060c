/** Sliders of content in a browser: what turns and stops. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';

let drawn: DrawnContent;
beforeAll(async () => {
  drawn = await openDrawnContent();
});
afterAll(() => drawn.close());
beforeEach(() => away());

const slide = (name: string): string =>
  `<div data-content-type="slide" data-slide-name="${name}" data-appearance="poster" data-show-button="never" data-show-overlay="never" data-element="main"><div data-element="empty_link"><div data-element="wrapper"><div data-element="overlay"><div data-element="content"><p>${name} <a href="/${name}">more</a></p></div></div></div></div></div>`;

const slider = (attributes: string): string =>
  `<div data-content-type="slider" data-appearance="default" ${attributes} data-element="main">${['One', 'Two', 'Three'].map(slide).join('')}</div>`;

/** The shortest time a slide may stand. */
const turning =
  'data-autoplay="true" data-autoplay-speed="500" data-infinite-loop="true" data-show-arrows="true" data-show-dots="true"';

/** The slide that is shown, by its dot. */
const shown = (): Promise<string | null> =>
  drawn.page.locator('button[aria-current]').getAttribute('aria-label');

/** Whether the slide changes within four times the time that each stands. */
const isTurning = async (): Promise<boolean> => {
  const first = await shown();
  const end = Date.now() + 2000;
  while (Date.now() < end) {
    if ((await shown()) !== first) return true;
    await drawn.page.waitForTimeout(50);
  }
  return false;
};

const away = (): Promise<void> => drawn.page.mouse.move(5, 850);
const button = (name: string) => drawn.page.getByRole('button', { name, exact: true });
const viewport = () => drawn.page.locator('section [aria-live]');

test('a slider turns by itself, and stands while the pointer is on it [CONTENT-01]', async () => {
  await drawn.draw(slider(turning));
  await button('Stop turning by itself').waitFor();
  expect(await isTurning()).toBe(true);
  await viewport().hover();
  await drawn.page.waitForTimeout(100);
  expect(await isTurning()).toBe(false);
  await away();
  expect(await isTurning()).toBe(true);
});

test('a slider stopped by hand stays stopped until it is started by hand [CONTENT-01]', async () => {
  await drawn.draw(slider(turning));
  await button('Stop turning by itself').click();
  await viewport().hover();
  const box = await viewport().boundingBox();
  await drawn.page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20);
  await drawn.page.mouse.down();
  await drawn.page.mouse.up();
  await away();
  expect(['after pointer and press', await isTurning()]).toEqual(['after pointer and press', false]);
  await drawn.page.getByRole('link', { name: 'more' }).first().focus();
  await button('Next slide').focus();
  await drawn.page.setViewportSize({ width: 1200, height: 900 });
  expect(['after focus and resize', await isTurning()]).toEqual(['after focus and resize', false]);
  await drawn.page.setViewportSize({ width: 1400, height: 900 });
  await button('Next slide').click();
  const at = await shown();
  // read in the same moment, before it turns
  const begun = await button('Start turning by itself').evaluate(async (start) => {
    (start as HTMLElement).click();
    await Promise.resolve();
    return document.querySelector('button[aria-current]')?.getAttribute('aria-label');
  });
  expect(begun).toBe(at);
  await away();
  expect(await isTurning()).toBe(true);
  await button('Stop turning by itself').click();
  expect(['stopped again', await isTurning()]).toEqual(['stopped again', false]);
});
