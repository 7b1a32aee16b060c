/** How elements of content are laid out, measured in a real browser: widths, heights, sides (CONTENT-01). */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { banner, slide, slider } from '#backend/seed/page-builder/banners.ts';
import { buttons, heading, image, text } from '#backend/seed/page-builder/elements.ts';
import { row, tabs } from '#backend/seed/page-builder/layout.ts';
import { pageBuilder } from '#backend/seed/page-builder/markup.ts';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';

let drawn: DrawnContent;
beforeAll(async () => {
  drawn = await openDrawnContent();
});
beforeEach(() => drawn.page.setViewportSize({ width: 1400, height: 900 }));
afterAll(() => drawn.close());

const draw = (...parts: readonly string[]): Promise<void> => drawn.draw(pageBuilder('measured', parts));

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

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

const look = (classes: string) => ({ colour: '#d8eefb', padding: '8px 0', classes });

/** How far the middle of one is from the middle of another. */
const offMiddle = (one: Box, other: Box, from: 'left' | 'top', to: 'right' | 'bottom'): number =>
  Math.abs((one[from] + one[to]) / 2 - (other[from] + other[to]) / 2);

test.each([
  [1400, 1280],
  [1000, null],
])('CONTENT-01 §9 rows in a window of %i px', async (width, most) => {
  await drawn.page.setViewportSize({ width, height: 900 });
  await draw(
    row({ look: look('contained-row') }, heading(2, 'Contained', { classes: 'contained-words' })),
    row(
      { appearance: 'full-width', look: look('wide-row') },
      heading(2, 'Full width', { classes: 'wide-words' }),
    ),
    row(
      { appearance: 'full-bleed', look: look('bleeding-row') },
      heading(2, 'Full bleed', { classes: 'bleeding-words' }),
    ),
  );
  const [contained, containedWords, wide, wideWords, bleeding, bleedingWords] = await Promise.all(
    ['contained', 'wide', 'bleeding'].flatMap((name) => [boxOf(`.${name}-row`), boxOf(`.${name}-words`)]),
  );
  // beside it there is room for a scroll bar
  const page = await drawn.page.evaluate(() => document.body.getBoundingClientRect().width);
  const inner = most ?? containedWords?.width;
  expect([contained, containedWords, wideWords].map((box) => box?.width)).toEqual([inner, inner, inner]);
  expect([wide, bleeding, bleedingWords].map((box) => box?.width)).toEqual([page, page, page]);
  expect(containedWords?.width).toBeLessThan(page);
  // in the middle of the page
  expect(containedWords?.left).toBe(page - (containedWords?.right ?? 0));
});

test.each(['inline', 'stacked'] as const)('CONTENT-01 %s buttons of the same width', async (appearance) => {
  const some = [
    { label: 'Go', href: '/a' },
    { label: 'A much longer word to press', href: '/b', kind: 'secondary' },
    { label: 'Read', href: '/c', kind: 'link' },
  ] as const;
  await draw(row({}, buttons({ appearance, isSameWidth: true }, ...some)));
  const same = await boxesOf('main a');
  expect(new Set(same.map(({ width }) => Math.round(width))).size).toBe(1);
  const isBelow = (same[2]?.top ?? 0) >= (same[0]?.bottom ?? 0);
  expect(isBelow).toBe(appearance === 'stacked');
  await draw(row({}, buttons({ appearance }, ...some)));
  const own = await boxesOf('main a');
  // as wide as the widest, and no wider
  expect(same[0]?.width).toBeCloseTo(Math.max(...own.map(({ width }) => width)), 0);
  expect(own[0]?.width).toBeLessThan(own[1]?.width ?? 0);
});

test.each([
  ['inline', 'left'],
  ['inline', 'center'],
  ['inline', 'right'],
  ['stacked', 'left'],
  ['stacked', 'center'],
  ['stacked', 'right'],
] as const)('CONTENT-01 %s buttons to the %s', async (appearance, align) => {
  await draw(
    row(
      { look: { classes: 'around' } },
      buttons(
        { appearance, look: { align } },
        { label: 'Go', href: '/a' },
        { label: 'A longer one', href: '/b' },
      ),
    ),
  );
  const [around, all] = [await boxOf('.around'), await boxesOf('main a')];
  const left = Math.min(...all.map((box) => box.left)) - around.left;
  const right = around.right - Math.max(...all.map((box) => box.right));
  if (align === 'left') expect([left < 1, right > 100]).toEqual([true, true]);
  if (align === 'right') expect([right < 1, left > 100]).toEqual([true, true]);
  if (align === 'center') expect(Math.abs(left - right)).toBeLessThan(1.5);
});

const tabsOf = (side: 'left' | 'center' | 'right', verticalAlign: 'top' | 'middle' | 'bottom') =>
  row(
    { look: { classes: 'around' } },
    tabs({ side, active: 0, minHeight: '300px' }, [
      {
        id: 'one',
        name: 'One',
        look: { classes: 'shown', verticalAlign, padding: '0' },
        body: [text('<p>Words</p>', { classes: 'words' })],
      },
      { id: 'two', name: 'Two', body: [text('<p>Others</p>')] },
    ]),
  );

