/** Lists of products: filters, sorts, pages, search, aggregations, stock, remembered lists. */
import { expect, test, vi } from 'vitest';
import { catalogShop } from './catalog-shop.ts';
import { openShop } from './open-shop.ts';
import type { Row } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });

const skusOf = async (parameters: string): Promise<string> => {
  const { data, errors } = await shop.graphql(`{ products(${parameters}) { items { sku } } }`);
  expect(errors).toBeUndefined();
  return data.products.items.map(({ sku }: Row) => sku).join(' ');
};

test.each([
  ['category_id: { eq: "3" }', 'SET PACK FIZZ WATER'],
  ['category_url_path: { eq: "water/sparkling" }', 'FIZZ'],
  ['category_id: { eq: "8" }', ''],
  // switched off, sold out, without a page, found by search only, unknown
  ['sku: { in: ["WATER", "OFF", "GONE", "HIDDEN", "FOUND", "NOPE"] }', 'WATER'],
  ['price: { from: "100" }', 'BENCH'],
  ['price: { from: "20", to: "24" }', 'BOTTLE FIZZ'],
  // a composite is found by the names and attributes of its parts
  ['name: { match: "Spring" }', 'SET PACK WATER'],
  ['name: { match: "tart", match_type: PARTIAL }', 'PACK'],
  ['bottle_colour: { eq: "6" }', 'BOTTLE'],
  ['brand: { eq: "21" }, category_id: { eq: "3" }', 'SET PACK WATER'],
  ['is_rental_product: { eq: "1" }', 'PACK RENT'],
  ['name: { match: "%_\'" }, category_id: { eq: "6" }', 'FIZZ'],
])('filter %s finds %s [CAT-01]', async (filter, skus) => {
  expect(await skusOf(`filter: { ${filter} }`)).toBe(skus);
});

test.each([
  ['{ price: ASC }', 'RENT SERVICE BENCH'],
  ['{ name: ASC }', 'BENCH SERVICE RENT'],
  ['{ relevance: DESC }', 'SERVICE BENCH RENT'],
])('sort %s lists %s [CAT-01]', async (sort, skus) => {
  expect(await skusOf(`filter: { category_id: { eq: "4" } }, sort: ${sort}`)).toBe(skus);
});

test.each([
  ['water', 'FIZZ PACK SET WATER'],
  ['SPARK wat', 'FIZZ'],
  ['15 litre', 'PACK SET WATER'],
  ['15ltr water', 'PACK SET WATER'],
  ['sprng watter', 'PACK SET WATER'],
  ['sprnggg', ''],
  ['watercooler', 'PACK'],
  ['secret', 'FOUND'],
  ['BOTTLE-RED', 'BOTTLE'],
  ['spare', ''],
  ["o'clock; drop table product", ''],
])('search %s finds %s [CAT-03]', async (search, skus) => {
  const found = await skusOf(`search: ${JSON.stringify(search)}`);
  expect(found.split(' ').toSorted().join(' ')).toBe(skus);
});

test.each([
  ['words', 'water '.repeat(20_000), 'FIZZ PACK SET WATER'],
  ['digits and letters', '1l'.repeat(60_000), ''],
])('reads 128 characters of a search of 120,000, all %s [BEY-23]', async (_, search, skus) => {
  const found = await skusOf(`search: ${JSON.stringify(search)}`);
  expect(found.split(' ').toSorted().join(' ')).toBe(skus);
});

test('search ranks the kind before names, names before contents, and suggests names for a near miss [CAT-03]', async () => {
  expect(await skusOf('search: "water"')).toMatch(/^FIZZ WATER /);
  // a department's name finds all of it
  expect(await skusOf('search: "coolers"')).toMatch(/^BENCH RENT .*SERVICE/);
  const { data } = await shop.graphql(`{
    begun: products(search: "sparkles") { total_count suggestions { search } }
    none: products(filter: { sku: { eq: "WATER" } }) { suggestions { search } } }`);
  expect(data).toEqual({
    begun: { total_count: 0, suggestions: [{ search: 'Sparkling Water 12 x 1L' }] },
    none: { suggestions: [] },
  });
});

test('a list is answered a page at a time, and an empty filter narrows nothing [CAT-01]', async () => {
  const { data } = await shop.graphql(`{
    products(filter: { category_id: { eq: "3" } }, pageSize: 3, currentPage: 2) {
      total_count page_info { current_page page_size total_pages } items { sku }
    } }`);
  expect(data.products).toEqual({
    total_count: 4,
    page_info: { current_page: 2, page_size: 3, total_pages: 2 },
    items: [{ sku: 'WATER' }],
  });
  const all = await skusOf('filter: { sku: {} }, pageSize: 50');
  expect(all.split(' ')).toHaveLength(14);
  expect(await skusOf('filter: {}, pageSize: 50')).toBe(all);
});

