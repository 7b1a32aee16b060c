/** Sliders of content in a real browser: they turn by themselves, fade, show what they were told to, and what a shopper stopped stays stopped (CONTENT-01). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';

let drawn: DrawnContent;
beforeAll(async () => {
  drawn = await openDrawnContent();
});
afterAll(() => drawn.close());

const slide = (name: string): string =>
  `<div data-content-type="slide" data-slide-name="${name}" data-appearance="poster" data-show-button="never" data-show-overlay="never" data-element="main"><div data-element="empty_link"><div data-element="wrapper"><div data-element="overlay"><div data-element="content"><p>${name} <a href="/${name}">more</a></p></div></div></div></div></div>`;

const slider = (attributes: string): string =>
  `<div data-content-type="slider" data-appearance="default" ${attributes} data-element="main">${['One', 'Two', 'Three'].map(slide).join('')}</div>`;

/** As fast as any may be. */
const turning =
  'data-autoplay="true" data-autoplay-speed="500" data-infinite-loop="true" data-show-arrows="true" data-show-dots="true"';

/** Which one stands there, by its dot. */
const shown = (): Promise<string | null> =>
  drawn.page.locator('button[aria-current]').getAttribute('aria-label');

/** Whether another one comes, within six times the time that each stands. */
const isTurning = async (): Promise<boolean> => {
  const first = await shown();
  const end = Date.now() + 3000;
  while (Date.now() < end) {
    if ((await shown()) !== first) return true;
    await drawn.page.waitForTimeout(50);
  }
  return false;
};

const away = (): Promise<void> => drawn.page.mouse.move(5, 850);
const button = (name: string) => drawn.page.getByRole('button', { name, exact: true });
const viewport = () => drawn.page.locator('section [aria-live]');

test('CONTENT-01 turns by itself, and stands while the pointer is on it', async () => {
  await away();
  await drawn.draw(slider(turning));
  await button('Stop turning by itself').waitFor();
  expect(await isTurning()).toBe(true);
  await viewport().hover();
  await drawn.page.waitForTimeout(100);
  expect(await isTurning()).toBe(false);
  await away();
  expect(await isTurning()).toBe(true);
});

test('CONTENT-01 stopped by hand it stays stopped, whatever comes and goes over it, until it is started by hand', async () => {
  await away();
  await drawn.draw(slider(turning));
  await button('Stop turning by itself').click();
  await viewport().hover();
  await away();
  expect(['after the pointer left', await isTurning()]).toEqual(['after the pointer left', false]);
  const box = await viewport().boundingBox();
  await drawn.page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20);
  await drawn.page.mouse.down();
  await drawn.page.mouse.up();
  await away();
  expect(['after a press', await isTurning()]).toEqual(['after a press', false]);
  await drawn.page.getByRole('link', { name: 'more' }).first().focus();
  await button('Next slide').focus();
  expect(['after the focus left', await isTurning()]).toEqual(['after the focus left', false]);
  await drawn.page.setViewportSize({ width: 1200, height: 900 });
  expect(['in another width', await isTurning()]).toEqual(['in another width', false]);
  await drawn.page.setViewportSize({ width: 1400, height: 900 });
  await button('Next slide').click();
  const at = await shown();
  // it goes on from where it stood; looked at in the same moment, for it turns soon
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

test('CONTENT-01 one that fades lays its slides over each other', async () => {
  await drawn.draw(
    slider('data-autoplay="false" data-fade="true" data-show-arrows="true" data-show-dots="true"'),
  );
  await button('Next slide').click();
  const places = () =>
    drawn.page
      .getByRole('group', { includeHidden: true })
      .evaluateAll((all) =>
        all.map(
          (one) => [getComputedStyle(one).opacity, Math.round(one.getBoundingClientRect().left)] as const,
        ),
      );
  await expect.poll(async () => (await places()).map(([opacity]) => opacity)).toEqual(['0', '1', '0']);
  const [first, second] = await places();
  // the one that has gone stands where it stood
  expect(second?.[1]).toBe(await viewport().evaluate((one) => Math.round(one.getBoundingClientRect().left)));
  expect(first?.[0]).toBe('0');
});

test('CONTENT-01 has no arrows and no dots when told so', async () => {
  await drawn.draw(slider('data-autoplay="false" data-show-arrows="false" data-show-dots="false"'));
  await drawn.page.getByRole('region').waitFor();
  await expect.poll(() => drawn.page.getByRole('group').count()).toBeGreaterThan(0);
  expect(await drawn.page.getByRole('button').count()).toBe(0);
  await drawn.draw(slider('data-autoplay="false" data-show-arrows="true" data-show-dots="false"'));
  await button('Next slide').waitFor();
  expect(await drawn.page.getByRole('button').count()).toBe(2);
});
