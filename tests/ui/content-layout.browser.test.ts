/** The layout of content, measured in a browser: widths of rows, narrow screens, tables. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { heading, image, text } from '#backend/seed/page-builder/elements.ts';
import { row } from '#backend/seed/page-builder/layout.ts';
import { pageBuilder } from '#backend/seed/page-builder/markup.ts';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';

let drawn: DrawnContent;
beforeAll(async () => {
  drawn = await openDrawnContent();
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
