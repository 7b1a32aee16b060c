/** Spellings of a search that find the same, though the products say "15L" and "350 mL". */
import { expect, test } from 'vitest';
import { catalogShop } from './catalog-shop.ts';
import { openShop } from './open-shop.ts';
import type { Row } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });
await shop.rows("update product set name = 'Paper Cups 350 mL' where sku = 'CUPS'");
await shop.rows("update product set name = 'Gift Card by post', sku = 'GIFT' where type = 'giftcard'");

test.each([
  ['15 L', 'PACK SET WATER'],
  ['15L', 'PACK SET WATER'],
  ['15 litre', 'PACK SET WATER'],
  ['15ltr water', 'PACK SET WATER'],
  ['１５Ｌ', 'PACK SET WATER'],
  ['350ml cups', 'CUPS'],
  ['350 millilitre cup', 'CUPS'],
  ['35ml', ''],
  ['giftcard', 'GIFT'],
  ['gift cards', 'GIFT'],
  ['voucher', 'GIFT'],
  ['vuocher', 'GIFT'],
  ['sprng watter', 'PACK SET WATER'],
  ['sparklnig', 'FIZZ'],
  ['sprnggg', ''],
])('search %s finds %s [CAT-03]', async (search, skus) => {
  const { data } = await shop.graphql(`{ products(search: "${search}") { total_count items { sku } } }`);
  const found: string[] = data.products.items.map(({ sku }: Row) => sku).toSorted();
  expect(found.join(' ')).toBe(skus);
  expect(data.products.total_count).toBe(found.length);
});
