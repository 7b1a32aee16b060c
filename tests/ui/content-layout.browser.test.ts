/** The layout of content, measured in a browser: widths, heights, alignment, pictures, tables. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { banner, slide, slider } from '#backend/seed/page-builder/banners.ts';
import { buttons, heading, image, text } from '#backend/seed/page-builder/elements.ts';
import { row, tabs } from '#backend/seed/page-builder/layout.ts';
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

/** Where these boxes stand in another: at its start, middle or end. */
const placeIn = (
  around: Box,
  boxes: readonly Box[],
  from: 'left' | 'top',
  to: 'right' | 'bottom',
): string => {
  const before = Math.min(...boxes.map((box) => box[from])) - around[from];
  const after = around[to] - Math.max(...boxes.map((box) => box[to]));
  if (Math.abs(before - after) < 1.5) return 'middle';
  if (before < 1 && after > 100) return 'start';
  return after < 1 && before > 100 ? 'end' : `${before} and ${after}`;
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

describe.each(['inline', 'stacked'] as const)('%s buttons', (appearance) => {
  test(`${appearance} buttons of the same width are as wide as the widest [CONTENT-01]`, async () => {
    const some = [
      { label: 'Go', href: '/a' },
      { label: 'A much longer label to press', href: '/b', kind: 'secondary' },
      { label: 'Read', href: '/c', kind: 'link' },
    ] as const;
    await draw(row({}, buttons({ appearance, isSameWidth: true }, ...some)));
    const same = await boxesOf('main a');
    expect(new Set(same.map(({ width }) => Math.round(width))).size).toBe(1);
    const isBelow = (same[2]?.top ?? 0) >= (same[0]?.bottom ?? 0);
    expect(isBelow).toBe(appearance === 'stacked');
    await draw(row({}, buttons({ appearance }, ...some)));
    const own = await boxesOf('main a');
    expect(same[0]?.width).toBeCloseTo(Math.max(...own.map(({ width }) => width)), 0);
    expect(own[0]?.width).toBeLessThan(own[1]?.width ?? 0);
  });

  test(`${appearance} buttons stand left, in the center or right [CONTENT-01]`, async () => {
    for (const [align, place] of [
      ['left', 'start'],
      ['center', 'middle'],
      ['right', 'end'],
    ] as const) {
      const some = [
        { label: 'Go', href: '/a' },
        { label: 'A longer one', href: '/b' },
      ];
      await draw(row({ look: { classes: 'around' } }, buttons({ appearance, look: { align } }, ...some)));
      expect(placeIn(await boxOf('.around'), await boxesOf('main a'), 'left', 'right')).toBe(place);
    }
  });
});

test.each([
  ['left', 'top', 'start'],
  ['center', 'middle', 'middle'],
  ['right', 'bottom', 'end'],
] as const)(
  'tabs stand %s, and content at the %s of a panel of their height [CONTENT-01]',
  async (side, verticalAlign, place) => {
    await draw(
      row(
        { look: { classes: 'around' } },
        tabs({ side, active: 0, minHeight: '300px' }, [
          {
            id: 'one',
            name: 'One',
            look: { classes: 'shown', verticalAlign, padding: '0' },
            body: [text('<p>Text</p>', { classes: 'inner' })],
          },
          { id: 'two', name: 'Two', body: [text('<p>Other</p>')] },
        ]),
      ),
    );
    expect(placeIn(await boxOf('.around'), await boxesOf('[role=tab]'), 'left', 'right')).toBe(place);
    const shown = await boxOf('.shown');
    expect(placeIn(shown, [await boxOf('.inner')], 'top', 'bottom')).toBe(place);
    expect(shown.height).toBeGreaterThan(270);
    expect(shown.height).toBeLessThanOrEqual(300);
    // hidden panels take no room
    expect((await boxesOf('[role=tabpanel]')).map(({ height }) => height > 0)).toEqual([true, false]);
  },
);

test.each([false, true])(
  'slides and their overlays have the height of the slider; fading: %s [CONTENT-01]',
  async (isFading) => {
    const content = '<p>Text</p>';
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

test('a background of speed 0 is fixed unless motion is reduced [CONTENT-01]', async () => {
  for (const [reducedMotion, attachment] of [
    ['no-preference', 'fixed'],
    ['reduce', 'scroll'],
  ] as const) {
    await drawn.page.emulateMedia({ reducedMotion });
    await draw(row({ backdrop: { desktop: 'wide.jpg' }, parallax: 0 }, heading(2, 'Text')));
    const style = await drawn.page.locator('[data-behind] > div').evaluate((one) => {
      const { backgroundAttachment, transform } = getComputedStyle(one);
      return [backgroundAttachment, transform];
    });
    expect(style).toEqual([attachment, 'none']);
  }
  await drawn.page.emulateMedia({ reducedMotion: null });
});

test('the text of a poster stands in the middle of its height [CONTENT-01]', async () => {
  const look = { minHeight: '400px', classes: 'whole' };
  await draw(row({}, banner({ content: '<p class="inner">Text</p>', look })));
  expect(placeIn(await boxOf('.whole'), [await boxOf('.inner')], 'top', 'bottom')).toBe('middle');
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

const rowOf = (style: string) =>
  `<div data-content-type="row" data-appearance="full-bleed" data-element="main" style="${style}"><p>A</p></div>`;

test('rows below a page heading keep apart unless the merchant joins them [CONTENT-01, CONTENT-04]', async () => {
  await drawn.draw([rowOf(''), rowOf(''), rowOf('margin: 0'), rowOf('margin-top: 5px')].join(''), '', true);
  const boxes = await boxesOf('[data-row]');
  expect(boxes.slice(1).map(({ top }, place) => top - (boxes[place]?.bottom ?? 0))).toEqual([32, 0, 5]);
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

test('arrow keys scroll a wide table [CONTENT-02, BEY-07]', async () => {
  await resize(360);
  await drawn.draw(table);
  const holder = drawn.page.getByRole('group', { name: 'Sizes' });
  await holder.focus();
  await drawn.page.keyboard.press('ArrowRight');
  await drawn.page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  expect(await holder.getByRole('table').count()).toBe(1);
});

test('text runs beside a floated table [CONTENT-02]', async () => {
  await drawn.draw(
    '<table style="float:left"><tr><td class="cell">15 L</td></tr></table><p class="beside">Beside it</p>',
  );
  expect((await boxOf('.beside')).top).toBeLessThan((await boxOf('.cell')).top + 30);
});
