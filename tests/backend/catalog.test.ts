/** Categories and product lists as the storefront browses them. */
import { describe, expect, test } from 'vitest';
import { openShop } from './open-shop.ts';

const shop = await openShop();
test('CAT-01 the tree hangs under the root, hidden categories marked', async () => {
  const { data } = await shop.graphql(`{
    categoryList(filters: { ids: { eq: "2" } }) {
      id
      children { id url_path url_suffix include_in_menu children_count product_count level path image
        children { id url_path breadcrumbs { category_name } } }
    }
  }`);
  expect(data.categoryList).toEqual([
    {
      id: 2,
      children: [
        {
          id: 3,
          url_path: 'water',
          url_suffix: '.html',
          include_in_menu: 1,
          children_count: '1',
          product_count: 6,
          level: 2,
          path: '1/2/3',
          image: '/media/catalog/category/water.jpg',
          children: [{ id: 4, url_path: 'water/sparkling', breadcrumbs: [{ category_name: 'Water' }] }],
        },
        {
          id: 5,
          url_path: 'hidden',
          url_suffix: '.html',
          include_in_menu: 0,
          children_count: '0',
          product_count: 0,
          level: 2,
          path: '1/2/5',
          image: '/media/catalog/category/hidden.jpg',
          children: [],
        },
      ],
    },
  ]);
});

test('an unknown category is an empty list, and a refusal by id', async () => {
  const { data, errors } = await shop.graphql(
    '{ categoryList(filters: { ids: { eq: "99" } }) { id } category(id: 99) { id } }',
  );
  expect(data).toEqual({ categoryList: [], category: null });
  expect(errors).toMatchObject([
    { message: "Category doesn't exist", extensions: { category: 'graphql-no-such-entity' } },
  ]);
});

const skusOf = async (parameters: string): Promise<string[]> => {
  const { data } = await shop.graphql(`{ products(${parameters}) { items { sku } } }`);
  return data.products.items.map((item: { sku: string }) => item.sku);
};

describe('product lists', () => {
  test('CAT-01 a category shows what is beneath it too, best sellers and then the newest first, a page at a time', async () => {
    const { data } = await shop.graphql(`{
      products(filter: { category_id: { eq: "3" } }, pageSize: 4, currentPage: 2) {
        total_count page_info { current_page page_size total_pages } items { sku }
        sort_fields { default }
      }
    }`);
    expect(data.products).toEqual({
      total_count: 6,
      page_info: { current_page: 2, page_size: 4, total_pages: 2 },
      items: [{ sku: 'EMPTY' }, { sku: 'LAST' }],
      sort_fields: { default: 'position' },
    });
  });

  test.each([
    ['filter: { category_uid: { eq: "NA==" } }', ['FIZZ']],
    ['filter: { category_id: { eq: "99" } }', []],
    ['filter: { sku: { in: ["CUPS", "LAST"] } }', ['LAST', 'CUPS']],
    ['filter: { sku: { in: ["CUPS", "LAST"] } }, sort: { price: DESC }', ['LAST', 'CUPS']],
    ['filter: { url_key: { eq: "fizz" } }', ['FIZZ']],
    ['filter: { price: { from: "18", to: "24" } }', ['FIZZ']],
    ['filter: { name: { match: "bott" } }', ['BOTTLE']],
    ['filter: { is_rental_product: { eq: "1" } }', ['RENTAL']],
    ['search: "paper"', ['CUPS']],
    ['search: "zzzz"', []],
    ['search: "%"', []],
  ])('%s', async (parameters, skus) => {
    expect(await skusOf(parameters)).toEqual(skus);
  });

  test.each([
    ['{ products { total_count } }', "'search' or 'filter' input argument is required."],
    [
      '{ products(search: "p", currentPage: 0) { total_count } }',
      'currentPage value must be greater than 0.',
    ],
    ['{ products(search: "p", pageSize: 0) { total_count } }', 'pageSize value must be greater than 0.'],
    [
      '{ products(filter: { category_id: { eq: "3" } }, pageSize: 2, currentPage: 9) { total_count } }',
      'currentPage value 9 specified is greater than the 3 page(s) available.',
    ],
  ])('%s is refused', async (query, message) => {
    const { errors } = await shop.graphql(query);
    expect(errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
  });

  test('CAT-01 aggregations count prices and categories', async () => {
    const { data } = await shop.graphql(`{
      products(filter: { sku: { in: ["BOTTLE", "FIZZ", "CUPS"] } }) {
        aggregations { attribute_code count options { label value count } }
      }
    }`);
    expect(data.products.aggregations).toEqual([
      {
        attribute_code: 'price',
        count: 2,
        options: [
          { label: '0-10', value: '0_10', count: 1 },
          { label: '10-20', value: '10_20', count: 2 },
        ],
      },
      {
        attribute_code: 'category_uid',
        count: 2,
        options: [
          { label: 'Water', value: 'Mw==', count: 2 },
          { label: 'Sparkling', value: 'NA==', count: 1 },
        ],
      },
    ]);
  });
});

test('CAT-02 CAT-06 a product shows both prices, its gallery, its attributes and what goes with it', async () => {
  const { data } = await shop.graphql(`{
    products(filter: { sku: { in: ["BOTTLE", "FIZZ", "LAST", "EMPTY"] } }, sort: { name: ASC }) {
      items {
        __typename id uid sku url_key url_suffix stock_status only_x_left_in_stock is_rental_product
        small_image { url label }
        media_gallery { url label position disabled }
        price_range { minimum_price { regular_price { value currency } final_price { value }
          discount { amount_off percent_off } } }
        custom_attributesV2 { items { code ... on AttributeValue { value } } }
        related_products { sku }
        categories { uid }
      }
    }
  }`);
  const bySku = Object.fromEntries(data.products.items.map((item: { sku: string }) => [item.sku, item]));
  expect(bySku['FIZZ'].price_range.minimum_price).toEqual({
    regular_price: { value: 24, currency: 'AUD' },
    final_price: { value: 18 },
    discount: { amount_off: 6, percent_off: 25 },
  });
  expect(bySku['BOTTLE']).toMatchObject({
    __typename: 'SimpleProduct',
    id: 1,
    uid: 'MQ==',
    url_key: 'bottle',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    is_rental_product: 0,
    media_gallery: [
      { url: '/media/catalog/product/p/bottle.jpg', label: 'BOTTLE', position: 1, disabled: false },
    ],
    custom_attributesV2: { items: [{ code: 'volume', value: '15 L' }] },
    related_products: [{ sku: 'CUPS' }],
    categories: [{ uid: 'Mw==' }],
  });
  expect(bySku['LAST'].only_x_left_in_stock).toBe(1);
  expect(bySku['EMPTY'].stock_status).toBe('OUT_OF_STOCK');
});

test('the labels of attributes are asked for separately', async () => {
  const { data } = await shop.graphql(`{
    customAttributeMetadataV2(attributes: [
      { attribute_code: "volume", entity_type: "catalog_product" }
      { attribute_code: "nope", entity_type: "catalog_product" }
    ]) { items { code label } errors { type } }
  }`);
  expect(data.customAttributeMetadataV2).toEqual({
    items: [{ code: 'volume', label: 'Volume' }],
    errors: [{ type: 'ATTRIBUTE_NOT_FOUND' }],
  });
});
