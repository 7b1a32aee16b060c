/** Lists of products: filters, sorts, pages, search, and what they can be narrowed by. */
import { describe, expect, test } from 'vitest';
import { catalogShop, withSettings } from './catalog-shop.ts';
import { startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: catalogShop });
const skusOf = async (parameters: string, from = shop): Promise<string[]> => {
  const { data, errors } = await from.graphql(`{ products(${parameters}) { items { sku } } }`);
  expect(errors).toBeUndefined();
  return data.products.items.map((item: { sku: string }) => item.sku);
};

const stepsOf = (list: { aggregations: { options: { value: string }[] }[] }) =>
  list.aggregations[0]?.options.map(({ value }) => value);

const inWater = ['SET', 'PACK', 'FIZZ', 'WATER'];

describe('CAT-01 filters', () => {
  test.each([
    ['filter: { category_id: { eq: "3" } }', inWater],
    ['filter: { category_uid: { eq: "Mw==" } }', inWater],
    ['filter: { category_url_path: { eq: "water/sparkling" } }', ['FIZZ']],
    ['filter: { category_id: { in: ["6", "999"] } }', ['FIZZ']],
    ['filter: { category_id: { eq: "999" } }', []],
    ['filter: { category_id: { eq: "water" } }', []],
    ['filter: { category_uid: { eq: "!" } }', []],
    ['filter: { category_id: { eq: "8" } }', []],
    ['filter: { category_id: { eq: "99999999999999999999" } }', []],
    // switched off, sold out, not shown by itself, found by search only, unknown
    ['filter: { sku: { in: ["WATER", "OFF", "GONE", "HIDDEN", "FOUND", "NOPE"] } }', ['WATER']],
    ['filter: { sku: { eq: "water" } }', []],
    ['filter: { url_key: { eq: "fizz" } }', ['FIZZ']],
    ['filter: { price: { from: "100" } }', ['BENCH']],
    ['filter: { price: { to: "9" } }', ['GUIDE', 'SET', 'CUPS']],
    ['filter: { price: { from: "20", to: "24" } }', ['BOTTLE', 'FIZZ']],
    ['filter: { price: { from: "99999999999999999999" } }', []],
    // a composite is found by the names and the attributes of what it is made of
    ['filter: { name: { match: "Spring" } }', ['SET', 'PACK', 'WATER']],
    ['filter: { name: { match: "tart", match_type: PARTIAL } }', ['PACK']],
    ['filter: { name: { match: "tart", match_type: FULL } }', []],
    ['filter: { description: { match: "fizz" } }', ['FIZZ']],
    ['filter: { short_description: { match: "cups short" } }', ['CUPS']],
    ['filter: { bottle_colour: { eq: "6" } }', ['BOTTLE']],
    ['filter: { bottle_colour: { in: ["7", "8"] } }', ['BOTTLE']],
    ['filter: { brand: { eq: "21" }, category_id: { eq: "3" } }', ['SET', 'PACK', 'WATER']],
    ['filter: { is_rental_product: { eq: "1" } }', ['PACK', 'RENT']],
    ['filter: { name: { match: "%_\'" }, category_id: { eq: "6" } }', ['FIZZ']],
  ])('%s', async (parameters, skus) => {
    expect(await skusOf(parameters)).toEqual(skus);
  });

  test('an empty filter narrows nothing', async () => {
    const all = await skusOf('filter: { sku: {} }, pageSize: 50');
    expect(all).toHaveLength(14);
    expect(await skusOf('filter: {}, pageSize: 50')).toEqual(all);
  });

  test('an unknown filter is refused by the schema', async () => {
    const { errors } = await shop.graphql('{ products(filter: { nope: { eq: "1" } }) { total_count } }');
    expect(errors[0].message).toContain('Field "nope" is not defined by type "ProductAttributeFilterInput"');
  });
});

