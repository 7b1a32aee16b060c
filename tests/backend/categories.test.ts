/** Categories, addresses and attributes. */
import { expect, test } from 'vitest';
import { catalogShop } from './catalog-shop.ts';
import { openShop, refusal } from './open-shop.ts';

const shop = await openShop({ seed: catalogShop });
const ask = async (query: string) => (await shop.graphql(query)).data;

test('categories stand in their order, with those outside the menu, without those switched off, and list their products by page [CAT-01]', async () => {
  const data = await ask(`{ categories(filters: { parent_category_uid: { eq: "Mg==" } }) {
    total_count items { name position level path include_in_menu product_count children_count image meta_title
      children { name url_path url_suffix breadcrumbs { category_name category_level } } } } }`);
  expect(data.categories).toMatchObject({
    total_count: 4,
    items: [
      { name: 'Coolers', product_count: 3, children_count: '0', include_in_menu: 1, image: null },
      {
        name: 'Water',
        level: 2,
        path: '1/2/3',
        product_count: 4,
        children_count: '1',
        image: '/media/catalog/category/water.jpg',
        meta_title: null,
        children: [
          {
            name: 'Sparkling',
            url_path: 'water/sparkling',
            url_suffix: '.html',
            breadcrumbs: [{ category_name: 'Water', category_level: 2 }],
          },
        ],
      },
      { name: 'Accessories' },
      { name: 'Hidden', include_in_menu: 0, product_count: 0 },
    ],
  });
  const listed = await ask(`{ categoryList(filters: { url_key: { eq: "water" } }) {
    products(pageSize: 2, sort: { price: DESC }) { total_count items { sku } } } }`);
  const products = { total_count: 4, items: [{ sku: 'FIZZ' }, { sku: 'PACK' }] };
  expect(listed.categoryList).toEqual([{ products }]);
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

test('attributes are described with their choices, an unknown one by an error [CAT-02]', async () => {
  const data = await ask(`{ customAttributeMetadataV2(attributes: [
    { attribute_code: "type_of_customer", entity_type: "customer" }
    { attribute_code: "source", entity_type: "catalog_product" }
    { attribute_code: "nope", entity_type: "customer" }
  ]) { items { code label entity_type frontend_input options { label value is_default } } errors { type message } } }`);
  const { items, errors } = data.customAttributeMetadataV2;
  const option = { label: 'Residential', value: '4', is_default: false };
  expect(items).toMatchObject([
    { code: 'type_of_customer', entity_type: 'CUSTOMER', frontend_input: 'SELECT', options: [option, {}] },
    { code: 'source', label: 'Source' },
  ]);
  const message = 'Attribute code "nope" could not be found.';
  expect(errors).toEqual([{ type: 'ATTRIBUTE_NOT_FOUND', message }]);
});
