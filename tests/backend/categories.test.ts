/** Categories, addresses and attributes. */
import { expect, test } from 'vitest';
import { catalogShop } from './catalog-shop.ts';
import { openShop, refusal } from './open-shop.ts';

const shop = await openShop({ seed: catalogShop });

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