describe('CAT-01 sorts', () => {
  const coolers = 'filter: { category_id: { eq: "4" } }';
  test.each([
    ['sort: { price: ASC }', ['RENT', 'SERVICE', 'BENCH']],
    ['sort: { price: DESC }', ['BENCH', 'SERVICE', 'RENT']],
    ['sort: { name: ASC }', ['BENCH', 'SERVICE', 'RENT']],
    ['sort: { name: DESC }', ['RENT', 'SERVICE', 'BENCH']],
    ['sort: {}', ['SERVICE', 'BENCH', 'RENT']],
    ['sort: { relevance: DESC }', ['SERVICE', 'BENCH', 'RENT']],
    // the schema's order of fields counts, not the one they were sent in
    ['sort: { price: ASC, name: DESC }', ['RENT', 'SERVICE', 'BENCH']],
    ['sort: { price: DESC, name: ASC }', ['BENCH', 'SERVICE', 'RENT']],
  ])('%s', async (sort, skus) => {
    expect(await skusOf(`${coolers}, ${sort}`)).toEqual(skus);
  });
});

describe('CAT-03 search', () => {
  test.each([
    ['water', ['FIZZ', 'WATER', 'SET', 'PACK']],
    ['SPARK wat', ['FIZZ']],
    ['secret', ['FOUND']],
    ['BOTTLE-RED', ['BOTTLE']],
    ['spare', []],
    ["o'clock; drop table product", []],
    ['zzzz', []],
    ['%', []],
  ])('%s', async (search, skus) => {
    expect((await skusOf(`search: ${JSON.stringify(search)}`)).toSorted()).toEqual(skus.toSorted());
  });

  test('a name counts more than what stands within', async () => {
    expect((await skusOf('search: "water"')).slice(0, 2).toSorted()).toEqual(['FIZZ', 'WATER']);
  });

  test('suggests names for a search that ends otherwise, and none without a search', async () => {
    const { data } = await shop.graphql(`{
      begun: products(search: "sparkles") { total_count suggestions { search } }
      none: products(filter: { sku: { eq: "WATER" } }) { suggestions { search } }
    }`);
    expect(data).toEqual({
      begun: { total_count: 0, suggestions: [{ search: 'Sparkling Water 12 x 1L' }] },
      none: { suggestions: [] },
    });
  });
});

