/** Lists are remembered, and yet show every change of the catalogue at once. */
import { expect, test } from 'vitest';
import { catalogShop } from './catalog-shop.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: catalogShop });

const listing = async (): Promise<string> => {
  const { data } = await shop.graphql(`{
    products(filter: { category_id: { eq: "3" } }, sort: { name: ASC }) { items { sku } aggregations { options { value count } } }
    categories(filters: { ids: { eq: "3" } }) { items { product_count } } }`);
  return JSON.stringify(data);
};

test.each([
  ['a product is switched off', `update product set is_active = false where sku = 'WATER'`],
  ['a product is switched on', `update product set is_active = true where sku = 'WATER'`],
  ['a name changes', `update product set name = '0 ' || name where sku = 'WATER'`],
  ['a price changes', `update product set min_final_price = 99999 where sku = 'WATER'`],
  [
    'a product leaves its category',
    `delete from product_category where category_id = 3 and product_id = (select id from product where sku = 'WATER')`,
  ],
])('a list is fresh as soon as %s [CAT-01]', async (_, change) => {
  const before = await listing();
  expect(await listing()).toBe(before);
  await shop.rows(change);
  expect(await listing()).not.toBe(before);
});

test('a sale does not make remembered lists stale', async () => {
  const version = () => shop.rows('select completed_at from seed_state');
  const before = await version();
  await shop.rows('update product set stock = stock + 1');
  expect(await version()).toEqual(before);
  await shop.rows('update product set popularity = popularity + 1');
  expect(await version()).not.toEqual(before);
});
