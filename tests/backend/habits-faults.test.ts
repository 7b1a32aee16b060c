/** Faults of a stock 2.4.7: nulls, keys that find parents, bundle prices, fragments, errors. */
import { expect, onTestFinished, test } from 'vitest';
import { kindsShop } from './kinds-shop.ts';
import { openShop } from './open-shop.ts';
import { startShop, type Row } from './shop-client.ts';

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

test('a null sent to products fails its field, and what is left out fails nothing [BEY-22]', async () => {
  for (const variables of [
    { filter: shelf, sort: null },
    { search: 'spring', filter: null },
  ])
    expect(await shop.graphql(byShelf, variables)).toMatchObject(failed);
  expect(shop.lines).toEqual([]);
  const { data, errors } = await shop.graphql(byShelf, { filter: shelf, sort: {} });
  expect(errors).toBeUndefined();
  expect(data.products.items).not.toEqual([]);
});

const skusFor = async (filter: string, rest = '') => {
  const { data } = await shop.graphql(`{ products(filter: { ${filter} } ${rest}) { items { sku } } }`);
  return data.products.items.map(({ sku }: Row) => sku);
};

test('products by url_key come after the group and bundle of any key asked for, and an invisible variant is its parent [BEY-22]', async () => {
  expect(await skusFor('url_key: { eq: "cups" }', 'pageSize: 1')).toEqual(['SET']);
  expect(await skusFor('url_key: { eq: "cups" }')).toEqual(['SET', 'PACK', 'CUPS']);
  expect(await skusFor('url_key: { eq: "last" }')).toEqual(['LAST']);
  expect(await skusFor('sku: { eq: "CUPS" }')).toEqual(['CUPS']);
  expect(await skusFor('url_key: { eq: "flask-blue" }')).toEqual(['FLASK']);
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

const linked = (field: string, selection: string, fragments: string) =>
  shop.graphql(
    `{ products(filter: { sku: { in: ["BOTTLE", "CUPS"] } }, sort: { name: DESC }) { items { sku ${field} { ${selection} } } } } ${fragments}`,
  );
const inline = '... on CustomizableProductInterface { options { required } }';

test('a named fragment that holds an inline one makes related products null, with one error [BEY-22]', async () => {
  const field = 'related_products';
  const answer = await linked(field, '...F', `fragment F on ProductInterface { sku ${inline} }`);
  expect(answer.data.products.items.map((one: Row) => one[field])).toEqual([null, null]);
  expect(answer.errors).toMatchObject([
    { message: 'Internal server error', path: ['products', 'items', 0, field] },
  ]);
  const beside = await linked(field, `...F ${inline}`, 'fragment F on ProductInterface { sku }');
  expect(beside.errors).toBeUndefined();
});
