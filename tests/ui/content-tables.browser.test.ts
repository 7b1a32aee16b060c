/** Tables and code that are wider than a phone move by themselves, the page never does (CONTENT-02). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';

let drawn: DrawnContent;
beforeAll(async () => {
  drawn = await openDrawnContent();
});
afterAll(() => drawn.close());

const columns = Array.from({ length: 9 }, (_, place) => `<td>Column${place}OfTheTable</td>`).join('');
const table = `<table><caption>Sizes</caption><tr>${columns}</tr></table>`;
const code = `<pre>${'A line of code that is never broken. '.repeat(9)}</pre>`;

/** Pixels by which the page is wider than its window. */
const wide = () =>
  drawn.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([
  ['a table among words', table],
  ['a table in a text of the builder', `<div data-content-type="text">${table}</div>`],
  [
    'a table in a column',
    `<div data-content-type="column-line" style="display:flex"><div data-content-type="column" style="width:50%"><div data-content-type="text">${table}</div></div></div>`,
  ],
  ['code', code],
])('CONTENT-02 %s', async (_, html) => {
  for (const width of [360, 320]) {
    await drawn.page.setViewportSize({ width, height: 700 });
    await drawn.draw(html);
    expect(await wide()).toBeLessThanOrEqual(0);
  }
});

test('CONTENT-02 BEY-07 the arrow keys bring the rest of a table into sight', async () => {
  await drawn.page.setViewportSize({ width: 360, height: 700 });
  await drawn.draw(table);
  const holder = drawn.page.getByRole('group', { name: 'Sizes' });
  await holder.focus();
  await drawn.page.keyboard.press('ArrowRight');
  await drawn.page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  expect(await holder.getByRole('table').count()).toBe(1);
});

test('CONTENT-02 words run beside a table that stands beside them', async () => {
  await drawn.page.setViewportSize({ width: 1000, height: 700 });
  await drawn.draw('<table style="float:left"><tr><td>15 L</td></tr></table><p>Beside it</p>');
  const [first, second] = [drawn.page.getByRole('table'), drawn.page.getByText('Beside it')];
  const topOf = (one: typeof first) => one.evaluate((element) => element.getBoundingClientRect().top);
  expect(await topOf(second)).toBeLessThan((await topOf(first)) + 30);
});
