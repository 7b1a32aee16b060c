/** What a page says in its HTML to those who show a link to it, and to search engines. */

import { expect, test } from 'vitest';
import { openDoor, publicUrls, shopOf } from './door-at.ts';

const amount = (value: number) => ({ value, currency: 'AUD' });
const crumb = { category_name: 'Drinks', category_level: 2, category_url_path: 'drinks' };
const water = {
  name: 'Water',
  level: 3,
  url_path: 'drinks/water',
  url_suffix: '.html',
  breadcrumbs: [crumb],
};

const product = {
  kind: 'SimpleProduct',
  sku: 'W15',
  name: '15 L </script>bottle',
  meta_description: 'Straight from the "spring".',
  url_key: '15-l-bottle',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  small_image: { url: 'https://magento.example/media/catalog/product/w15.jpg', label: null },
  price_range: {
    minimum_price: { regular_price: amount(12.5), final_price: amount(12.5) },
    maximum_price: { final_price: amount(12.5) },
  },
  categories: [water],
};
const category = { ...water, id: 3, meta_description: '', image: '/media/catalog/category/water.jpg' };
const home = { identifier: 'home', title: 'Welcome', meta_description: 'Fresh water.' };

const htmlAt = async (path: string, { backend }: ReturnType<typeof shopOf>): Promise<string> => {
  const door = await openDoor({ backend, publicUrls });
  return (await door.request(path, { headers: { Accept: 'text/html' } })).text();
};

const tagsIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

const thingsIn = (html: string): readonly object[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as object,
  );

const shop = 'https://shop.example';
const sized = '?width=1280&height=1280&fit=bounds&quality=85&format=pjpg&auto=webp';

test('a product is shown with picture, price and way, and its text ends no element [BEY-14]', async () => {
  const html = await htmlAt('/15-l-bottle.html', shopOf('PRODUCT', product));
  expect(tagsIn(html)).toEqual({
    'og:type': 'product',
    'og:site_name': 'Brightwater',
    'og:title': '15 L &lt;/script&gt;bottle | Brightwater',
    'og:description': 'Straight from the &quot;spring&quot;.',
    'og:url': `${shop}/15-l-bottle.html`,
    'og:image': `${shop}/media/catalog/product/w15.jpg${sized.replaceAll('&', '&amp;')}`,
    'twitter:card': 'summary_large_image',
  });
  expect(thingsIn(html)).toMatchObject([
    {
      '@type': 'Product',
      name: '15 L </script>bottle',
      sku: 'W15',
      image: [`${shop}/media/catalog/product/w15.jpg${sized}`],
      offers: {
        '@type': 'Offer',
        price: '12.50',
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: ['/', '/drinks.html', '/drinks/water.html', '/15-l-bottle.html'].map((path) => ({
        item: shop + path,
      })),
    },
  ]);
});

test.each([
  ['/drinks/water.html', shopOf('CATEGORY', category), 'summary_large_image', ['BreadcrumbList']],
  ['/drinks/water.html?page=2', shopOf('CATEGORY', category), 'summary_large_image', []],
  ['/', shopOf('CMS_PAGE', home), 'summary', ['Organization']],
  ['/products', shopOf('CMS_PAGE', home), 'summary', []],
  // nothing of a price: the page is there all the same
  ['/15-l-bottle.html', shopOf('PRODUCT', { ...product, price_range: null }), 'summary', []],
])('%s is shown as a card, with its structured data [BEY-14]', async (path, shown, card, kinds) => {
  const html = await htmlAt(path, shown);
  expect(tagsIn(html)).toMatchObject({ 'og:url': shop + path.replace('?page=2', ''), 'twitter:card': card });
  expect(thingsIn(html).map((thing) => ('@type' in thing ? thing['@type'] : null))).toEqual(kinds);
});

test('a page of the customer’s own is shown nowhere [BEY-14]', async () => {
  for (const path of ['/cart', '/customer/orders']) {
    const html = await htmlAt(path, shopOf('CMS_PAGE', home));
    expect([tagsIn(html), thingsIn(html)]).toEqual([{}, []]);
  }
});
