/** Pictures wherever there is a product: in the named widths, never drawn larger than they come, their room kept until they are there (CAT-04, §9). */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/shopper-account.ts';
import { ShopApi } from '#tests/support/shopper-api.ts';
import { steelBottle, water } from '#tests/support/shopper-goods.ts';
import { button, cartLines, cartTrigger, drawer, heading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';
import { browserEntry } from '#tests/support/shopper-start.ts';

const shopUrl = inject('shopUrl');
const hannah = { email: 'hannah@example.com', firstname: 'Hannah', lastname: '', password: 'Water4all!' };

/** What is wrong with each picture of the catalogue, from top to bottom. */
const faults = async (page: Page): Promise<readonly string[]> => {
  // a row of products is drawn anew once the code is there that turns it
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const named = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];
    const seen = [...document.querySelectorAll('img')].filter((picture) =>
      picture.src.includes('/media/catalog/'),
    );
    const told: string[] = seen.length === 0 ? ['no picture at all'] : [];
    for (const picture of seen) {
      const address = new URL(picture.src);
      const tell = (fault: string): void => void told.push(`${address.pathname}: ${fault}`);
      const query = [...address.searchParams.keys()].join();
      if (query !== 'width,height,fit,quality,format,auto') tell(`asked with ${query}`);
      const widths = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      if (widths.length < 2 || widths.some((width) => !named.includes(width))) tell(`comes in ${widths}`);
      if (!picture.hasAttribute('width') || !picture.hasAttribute('height')) tell('keeps no room');
      // beyond the edge of a row, or in a drawer that is closed
      if (!picture.checkVisibility()) continue;
      picture.scrollIntoView({ block: 'center' });
      await picture.decode().catch(() => tell('does not come'));
      const room = picture.getBoundingClientRect().width;
      const came = Number(new URL(picture.currentSrc || picture.src).searchParams.get('width'));
      if (came < Math.floor(room)) tell(`${came} px drawn in ${Math.round(room)}`);
    }
    return told;
  });
};

/** Fresh for each page: of pictures it has already a browser takes the larger one. */
const lookAt = async (
  width: number,
  path: string,
  isThere: (page: Page) => Promise<unknown>,
  entries: readonly { readonly name: string; readonly value: string }[] = [],
): Promise<readonly string[]> => {
  const { page } = await newShopperPage({
    shopUrl,
    viewport: { width, height: 900 },
    storageState: { cookies: [], origins: [{ origin: shopUrl, localStorage: [...entries] }] },
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await isThere(page);
  const told = await faults(page);
  await page.close();
  return told.map((fault) => `${path} at ${width}: ${fault}`);
};

const shelfShown = (page: Page) => page.getByRole('main').getByRole('article').first().waitFor();
const pageShown = (page: Page) => page.getByRole('main').getByRole('img').first().waitFor();

test.each([360, 1400])(
  'CAT-04 on shelf, results, product, cart, drawer, empty cart and among content at %i px',
  { timeout: 240_000 },
  async (width) => {
    const cartId = await new ShopApi(shopUrl).makeCart([water, 1], [steelBottle, 1]);
    const kept = [browserEntry('cartId', cartId)];
    const told = [
      await lookAt(width, '/water.html', shelfShown),
      await lookAt(width, '/catalogsearch/result?q=cooler', shelfShown),
      // so narrow a search has nothing to filter by
      await lookAt(width, '/catalogsearch/result?q=plunger', shelfShown),
      await lookAt(width, '/insulated-steel-bottle.html', pageShown),
      await lookAt(width, '/water-station-set.html', pageShown),
      await lookAt(width, '/cart', (page) => heading(page, 'Popular right now').waitFor()),
      await lookAt(width, '/cart', (page) => heading(page, 'Goes with your cart').waitFor(), kept),
      await lookAt(width, '/all-products', shelfShown),
      await lookAt(
        width,
        '/contact-us',
        async (page) => {
          await cartTrigger(page).click();
          await cartLines(drawer(page)).nth(1).waitFor();
        },
        kept,
      ),
    ];
    expect(told.flat()).toEqual([]);
  },
);

test('CAT-04 on the pad and among suggestions', async () => {
  const { page } = await newShopperPage({ shopUrl });
  await signIn(page, hannah);
  await page.goto('/products');
  await heading(page, 'Your usual order').waitFor();
  expect(await faults(page)).toEqual([]);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('single origin');
  await page.getByRole('option', { name: /^Single origin/ }).waitFor();
  expect(await faults(page)).toEqual([]);
  await eventually(() => button(page, 'Add all to cart').count()).toBe(1);
});
