/** The size of pictures where the server ignores the requested width, as Magento does. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDrawnContent, type DrawnContent } from '../support/drawn-content.ts';

/** Every picture is this file. */
const file = { width: 600, height: 900 };

const figure = (mobile = ''): string =>
  `<figure data-content-type="image" data-element="main"><img data-element="desktop_image" src="/media/wysiwyg/a.jpg" alt="A">${mobile}</figure>`;
const narrower =
  '<img class="pagebuilder-mobile-only" data-element="mobile_image" src="/media/wysiwyg/b.jpg" alt="A">';
const picture = '<img src="/media/wysiwyg/a.jpg" alt="A">';

describe.each([1, 2])('density %i', (density) => {
  let drawn: DrawnContent;
  beforeAll(async () => {
    drawn = await openDrawnContent({ density, file });
  });
  afterAll(() => drawn.close());

  /** The drawn size, and the room for it. */
  const sizeIn = async (width: number, html: string) => {
    await drawn.page.setViewportSize({ width, height: 900 });
    await drawn.draw(html);
    return drawn.page.getByRole('img', { name: 'A' }).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const around = image.closest('figure, p') ?? document.body;
      const { paddingLeft, paddingRight } = getComputedStyle(around);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      const { width: wide, height: high } = image.getBoundingClientRect();
      const room = Math.round(around.getBoundingClientRect().width - padding);
      return { wide: Math.round(wide), ratio: high / wide, room };
    });
  };

  test.each([
    ['a picture', figure()],
    ['a picture with a narrow twin', figure(narrower)],
    ['a picture in text', `<p>${picture}</p>`],
  ])(
    `%s is as large as its file and no wider than its room at density ${density} [CONTENT-01]`,
    async (_, html) => {
      expect(await sizeIn(1400, html)).toMatchObject({ wide: 600, ratio: 1.5 });
      const { wide, ratio, room } = await sizeIn(320, html);
      expect(room).toBeLessThan(320);
      expect(wide).toBe(room);
      expect(ratio).toBeCloseTo(1.5);
    },
  );
});
