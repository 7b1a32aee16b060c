/** Content in a browser: widths, narrow screens, tables; what turns and stops. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { heading, image, text } from '#backend/seed/page-builder/elements.ts';
import { row } from '#backend/seed/page-builder/layout.ts';
import { pageBuilder } from '#backend/seed/page-builder/markup.ts';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';
import { runQueuedTasks } from '../support/shopper-network.ts';
import { stopClock } from '../support/shopper-pages.ts';

let drawn: DrawnContent;
beforeAll(async () => {
  drawn = await openDrawnContent();
  await drawn.page.clock.install();
});
const resize = (width: number) => drawn.page.setViewportSize({ width, height: 900 });
beforeEach(() => resize(1400));
afterAll(() => drawn.close());

const draw = (...parts: readonly string[]): Promise<void> => drawn.draw(pageBuilder('measured', parts));

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

const boxesOf = (selector: string): Promise<readonly Box[]> =>
  drawn.page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );

const boxOf = async (selector: string): Promise<Box> => {
  const [only, ...others] = await boxesOf(selector);
  if (only === undefined || others.length > 0) throw new Error(`${others.length + 1} of ${selector}`);
  return only;
};

const rowLook = (classes: string) => ({ colour: '#d8eefb', padding: '8px 0', classes });
const styled = (name: string) => heading(2, name, { classes: `${name}-text` });

test.each([
  [1400, 1280],
  [1000, null],
])('rows are contained, full width or full bleed at %i px [CONTENT-01]', async (width, most) => {
  await resize(width);
  await draw(
    row({ look: rowLook('contained-row') }, styled('contained')),
    row({ appearance: 'full-width', look: rowLook('wide-row') }, styled('wide')),
    row({ appearance: 'full-bleed', look: rowLook('bleed-row') }, styled('bleed')),
  );
  const [contained, containedText, wide, wideText, bleed, bleedText] = await Promise.all(
    ['contained', 'wide', 'bleed'].flatMap((name) => [boxOf(`.${name}-row`), boxOf(`.${name}-text`)]),
  );
  // without the scroll bar
  const page = await drawn.page.evaluate(() => document.body.getBoundingClientRect().width);
  const inner = most ?? containedText?.width;
  expect([contained, containedText, wideText].map((box) => box?.width)).toEqual([inner, inner, inner]);
  expect([wide, bleed, bleedText].map((box) => box?.width)).toEqual([page, page, page]);
  expect(containedText?.width).toBeLessThan(page);
  expect(containedText?.left).toBe(page - (containedText?.right ?? 0));
});

const displays = () =>
  drawn.page.locator('b, h2').evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
const source = () => drawn.page.locator('img').evaluate((one: HTMLImageElement) => one.currentSrc);

test('768 px is the last width with narrow-only content and the narrow image [CONTENT-01]', async () => {
  const marked =
    '<p><b class="pagebuilder-mobile-hidden">wide</b> <b class="pagebuilder-mobile-only">narrow</b></p>';
  await draw(
    row(
      {},
      text(marked, { padding: '4px' }),
      heading(2, 'Wide', { classes: 'pagebuilder-mobile-hidden' }),
      heading(2, 'Narrow', { classes: 'pagebuilder-mobile-only' }),
      image({ src: 'wide.jpg', mobile: 'narrow.jpg', alt: 'A van' }),
    ),
  );
  await resize(769);
  expect(await displays()).toEqual(['inline', 'none', 'block', 'none']);
  await expect.poll(source).toContain('/wide.jpg');
  await resize(768);
  expect(await displays()).toEqual(['none', 'inline', 'none', 'block']);
  await expect.poll(source).toContain('/narrow.jpg');
});

const columns = Array.from({ length: 9 }, (_, place) => `<td>Column${place}OfTheTable</td>`).join('');
const table = `<table><caption>Sizes</caption><tr>${columns}</tr></table>`;

test.each([
  ['a table in text', table],
  [
    'a table in a column',
    `<div data-content-type="column-line" style="display:flex"><div data-content-type="column" style="width:50%"><div data-content-type="text">${table}</div></div></div>`,
  ],
  ['code', `<pre>${'A line of code that is never broken. '.repeat(9)}</pre>`],
])('%s is never wider than a phone’s page [CONTENT-02]', async (_, html) => {
  await resize(320);
  await drawn.draw(html);
  const overflow = await drawn.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('arrow keys scroll a wide table [CONTENT-02 BEY-07]', async () => {
  await resize(360);
  await drawn.draw(table);
  const holder = drawn.page.getByRole('group', { name: 'Sizes' });
  await holder.focus();
  await drawn.page.keyboard.press('ArrowRight');
  await drawn.page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  expect(await holder.getByRole('table').count()).toBe(1);
});

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

/** Whether the slide changes once its time is over. */
const isTurning = async (): Promise<boolean> => {
  const first = await shown();
  await drawn.page.clock.runFor(700);
  await runQueuedTasks(drawn.page);
  return (await shown()) !== first;
};

const away = (): Promise<void> => drawn.page.mouse.move(5, 850);
const button = (name: string) => drawn.page.getByRole('button', { name });
const viewport = () => drawn.page.locator('section [aria-live]');

test('a slider turns by itself, and stands while the pointer is on it [CONTENT-01]', async () => {
  await stopClock(drawn.page);
  await drawn.draw(slider(turning));
  await button('Stop turning by itself').waitFor();
  expect(await isTurning()).toBe(true);
  await viewport().hover();
  expect(await isTurning()).toBe(false);
  await away();
  expect(await isTurning()).toBe(true);
});

test('a slider stopped by hand stays stopped until it is started by hand [CONTENT-01]', async () => {
  await stopClock(drawn.page);
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