test.each(['left', 'center', 'right'] as const)('CONTENT-01 tabs to the %s', async (side) => {
  await draw(tabsOf(side, 'top'));
  const [around, all] = [await boxOf('.around'), await boxesOf('[role=tab]')];
  const left = (all[0]?.left ?? 0) - around.left;
  const right = around.right - (all.at(-1)?.right ?? 0);
  if (side === 'left') expect([left < 1, right > 100]).toEqual([true, true]);
  if (side === 'right') expect([right < 1, left > 100]).toEqual([true, true]);
  if (side === 'center') expect(Math.abs(left - right)).toBeLessThan(1.5);
});

test.each(['top', 'middle', 'bottom'] as const)(
  'CONTENT-01 the height of tabs is their panels’: what is in one stands at its %s',
  async (verticalAlign) => {
    await draw(tabsOf('left', verticalAlign));
    const [shown, words] = [await boxOf('.shown'), await boxOf('.words')];
    expect(shown.height).toBeGreaterThan(270);
    expect(shown.height).toBeLessThanOrEqual(300);
    if (verticalAlign === 'top') expect(words.top - shown.top).toBeLessThan(1);
    if (verticalAlign === 'middle') expect(offMiddle(words, shown, 'top', 'bottom')).toBeLessThan(1);
    if (verticalAlign === 'bottom') expect(shown.bottom - words.bottom).toBeLessThan(1);
    // the others take no place
    expect((await boxesOf('[role=tabpanel]')).map(({ height }) => height > 0)).toEqual([true, false]);
  },
);

test.each([false, true])(
  'CONTENT-01 the height of a slider is its slides’, down to what covers them; fading: %s',
  async (isFading) => {
    const content = '<p>Words</p>';
    await draw(
      slider(
        { isFading, look: { minHeight: '420px', classes: 'around' } },
        slide('One', { content, overlay: '#ffffff', look: { classes: 'first' } }),
        slide('Two', { content, appearance: 'collage-right', look: { classes: 'second' } }),
      ),
    );
    await drawn.page.getByRole('button', { name: 'Next slide' }).waitFor();
    for (const name of ['first', 'second']) {
      const parts = await boxesOf(`.${name}, .${name} > *, .${name} > * > :last-child`);
      expect([name, ...parts.map(({ height }) => Math.round(height))]).toEqual([name, 420, 420, 420]);
    }
  },
);

test.each([
  ['no-preference', 'fixed'],
  ['reduce', 'scroll'],
] as const)(
  'CONTENT-01 a picture of speed 0 stays in the window where motion is as wanted: %s',
  async (wish, stays) => {
    await drawn.page.emulateMedia({ reducedMotion: wish });
    await draw(row({ backdrop: { desktop: 'wide.jpg' }, parallax: 0 }, heading(2, 'Words')));
    const layer = drawn.page.locator('[data-behind] > div');
    expect(
      await layer.evaluate((one) => {
        const { backgroundAttachment, transform } = getComputedStyle(one);
        return [backgroundAttachment, transform];
      }),
    ).toEqual([stays, 'none']);
    await drawn.page.emulateMedia({ reducedMotion: null });
  },
);

test('CONTENT-01 a poster’s words stand in the middle of its height', async () => {
  await draw(
    row({}, banner({ content: '<p class="said">Words</p>', look: { minHeight: '400px', classes: 'whole' } })),
  );
  expect(offMiddle(await boxOf('.said'), await boxOf('.whole'), 'top', 'bottom')).toBeLessThan(1);
});

test.each([
  [768, ['none', 'block', 'none', 'inline']],
  [769, ['block', 'none', 'inline', 'none']],
])('CONTENT-01 at %i px, what is for wide or for narrow screens only', async (width, shown) => {
  await drawn.page.setViewportSize({ width, height: 900 });
  await draw(
    row(
      {},
      text(
        '<p>Words <b class="pagebuilder-mobile-hidden">wide</b> <b class="pagebuilder-mobile-only">narrow</b></p>',
        { padding: '4px' },
      ),
      heading(2, 'Wide', { classes: 'pagebuilder-mobile-hidden' }),
      heading(2, 'Narrow', { classes: 'pagebuilder-mobile-only' }),
    ),
  );
  const displays = await drawn.page
    .locator('h2, b')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
  expect([...displays.slice(2), ...displays.slice(0, 2)]).toEqual(shown);
});

test('CONTENT-01 a picture has its narrow twin up to 768 px', async () => {
  await draw(row({}, image({ src: 'wide.jpg', mobile: 'narrow.jpg', alt: 'A van' })));
  const source = () => drawn.page.locator('img').evaluate((one: HTMLImageElement) => one.currentSrc);
  expect(await source()).toContain('/wide.jpg');
  await drawn.page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(source).toContain('/narrow.jpg');
});

const rowOf = (style: string) =>
  `<div data-content-type="row" data-appearance="full-bleed" data-element="main" style="${style}"><p>A</p></div>`;

test('CONTENT-01 CONTENT-04 beneath a page’s own heading rows keep apart, unless the merchant has them touch', async () => {
  await drawn.draw([rowOf(''), rowOf(''), rowOf('margin: 0'), rowOf('margin-top: 5px')].join(''), '', true);
  const boxes = await boxesOf('[data-row]');
  expect(boxes.slice(1).map(({ top }, place) => top - (boxes[place]?.bottom ?? 0))).toEqual([32, 0, 5]);
});
