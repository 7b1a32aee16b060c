/** Faults of a stock 2.4.7: nulls, keys that find parents, bundle prices, fragments, errors. */
import { expect, onTestFinished, test } from 'vitest';
import { kindsShop } from './kinds-shop.ts';
import { openShop } from './open-shop.ts';
import { startShop } from './shop-client.ts';

const shop = await openShop({ seed: kindsShop, layers: 'stock' });

const byShelf = `query ($filter: ProductAttributeFilterInput, $search: String, $sort: ProductAttributeSortInput) {
  categoryList(filters: { ids: { eq: "3" } }) { id }
  products(filter: $filter, search: $search, sort: $sort) { items { sku } }
}`;
const failed = {
  data: { categoryList: [{ id: 3 }], products: null },
  errors: [{ message: 'Internal server error', path: ['products'] }],
};
const shelf = { category_id: { eq: '3' } };

test.each([
  ['for the sort', { filter: shelf, sort: null }],
  ['for the value of a filter', { filter: { category_id: { eq: null } } }],
  ['for the filter', { search: 'spring', filter: null }],
])('a null sent to products fails the field %s [BEY-22]', async (_, variables) => {
  expect(await shop.graphql(byShelf, variables)).toMatchObject(failed);
  expect(shop.lines).toEqual([]);
});

test.each([{ filter: shelf }, { filter: shelf, sort: {} }, { search: 'spring' }])(
  'a null sent to products fails nothing where it is left out: %j [BEY-22]',
  async (variables) => {
    const { data, errors } = await shop.graphql(byShelf, variables);
    expect(errors).toBeUndefined();
    expect(data.products.items).not.toEqual([]);
  },
);

const skusFor = async (filter: string, rest = '') => {
  const { data } = await shop.graphql(`{ products(filter: { ${filter} } ${rest}) { items { sku } } }`);
  return data.products.items.map(({ sku }: { sku: string }) => sku);
};

test('products by url_key come after the group and bundle of any key asked for, and are alone where they are part of nothing or by sku [BEY-22]', async () => {
  expect(await skusFor('url_key: { eq: "cups" }')).toEqual(['SET', 'PACK', 'CUPS']);
  expect(await skusFor('url_key: { eq: "cups" }', 'pageSize: 1')).toEqual(['SET']);
  const found = await skusFor('url_key: { in: ["bottle", "fizz"] }');
  expect(found.slice(0, 2)).toEqual(['SET', 'PACK']);
  expect(found.slice(2).toSorted()).toEqual(['BOTTLE', 'FIZZ']);
  expect(await skusFor('url_key: { eq: "last" }')).toEqual(['LAST']);
  expect(await skusFor('url_key: { eq: "pack" }')).toEqual(['PACK']);
  expect(await skusFor('sku: { eq: "CUPS" }')).toEqual(['CUPS']);
});

test('products by url_key are the configurable one for the key of an invisible variant [BEY-22]', async () => {
  expect(await skusFor('url_key: { eq: "flask-blue" }')).toEqual(['FLASK']);
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

test('with the habits off null means left out, a key finds its product only, a bundle tells its price [BEY-22]', async () => {
  const plain = await startShop({ seed: kindsShop, layers: 'stock', habits: 'off' });
  onTestFinished(() => plain.backend.close());
  const listed = await plain.graphql(byShelf, { filter: { ...shelf, price: null }, sort: null });
  expect(listed.errors).toBeUndefined();
  const { data, errors } = await plain.graphql(
    '{ products(filter: { url_key: { eq: "cups" } }) { items { sku } } bundles: products(filter: { sku: { eq: "PACK" } }) { items { ... on BundleProduct { price_details { main_price } } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data.products.items).toEqual([{ sku: 'CUPS' }]);
  expect(data.bundles.items[0].price_details.main_price).toBeGreaterThan(0);
});

const linked = (field: string, selection: string, fragments = '', skus = '["BOTTLE", "CUPS"]') =>
  shop.graphql(
    `{ products(filter: { sku: { in: ${skus} } }, sort: { name: DESC }) { items { sku ${field} { ${selection} } } } } ${fragments}`,
  );
const inline = '... on CustomizableProductInterface { options { required } }';

test.each(['related_products', 'upsell_products', 'crosssell_products'])(
  'a named fragment that holds an inline one makes %s null on every product, with one error [BEY-22]',
  async (field) => {
    const answer = await linked(field, '...F', `fragment F on ProductInterface { sku ${inline} }`);
    expect(answer.data.products.items).toEqual([
      { sku: 'BOTTLE', [field]: null },
      { sku: 'CUPS', [field]: null },
    ]);
    expect(answer.errors).toEqual([
      {
        message: 'Internal server error',
        path: ['products', 'items', 0, field],
        locations: [expect.anything()],
      },
    ]);
  },
);

test.each([
  ['deeper', '...F', 'fragment F on ProductInterface { price_range { ... on PriceRange { __typename } } }'],
  ['in an inline one', `... on ProductInterface { name ${inline} }`, ''],
  ['beside a named one', `...F ${inline}`, 'fragment F on ProductInterface { sku }'],
])('a named fragment that holds an inline one fails nothing %s [BEY-22]', async (_, selection, fragments) => {
  const { data, errors } = await linked('related_products', selection, fragments);
  expect(errors).toBeUndefined();
  expect(data.products.items[0].related_products).not.toEqual([]);
});

test('two unknown blocks are two nulls and one error [BEY-22]', async () => {
  const answer = await shop.graphql('{ cmsBlocks(identifiers: ["one", "two"]) { items { identifier } } }');
  expect(answer.data).toEqual({ cmsBlocks: { items: [null, null] } });
  expect(answer.errors).toMatchObject([
    { message: 'The CMS block with the "one" ID doesn\'t exist.', path: ['cmsBlocks', 'items', 0] },
  ]);
});
