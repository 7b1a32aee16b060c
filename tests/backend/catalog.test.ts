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

const ask = async (query: string) => (await shop.graphql(query)).data;

test('currency, terms, social links and guest checkout follow the settings [GEN-07]', async () => {
  const query = `{ currency { base_currency_code exchange_rates { currency_to rate } }
    checkoutAgreements { agreement_id name } getSocialLinks { name }
    storeConfig { is_guest_checkout_enabled is_checkout_agreements_enabled } }`;
  expect(await ask(query)).toEqual({
    currency: { base_currency_code: 'AUD', exchange_rates: [{ currency_to: 'AUD', rate: 1 }] },
    checkoutAgreements: [],
    getSocialLinks: [{ name: 'Pictures' }],
    storeConfig: { is_guest_checkout_enabled: true, is_checkout_agreements_enabled: false },
  });
  await shop.set('checkout/options/enable_agreements', true);
  await shop.set('checkout/options/guest_checkout', '0');
  expect(await ask(query)).toMatchObject({
    checkoutAgreements: [{ agreement_id: 1, name: 'Terms' }],
    storeConfig: { is_guest_checkout_enabled: false, is_checkout_agreements_enabled: true },
  });
});

test('countries carry their regions by name, and an unknown country is refused [ADDR-03]', async () => {
  expect((await ask('{ countries { id available_regions { id code } } }')).countries).toEqual([
    { id: 'AU', available_regions: [606, 608].map((id) => expect.objectContaining({ id })) },
    { id: 'NZ', available_regions: null },
  ]);
  const { errors, data } = await shop.graphql('{ country(id: "US") { id } }');
  expect(data).toEqual({ country: null });
  expect(errors).toMatchObject(refusal("The country isn't available.", 'no-such-entity'));
});

test('content is read by its identifier, or refused by what is wrong [ROUTE-10]', async () => {
  const fields = 'title content_heading content page_layout meta_keywords';
  expect((await ask(`{ cmsPage(identifier: "no-route") { ${fields} } }`)).cmsPage).toEqual({
    title: 'Not found',
    content_heading: 'Not found',
    content: '<p>Not found</p>',
    page_layout: '1column',
    meta_keywords: null,
  });
  for (const [query, message] of [
    ['cmsPage(identifier: "nope") { title }', 'The CMS page with the "nope" ID doesn\'t exist.'],
    ['cmsBlocks { items { title } }', '"identifiers" of CMS blocks should be specified'],
  ])
    expect((await shop.graphql(`{ ${query} }`)).errors[0].message).toBe(message);
});

test('a stock backend has no field of the merchant [NET-02]', async () => {
  const stock = await startShop({ layers: 'stock' });
  onTestFinished(() => stock.backend.close());
  const { errors, data } = await stock.graphql('{ storeConfig { delivery_windows_minimum_period } }');
  expect([data, errors[0].message]).toEqual([
    undefined,
    'Cannot query field "delivery_windows_minimum_period" on type "StoreConfig".',
  ]);
});
