/** What the store says of itself, and which page answers at a path. */
import { describe, expect, test } from 'vitest';
import { startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop();
test('GEN-07 storeConfig answers the stock and the merchant fields', async () => {
  const { data } = await shop.graphql(
    '{ storeConfig { id code locale cms_no_route delivery_windows_minimum_period newsletter_enabled copyright } }',
  );
  expect(data.storeConfig).toEqual({
    id: 1,
    code: 'default',
    locale: 'en_AU',
    cms_no_route: 'no-route',
    delivery_windows_minimum_period: 2,
    newsletter_enabled: false,
    copyright: null,
  });
});

test('ADDR-03 countries carry their regions by name, and null where there are none', async () => {
  const { data } = await shop.graphql('{ countries { id available_regions { id code } } }');
  expect(data.countries).toEqual([
    {
      id: 'AU',
      available_regions: [
        { id: 606, code: 'NSW' },
        { id: 608, code: 'QLD' },
      ],
    },
    { id: 'NZ', available_regions: null },
  ]);
});

test('an unknown country is refused', async () => {
  const { errors, data } = await shop.graphql('{ country(id: "US") { id } }');
  expect(data).toEqual({ country: null });
  expect(errors[0]).toMatchObject({
    message: "The country isn't available.",
    extensions: { category: 'graphql-no-such-entity' },
  });
});

const resolve = async (url: string) =>
  (
    await shop.graphql('query ($u: String!) { urlResolver(url: $u) { id type relative_url redirectCode } }', {
      u: url,
    })
  ).data.urlResolver;

describe('ROUTE-07 paths', () => {
  test.each([
    ['/', 2, 'CMS_PAGE', 'home', 0],
    ['no-route', 1, 'CMS_PAGE', 'no-route', 0],
    ['water.html', 3, 'CATEGORY', 'water.html', 0],
    ['/water/sparkling.html', 4, 'CATEGORY', 'water/sparkling.html', 0],
    ['bottle.html', 1, 'PRODUCT', 'bottle.html', 0],
    ['water/bottle.html', 1, 'PRODUCT', 'water/bottle.html', 0],
    ['water.html?page=2', 3, 'CATEGORY', 'water.html?page=2', 0],
    ['WATER.html', 3, 'CATEGORY', 'water.html', 301],
  ])('%s', async (url, id, type, relativeUrl, redirectCode) => {
    expect(await resolve(url)).toEqual({ id, type, relative_url: relativeUrl, redirectCode });
  });

  test.each(['water', 'nothing-here', 'water/nothing.html'])('ROUTE-09 %s is nothing', async (url) => {
    expect(await resolve(url)).toBeNull();
  });

  test('an empty path is refused', async () => {
    const { errors } = await shop.graphql('{ urlResolver(url: "") { id } route(url: "") { type } }');
    expect(errors.map((error: { message: string }) => error.message)).toEqual([
      '"url" argument should be specified and not empty',
      '"url" argument should be specified and not empty',
    ]);
  });

  test('route answers the thing itself', async () => {
    const { data } = await shop.graphql(`{
      page: route(url: "/") { __typename type ... on CmsPage { title canonical_url } }
      category: route(url: "water.html") { ... on CategoryTree { name } }
      product: route(url: "water/bottle.html") { relative_url redirect_code ... on SimpleProduct { sku } }
      nothing: route(url: "nope") { type }
    }`);
    expect(data).toEqual({
      page: { __typename: 'CmsPage', type: 'CMS_PAGE', title: 'Welcome', canonical_url: '/' },
      category: { name: 'Water' },
      product: { relative_url: 'water/bottle.html', redirect_code: 0, sku: 'BOTTLE' },
      nothing: null,
    });
  });
});

describe('content', () => {
  test('ROUTE-10 the no-route page is read by identifier', async () => {
    const { data } = await shop.graphql(
      '{ cmsPage(identifier: "no-route") { title content_heading content page_layout meta_keywords } }',
    );
    expect(data.cmsPage).toEqual({
      title: 'Not found',
      content_heading: 'Not found',
      content: '<p>Not found</p>',
      page_layout: '1column',
      meta_keywords: null,
    });
  });

  test.each([
    ['{ cmsPage(identifier: "nope") { title } }', 'The CMS page with the "nope" ID doesn\'t exist.'],
    ['{ cmsPage(id: 99) { title } }', 'The CMS page with the "99" ID doesn\'t exist.'],
    ['{ cmsPage { title } }', '"Page id/identifier should be specified'],
    ['{ cmsBlocks { items { title } } }', '"identifiers" of CMS blocks should be specified'],
  ])('%s is refused', async (query, message) => {
    const { errors } = await shop.graphql(query);
    expect(errors[0].message).toBe(message);
  });

  test('an unknown block is an error in its place, the others are answered', async () => {
    const { data, errors } = await shop.graphql(
      '{ cmsBlocks(identifiers: ["nope", "footer-links"]) { items { identifier content } } }',
    );
    expect(data.cmsBlocks.items).toEqual([null, { identifier: 'footer-links', content: '<ul></ul>' }]);
    expect(errors[0]).toMatchObject({ path: ['cmsBlocks', 'items', 0] });
  });
});

test('a stock backend has nothing of the merchant', async () => {
  const stock = await startShop({ layers: 'stock' });
  try {
    const { errors, data } = await stock.graphql('{ storeConfig { delivery_windows_minimum_period } }');
    expect(data).toBeUndefined();
    expect(errors[0].message).toBe(
      'Cannot query field "delivery_windows_minimum_period" on type "StoreConfig".',
    );
    const id = (await stock.graphql('mutation { createEmptyCart }')).data.createEmptyCart;
    const { body } = await stock.rest('POST', `/guest-carts/${id}/estimate-shipping-methods`, {
      address: { country_id: 'AU', extension_attributes: { quote_delivery_instructions: 'x' } },
    });
    expect(body.parameters).toEqual({ fieldName: 'QuoteDeliveryInstructions' });
  } finally {
    await stock.backend.close();
  }
});
