/** Product pictures come in the named widths, large enough, and keep their room. */

import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { steelBottle, water } from '#tests/support/shopper-goods.ts';
import { cartLines, cartTrigger, drawer, heading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { browserEntry } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');

/** What is wrong with each picture of the catalogue, from top to bottom. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const named = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];
    const pictures = [...document.querySelectorAll('img')].filter(({ src }) =>
      src.includes('/media/catalog/'),
    );
    const found: string[] = pictures.length === 0 ? ['no picture at all'] : [];
    for (const picture of pictures) {
      const address = new URL(picture.src);
      const add = (fault: string): void => void found.push(`${address.pathname}: ${fault}`);
      const query = [...address.searchParams.keys()].join();
      if (query !== 'width,height,fit,quality,format,auto') add(`asked with ${query}`);
      const widths = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      if (widths.length < 2 || widths.some((width) => !named.includes(width))) add(`comes in ${widths}`);
      if (!picture.hasAttribute('width') || !picture.hasAttribute('height')) add('keeps no room');
      // beyond the edge of a row, or in a drawer that is closed
      if (!picture.checkVisibility()) continue;
      picture.scrollIntoView({ block: 'center' });
      await picture.decode().catch(() => add('does not come'));
      const room = picture.getBoundingClientRect().width;
      const came = Number(new URL(picture.currentSrc || picture.src).searchParams.get('width'));
      if (came < Math.floor(room)) add(`${came} px drawn in ${Math.round(room)}`);
    }
    return found;
  });

const card = (page: Page) => page.getByRole('main').getByRole('article').first().waitFor();
const places: readonly (readonly [path: string, isThere: (page: Page) => Promise<void>])[] = [
  ['/water.html', card],
  ['/insulated-steel-bottle.html', (page) => page.getByRole('main').getByRole('img').first().waitFor()],
  ['/all-products', card],
  ['/cart', (page) => heading(page, 'Goes with your cart').waitFor()],
  [
    '/contact-us',
    async (page) => {
      await cartTrigger(page).click();
      await cartLines(drawer(page)).nth(1).waitFor();
    },
  ],
];

test('product pictures come as large as they are drawn on a phone and on a wide screen [CAT-04]', async () => {
  const cartId = await new ShopApi(shopUrl).makeCart([water, 1], [steelBottle, 1]);
  const localStorage = [browserEntry('cartId', cartId)];
  for (const width of [360, 1400])
    for (const [path, isThere] of places) {
      // a new browser each: a picture that it has already is shown in its larger size
      const { page } = await newShopperPage({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin: shopUrl, localStorage }] },
      });
      await page.goto(path);
      await isThere(page);
      // a row of products is drawn again once the code of its carousel is there
      await eventually(() => faults(page), path).toEqual([]);
      await page.close();
    }
});
