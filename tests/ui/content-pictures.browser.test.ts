/** How large pictures of content are drawn where the server makes nothing of a width that is asked for, as a Magento does not: as large as they are, and never wider than their room (CONTENT-01). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';

/** Every picture is the same file, so wide and so high. */
const file = { width: 600, height: 900 };

const figure = (mobile = ''): string =>
  `<figure data-content-type="image" data-element="main"><img data-element="desktop_image" src="/media/wysiwyg/a.jpg" alt="A">${mobile}</figure>`;
const narrower =
  '<img class="pagebuilder-mobile-only" data-element="mobile_image" src="/media/wysiwyg/b.jpg" alt="A">';
const among = '<p><img src="/media/wysiwyg/a.jpg" alt="A"></p>';
const icon = '<p>Ring <img src="/media/wysiwyg/a.jpg" alt="A" width="24"> us</p>';

describe.each([1, 2, 3])('CONTENT-01 on a screen of density %i', (density) => {
  let drawn: DrawnContent;
  beforeAll(async () => {
    drawn = await openDrawnContent({ density, file });
  });
  afterAll(() => drawn.close());

  /** What is drawn, beside the room there is for it. */
  const sizeIn = async (width: number, html: string) => {
    await drawn.page.setViewportSize({ width, height: 900 });
    await drawn.draw(html);
    return drawn.page.getByRole('img', { name: 'A' }).evaluate(async (picture: HTMLImageElement) => {
      await picture.decode();
      const around = picture.closest('figure, p') ?? document.body;
      const { paddingLeft, paddingRight } = getComputedStyle(around);
      const room =
        around.getBoundingClientRect().width -
        Number.parseFloat(paddingLeft) -
        Number.parseFloat(paddingRight);
      const { width: wide, height: high } = picture.getBoundingClientRect();
      return { wide: Math.round(wide), ratio: high / wide, room: Math.round(room) };
    });
  };

  test.each([
    ['a picture', figure()],
    ['one that has another for narrow screens', figure(narrower)],
    ['one among words', among],
  ])('%s is as large as its file, and no wider than its room', async (_, html) => {
    expect(await sizeIn(1400, html)).toMatchObject({ wide: 600, ratio: 1.5 });
    for (const width of [500, 320]) {
      const { wide, ratio, room } = await sizeIn(width, html);
      expect(room).toBeLessThan(width);
      expect(wide).toBe(room);
      expect(ratio).toBeCloseTo(1.5);
    }
  });

  test('one is as wide as the merchant wrote beside it', async () => {
    expect(await sizeIn(1400, icon)).toMatchObject({ wide: 24, ratio: 1.5 });
  });
});

test('CONTENT-01 a picture among words is a part of its line', async () => {
  const drawn = await openDrawnContent({ file: { width: 24, height: 24 } });
  const leftOf = async (html: string): Promise<number> => {
    await drawn.draw(html);
    return drawn.page
      .getByRole('img', { name: 'A' })
      .evaluate((picture) => Math.round(picture.getBoundingClientRect().left));
  };
  const picture = '<img src="/media/wysiwyg/a.jpg" alt="A">';
  expect(await leftOf(`<p style="text-align:center">${picture} Ring</p>`)).toBeGreaterThan(600);
  const [first, second] = [
    await leftOf(`<ul><li>${picture} Ring</li></ul>`),
    await leftOf(`<ul><li>Ring ${picture}</li></ul>`),
  ];
  expect(second).toBeGreaterThan(first + 20);
  await drawn.close();
});
