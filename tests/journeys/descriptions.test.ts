/** What the page builder wrote about a shelf is drawn above its products as on a page of content (CONTENT-01, CONTENT-02, CAT-01). */

import { expect, inject, test } from 'vitest';
import { newShopperPage } from '#tests/support/browser.ts';
import { inspect } from '#tests/support/shopper-access.ts';
import { graphqlCall, skipPictures, treat } from '#tests/support/shopper-network.ts';
import { follow, heading } from '#tests/support/shopper-pages.ts';
import { eventually } from '#tests/support/shopper-patience.ts';

const built = [
  '<style>#html-body [data-pb-style=K1]{padding:24px;background-color:rgb(216, 238, 251)}</style>',
  '<div data-content-type="row" data-appearance="contained" data-element="main">',
  '<div data-enable-parallax="0" data-background-images="{}" data-element="inner" data-pb-style="K1">',
  '<h2 data-content-type="heading" data-appearance="default" data-element="main">Which bottle is yours?</h2>',
  '<div data-content-type="html" data-appearance="default" data-element="main">',
  '&lt;table&gt;&lt;tr&gt;&lt;th&gt;Home&lt;/th&gt;&lt;td&gt;11 L&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;script&gt;document.title="taken"&lt;/script&gt;',
  '</div></div></div>',
].join('');

test.each([360, 1280])(
  'CONTENT-01 CONTENT-02 CAT-01 at %i px, colours, code and all, and nothing of it runs',
  async (width) => {
    const { page } = await newShopperPage({ shopUrl: inject('shopUrl'), viewport: { width, height: 900 } });
    await skipPictures(page);
    await page.goto('/about-us');
    await heading(page, 'About Brightwater').waitFor();
    await treat(page, graphqlCall('CategoryPage'), async (route) => {
      const answered = await route.fetch();
      const json = (await answered.json()) as { data: { categoryList: { description: string }[] } };
      for (const category of json.data.categoryList) category.description = built;
      await route.fulfill({ response: answered, json });
    });
    await follow(page, '/water.html');
    const main = page.getByRole('main');
    const words = main.getByRole('heading', { level: 2, name: 'Which bottle is yours?' });
    await words.waitFor();
    expect(await main.getByRole('cell', { name: '11 L' }).isVisible()).toBe(true);
    const ground = () =>
      words.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor);
    await eventually(ground).toBe('rgb(216, 238, 251)');
    expect(await page.title()).toMatch(/^Water/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await inspect(page, 'a shelf with built words')).toEqual([]);
  },
);
