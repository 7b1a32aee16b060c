/** Products of every kind as a product page asks for them, categories and addresses. */

import { expect, onTestFinished, test } from 'vitest';
import { catalogShop, priceRange, readProduct } from './catalog-shop.ts';
import { openShop, refusal } from './open-shop.ts';
import { startShop } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });
const read = (sku: string, fields: string) => readProduct(shop, sku, fields);

test('a simple product without a picture has the placeholder, which is drawn [CAT-04]', async () => {
  const found = await read(
    'CUPS',
    'image { url } small_image { url label } thumbnail { url } media_gallery { url }',
  );
  expect(found.media_gallery).toEqual([]);
  expect(found.small_image).toEqual({
    url: '/media/catalog/product/placeholder/small_image.jpg',
    label: 'Paper Cups 100 pack',
  });
  for (const { url } of [found.image, found.small_image, found.thumbnail]) {
    const response = await shop.fetch(`${url}?width=40`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await response.arrayBuffer();
  }
});

test('a simple product shows a special price beside the regular one, and tier prices [CAT-06]', async () => {
  expect(await read('BENCH', `special_price ${priceRange}`)).toMatchObject({
    special_price: 149,
    price_range: {
      minimum_price: {
        regular_price: { value: 199 },
        final_price: { value: 149 },
        discount: { amount_off: 50, percent_off: 25.13 },
      },
    },
  });
  // the price of the whole quantity, the discount of one piece
  const tiers = 'price_tiers { quantity final_price { value } discount { amount_off percent_off } }';
  expect((await read('CUPS', tiers)).price_tiers).toEqual([
    { quantity: 10, final_price: { value: 75 }, discount: { amount_off: 1.45, percent_off: 16.2 } },
  ]);
});

test('stock Magento has no gift cards, neither in lists nor at their address [NET-02]', async () => {
  const stock = await startShop({ seed: catalogShop, layers: 'stock' });
  onTestFinished(() => stock.backend.close());
  const { data } = await stock.graphql(`{ products(filter: { sku: { eq: "VOUCHER" } }) { total_count }
    search: products(search: "gift") { total_count } route(url: "voucher.html") { type }
    inner: urlResolver(url: "catalog/product/view/id/20") { type } }`);
  const none = { total_count: 0 };
  expect(data).toEqual({ products: none, search: none, route: null, inner: null });
});

test('a category that is switched off is refused by id and left out of lists', async () => {
  const { data, errors } = await shop.graphql(
    '{ category(id: 8) { id } categoryList(filters: { ids: { eq: "8" } }) { id } }',
  );
  expect(data).toEqual({ category: null, categoryList: [] });
  expect(errors).toMatchObject(refusal("Category doesn't exist", 'no-such-entity'));
});

const route = (url: string) =>
  shop.graphql(
    `query ($url: String!) { route(url: $url) { __typename type relative_url redirect_code
        ... on CmsPage { title canonical_url } ... on ProductInterface { sku } ... on CategoryInterface { name } }
        urlResolver(url: $url) { id type relative_url redirectCode } }`,
    { url },
  );

test.each([
  ['water/sparkling.html', 'CategoryTree', 'CATEGORY', 'water/sparkling.html', 0],
  ['closed.html', 'CategoryTree', 'CATEGORY', 'closed.html', 0],
  ['WATER.html', 'CategoryTree', 'CATEGORY', 'water.html', 301],
  ['catalog/category/view/id/3', 'CategoryTree', 'CATEGORY', 'water.html', 0],
  ['water/spring-water-15l.html', 'SimpleProduct', 'PRODUCT', 'water/spring-water-15l.html', 0],
  ['old-water', 'CategoryTree', 'CATEGORY', 'water.html', 301],
  ['to-outside', 'RoutableUrl', null, 'https://example.com/x', 301],
  ['/', 'CmsPage', 'CMS_PAGE', 'home', 0],
])('%s leads to a %s [ROUTE-07]', async (url, typename, type, to, code) => {
  const { data } = await route(url);
  expect(data.route).toMatchObject({ __typename: typename, type, relative_url: to, redirect_code: code });
  expect(data.urlResolver).toMatchObject({ type, relative_url: to, redirectCode: code });
});

test.each(['water', 'water/nothing.html', 'bottle-blue.html', 'catalog/category/view/id/999', 'nope'])(
  '%s leads nowhere [ROUTE-09]',
  async (url) => {
    expect((await route(url)).data).toEqual({ route: null, urlResolver: null });
  },
);