const option = (label: string, value: string, count: number) => ({ label, value, count });

test('aggregations count price steps, categories and attributes, also of parts [CAT-01]', async () => {
  const { data } = await shop.graphql(`{ products(filter: { category_id: { eq: "3" } }) {
    aggregations { attribute_code label count position options { label value count } } } }`);
  const [price, ...others] = data.products.aggregations;
  expect(price).toEqual({
    attribute_code: 'price',
    label: 'Price',
    count: 3,
    position: null,
    options: [option('0-10', '0_10', 1), option('10-20', '10_20', 2), option('20-30', '20_30', 1)],
  });
  expect(others.map(({ attribute_code: code, position, options }: Row) => [code, position, options])).toEqual(
    [
      ['category_uid', null, [option('Water', 'Mw==', 4), option('Sparkling', 'Ng==', 1)]],
      ['is_rental_product', 5, [option('No', '0', 4), option('Yes', '1', 1)]],
      ['brand', 6, [option('Brightwater', '21', 3), option('Tarn', '22', 1)]],
    ],
  );
});

test('what is sold out is hidden or marked, as a setting says [CAT-02]', async () => {
  const all = (await skusOf('filter: {}, pageSize: 50')).split(' ');
  for (const sku of ['GONE', 'SOLDOUT', 'NOCOOLER']) expect(all).not.toContain(sku);
  expect(all).toContain('LATER');
  await shop.set('cataloginventory/options/show_out_of_stock', '1');
  await shop.set('cataloginventory/options/stock_threshold_qty', 5);
  const { data } = await shop.graphql(`{
    products(filter: { sku: { in: ["GONE", "SOLDOUT", "NOCOOLER", "LATER", "FEW", "BOTTLE"] } }, sort: { name: ASC }) {
      items { sku stock_status only_x_left_in_stock
        ... on ConfigurableProduct { variants { product { sku only_x_left_in_stock } } } } }
    categoryList(filters: { ids: { eq: "4" } }) { product_count } }`);
  const { items } = data.products;
  expect(items.map((one: Row) => [one.sku, one.stock_status, one.only_x_left_in_stock])).toEqual([
    ['GONE', 'OUT_OF_STOCK', null],
    ['BOTTLE', 'IN_STOCK', null],
    ['LATER', 'IN_STOCK', null],
    ['FEW', 'IN_STOCK', 3],
    ['SOLDOUT', 'OUT_OF_STOCK', null],
    ['NOCOOLER', 'OUT_OF_STOCK', null],
  ]);
  expect(items[1].variants).toContainEqual({ product: { sku: 'BOTTLE-RED', only_x_left_in_stock: 5 } });
  expect(data.categoryList).toEqual([{ product_count: 4 }]);
});

/* Lists are remembered, where a sale does not change them, and yet show every change. */

const listing = async (): Promise<string> => {
  const { data } = await shop.graphql(`{
    products(filter: { category_id: { eq: "3" } }, sort: { name: ASC }) { items { sku } aggregations { options { value count } } }
    categories(filters: { ids: { eq: "3" } }) { items { product_count } } }`);
  return JSON.stringify(data);
};

test.each([
  ['a price changes', `update product set min_final_price = 99999 where sku = 'WATER'`],
  ['a product is switched off', `update product set is_active = false where sku = 'WATER'`],
])('a list is fresh as soon as %s [CAT-01]', async (_, change) => {
  const before = await listing();
  expect(await listing()).toBe(before);
  await shop.rows(change);
  expect(await listing()).not.toBe(before);
});

test('pages are told of what they show, and so of no sale that leaves enough [VIEW-01]', async () => {
  const changed = vi.fn();
  await shop.rows('update product set stock = 100');
  await shop.backend.watch(changed);
  changed.mockClear();
  for (const [column, value, times] of [
    ['stock', '99', 0],
    ['stock', '0', 1],
    ['price', '1234', 2],
  ] as const) {
    await shop.rows(`update product set ${column} = ${value} where sku = 'WATER'`);
    // in order, and with PostgreSQL a moment later
    await expect.poll(() => changed).toHaveBeenCalledTimes(times);
  }
  const unwatched =
    await shop.rows(`select column_name from information_schema.columns where table_name = 'product'
    except select event_object_column from information_schema.triggered_update_columns where trigger_name = 'product_shown'`);
  expect(unwatched.map((row) => row['column_name']).toSorted()).toEqual(['search_vector', 'stock']);
});

test('a sale does not make remembered lists stale', async () => {
  const version = () => shop.rows('select completed_at from seed_state');
  const before = await version();
  await shop.rows('update product set stock = stock + 1');
  expect(await version()).toEqual(before);
  await shop.rows('update product set popularity = popularity + 1');
  expect(await version()).not.toEqual(before);
});