describe('CAT-01 pages', () => {
  test('a page in the middle', async () => {
    const { data } = await shop.graphql(`{
      products(filter: { category_id: { eq: "3" } }, pageSize: 3, currentPage: 2) {
        total_count page_info { current_page page_size total_pages } items { sku } sort_fields { default options { value } }
      }
    }`);
    expect(data.products).toEqual({
      total_count: 4,
      page_info: { current_page: 2, page_size: 3, total_pages: 2 },
      items: [{ sku: 'WATER' }],
      sort_fields: {
        default: 'position',
        options: [{ value: 'position' }, { value: 'name' }, { value: 'price' }],
      },
    });
  });

  test.each([
    ['pageSize: 0', 'pageSize value must be greater than 0.'],
    ['currentPage: 0', 'currentPage value must be greater than 0.'],
    ['currentPage: -1', 'currentPage value must be greater than 0.'],
    ['pageSize: 3, currentPage: 9', 'currentPage value 9 specified is greater than the 2 page(s) available.'],
    [
      'currentPage: 2147483647, pageSize: 1000',
      'currentPage value 2147483647 specified is greater than the 1 page(s) available.',
    ],
  ])('%s is refused', async (parameters, message) => {
    const { errors, data } = await shop.graphql(
      `{ products(filter: { category_id: { eq: "3" } }, ${parameters}) { total_count } }`,
    );
    expect(data).toEqual({ products: null });
    expect(errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
  });
});

describe('CAT-01 aggregations', () => {
  const fields = '{ aggregations { attribute_code label count position options { label value count } } }';

  test('count prices by steps, shelves, and what the parts of a composite have', async () => {
    const { data } = await shop.graphql(`{ products(filter: { category_id: { eq: "3" } }) ${fields} }`);
    expect(data.products.aggregations).toEqual([
      {
        attribute_code: 'price',
        label: 'Price',
        count: 3,
        position: null,
        options: [
          { label: '0-10', value: '0_10', count: 1 },
          { label: '10-20', value: '10_20', count: 2 },
          { label: '20-30', value: '20_30', count: 1 },
        ],
      },
      {
        attribute_code: 'category_uid',
        label: 'Category',
        count: 2,
        position: null,
        options: [
          { label: 'Water', value: 'Mw==', count: 4 },
          { label: 'Sparkling', value: 'Ng==', count: 1 },
        ],
      },
      {
        attribute_code: 'is_rental_product',
        label: 'Rental product',
        count: 2,
        position: 5,
        options: [
          { label: 'No', value: '0', count: 4 },
          { label: 'Yes', value: '1', count: 1 },
        ],
      },
      {
        attribute_code: 'brand',
        label: 'Brand',
        count: 2,
        position: 6,
        options: [
          { label: 'Brightwater', value: '21', count: 3 },
          { label: 'Tarn', value: '22', count: 1 },
        ],
      },
    ]);
  });

  test('steps get smaller until there is more than one, and stop at ten', async () => {
    const { data } = await shop.graphql(`{
      wide: products(filter: { category_id: { eq: "4" } }) { aggregations { options { value } } }
      one: products(filter: { sku: { eq: "BENCH" } }) { aggregations { options { value } } }
      small: products(filter: { sku: { eq: "CUPS" } }) { aggregations { options { value } } }
      none: products(filter: { sku: { eq: "NOPE" } }) { aggregations { options { value } } }
    }`);
    expect(stepsOf(data.wide)).toEqual(['0_100', '100_200']);
    expect(stepsOf(data.one)).toEqual(['140_150']);
    expect(stepsOf(data.small)).toEqual(['8_9']);
    expect(data.none.aggregations).toEqual([]);
  });

  test('can be asked for the shelves directly beneath alone', async () => {
    const { data } = await shop.graphql(`{
      products(filter: { category_id: { eq: "3" } }) {
        aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label } }
        filters { name request_var filter_items { label items_count } }
      }
    }`);
    expect(data.products.aggregations[1]).toEqual({
      attribute_code: 'category_uid',
      options: [{ label: 'Sparkling' }],
    });
    expect(data.products.filters[1]).toMatchObject({ name: 'Category', request_var: 'cat' });
  });
});

describe('CAT-02 stock', () => {
  test('what is sold out is hidden, with composites of which nothing is left', async () => {
    const all = await skusOf('filter: {}, pageSize: 50');
    for (const sku of ['GONE', 'SOLDOUT', 'NOCOOLER']) expect(all).not.toContain(sku);
    expect(all).toContain('LATER');
  });

  test('a setting shows it, marked, and another says how few are left', async () => {
    const seed = withSettings({
      'cataloginventory/options/show_out_of_stock': '1',
      'cataloginventory/options/stock_threshold_qty': 5,
    });
    const open = await startShop({ seed });
    const { data } = await open.graphql(`{
      products(filter: { sku: { in: ["GONE", "SOLDOUT", "NOCOOLER", "LATER", "FEW", "BOTTLE"] } }, sort: { name: ASC }) {
        items { sku stock_status only_x_left_in_stock
          ... on ConfigurableProduct { variants { product { sku only_x_left_in_stock } } } }
      }
      categoryList(filters: { ids: { eq: "4" } }) { product_count }
    }`);
    await open.backend.close();
    const told = data.products.items.map(
      (item: { sku: string; stock_status: string; only_x_left_in_stock: number | null }) => [
        item.sku,
        item.stock_status,
        item.only_x_left_in_stock,
      ],
    );
    expect(told).toEqual([
      ['GONE', 'OUT_OF_STOCK', null],
      ['BOTTLE', 'IN_STOCK', null],
      ['LATER', 'IN_STOCK', null],
      ['FEW', 'IN_STOCK', 3],
      ['SOLDOUT', 'OUT_OF_STOCK', null],
      ['NOCOOLER', 'OUT_OF_STOCK', null],
    ]);
    expect(data.products.items[1].variants).toContainEqual({
      product: { sku: 'BOTTLE-RED', only_x_left_in_stock: 5 },
    });
    expect(data.categoryList).toEqual([{ product_count: 4 }]);
  });
});
