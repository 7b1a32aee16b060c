/** Faults of a stock 2.4.7 in product lists: nulls, keys that find parents, bundles priced by their
 * parts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsShop } from './kinds-shop.ts';
import { startShop } from './shop-client.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop({ seed: kindsShop, layers: 'stock' });
});
afterAll(() => shop.backend.close());

const byShelf = `query ($filter: ProductAttributeFilterInput, $search: String, $sort: ProductAttributeSortInput) {
  categoryList(filters: { ids: { eq: "3" } }) { id }
  products(filter: $filter, search: $search, sort: $sort) { items { sku } }
}`;
const failed = {
  data: { categoryList: [{ id: 3 }], products: null },
  errors: [{ message: 'Internal server error', path: ['products'] }],
};
const shelf = { category_id: { eq: '3' } };

describe('a null sent to products', () => {
  test.each([
    ['for the sort', { filter: shelf, sort: null }],
    ['for the sort of a search', { search: 'spring', filter: {}, sort: null }],
    ['for one filter', { filter: { ...shelf, price: null } }],
    ['for the value of a filter', { filter: { category_id: { eq: null } } }],
    ['for the filter', { search: 'spring', filter: null }],
  ])('fails the field %s [BEY-22]', async (_, variables) => {
    expect(await shop.graphql(byShelf, variables)).toMatchObject(failed);
    expect(shop.lines).toEqual([]);
  });

  test.each([{ filter: shelf }, { filter: shelf, sort: {} }, { search: 'spring' }])(
    'fails nothing where it is left out: %j [BEY-22]',
    async (variables) => {
      const { data, errors } = await shop.graphql(byShelf, variables);
      expect(errors).toBeUndefined();
      expect(data.products.items).not.toEqual([]);
    },
  );
});

const skusFor = async (filter: string, rest = '') => {
  const { data } = await shop.graphql(`{ products(filter: { ${filter} } ${rest}) { items { sku } } }`);
  return data.products.items.map(({ sku }: { sku: string }) => sku);
};

describe('products by url_key', () => {
  test('come after the group and bundle they are part of [BEY-22]', async () => {
    expect(await skusFor('url_key: { eq: "cups" }')).toEqual(['SET', 'PACK', 'CUPS']);
    expect(await skusFor('url_key: { eq: "cups" }', 'pageSize: 1')).toEqual(['SET']);
  });

  test('come after the parents of all keys asked for [BEY-22]', async () => {
    const found = await skusFor('url_key: { in: ["bottle", "fizz"] }');
    expect(found.slice(0, 2)).toEqual(['SET', 'PACK']);
    expect(found.slice(2).toSorted()).toEqual(['BOTTLE', 'FIZZ']);
  });

  test('are the configurable one for the key of an invisible variant [BEY-22]', async () => {
    expect(await skusFor('url_key: { eq: "flask-blue" }')).toEqual(['FLASK']);
  });

  test('are alone where they are part of nothing, and by sku [BEY-22]', async () => {
    expect(await skusFor('url_key: { eq: "last" }')).toEqual(['LAST']);
    expect(await skusFor('url_key: { eq: "pack" }')).toEqual(['PACK']);
    expect(await skusFor('sku: { eq: "CUPS" }')).toEqual(['CUPS']);
  });
});

test('price_details of a bundle priced by its parts fail, the rest is told [BEY-22]', async () => {
  const answer = await shop.graphql(
    '{ products(filter: { sku: { eq: "PACK" } }) { items { sku ... on BundleProduct { price_details { main_price } } } } }',
  );
  expect(answer).toMatchObject({
    data: { products: { items: [{ sku: 'PACK', price_details: null }] } },
    errors: [{ message: 'Internal server error', path: ['products', 'items', 0, 'price_details'] }],
  });
});

describe('with the habits off', () => {
  let plain: Awaited<ReturnType<typeof startShop>>;
  beforeAll(async () => {
    plain = await startShop({ seed: kindsShop, layers: 'stock', habits: 'off' });
  });
  afterAll(() => plain.backend.close());

  test('null means left out, a key finds its product only, a bundle tells its price [BEY-22]', async () => {
    const listed = await plain.graphql(byShelf, { filter: { ...shelf, price: null }, sort: null });
    expect(listed.errors).toBeUndefined();
    const { data, errors } = await plain.graphql(
      '{ products(filter: { url_key: { eq: "cups" } }) { items { sku } } bundles: products(filter: { sku: { eq: "PACK" } }) { items { ... on BundleProduct { price_details { main_price } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.products.items).toEqual([{ sku: 'CUPS' }]);
    expect(data.bundles.items[0].price_details.main_price).toBeGreaterThan(0);
  });
});
