/** Lists are remembered, and yet tell of every change of the catalogue at once, whoever made it (§12). */
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#backend/database/database.ts';
import { seedState } from '#backend/database/schema/store.ts';
import { withSettings } from './catalog-shop.ts';
import { startShop } from './shop-client.ts';

let database: Database;
let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop({
    seed: withSettings({ 'cataloginventory/options/show_out_of_stock': true }),
    opened: (opened) => {
      database = opened;
    },
  });
});
afterAll(() => shop.backend.close());

const listOf = async (filter: string): Promise<string> => {
  const { data } = await shop.graphql(`{
    products(filter: ${filter}, sort: { name: ASC }) { total_count items { sku } aggregations { attribute_code options { value count } } }
    categories(filters: { ids: { eq: "3" } }) { items { product_count } }
  }`);
  return JSON.stringify(data);
};

const versionOf = async () => (await database.select().from(seedState))[0]?.completedAt;

test.each<[string, SQL, string]>([
  ['a product that is switched off', sql`update product set is_active = false where sku = 'WATER'`, '3'],
  ['one that is switched on', sql`update product set is_active = true where sku = 'WATER'`, '3'],
  ['another name', sql`update product set name = '0 ' || name where sku = 'WATER'`, '3'],
  ['another price', sql`update product set min_final_price = 99999 where sku = 'WATER'`, '3'],
  [
    'one that is taken off the shelf',
    sql`delete from product_category where category_id = 3 and product_id = (select id from product where sku = 'WATER')`,
    '3',
  ],
])('CAT-01 %s is seen at the very next look', async (_, change, category) => {
  const filter = `{ category_id: { eq: "${category}" } }`;
  const before = await listOf(filter);
  expect(await listOf(filter)).toBe(before);
  await database.execute(change);
  expect(await listOf(filter)).not.toBe(before);
});

test('selling changes nothing that is remembered', async () => {
  const before = await versionOf();
  await database.execute(sql`update product set stock = stock + 1`);
  expect(await versionOf()).toEqual(before);
  await database.execute(sql`update product set popularity = popularity + 1`);
  expect(await versionOf()).not.toEqual(before);
});
