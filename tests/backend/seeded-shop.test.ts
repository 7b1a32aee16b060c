/** The real seed, as the backend loads it: every page of it can be reached and everything in it can be bought. */
import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { addTo, newCart } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: seedShop });
test('ROUTE-07 every category, product and page answers at its address', async () => {
  const { data } = await shop.graphql(`{
    categories(filters: {}, pageSize: 500) { items { id url_path url_suffix } }
    products(filter: { price: { from: "0" } }, pageSize: 500) { total_count items { id url_key url_suffix } }
  }`);
  const paths: [string, number][] = [
    ...data.categories.items
      .filter(({ id }: { id: number }) => id !== 2)
      .map((one: { id: number; url_path: string; url_suffix: string }) => [
        one.url_path + one.url_suffix,
        one.id,
      ]),
    ...data.products.items.map((one: { id: number; url_key: string; url_suffix: string }) => [
      one.url_key + one.url_suffix,
      one.id,
    ]),
    ...seedShop.pages.map(({ identifier, id }): [string, number] => [identifier, id]),
  ];
  const withPages = seedShop.products.filter(({ visibility }) => visibility !== 1);
  expect(paths).toHaveLength(seedShop.categories.length + withPages.length + seedShop.pages.length);
  const aliases = paths.map(
    ([path], place) => `p${place}: urlResolver(url: ${JSON.stringify(path)}) { id redirectCode }`,
  );
  const resolved: unknown[] = [];
  for (let start = 0; start < aliases.length; start += 25) {
    const { data: some } = await shop.graphql(`{ ${aliases.slice(start, start + 25).join(' ')} }`);
    resolved.push(...Object.values(some));
  }
  expect(resolved).toEqual(paths.map(([, id]) => ({ id, redirectCode: 0 })));
});

test('GEN-01 every product that needs no choice and is in stock goes into a cart at its price', async () => {
  const id = await newCart(shop);
  const inStock = seedShop.products.filter(
    ({ type, stock, visibility, customOptions }) =>
      type === 'simple' &&
      stock > 0 &&
      visibility !== 1 &&
      !(customOptions ?? []).some(({ isRequired }) => isRequired),
  );
  for (const { sku } of inStock) await addTo(shop, id, sku, 1);
  const { data } = await shop.graphql(
    'query ($id: String!) { cart(cart_id: $id) { total_quantity prices { grand_total { value } } } }',
    { id },
  );
  const cents = inStock.reduce((total, { price, specialPrice }) => total + (specialPrice ?? price), 0);
  expect(data.cart).toEqual({
    total_quantity: inStock.length,
    prices: { grand_total: { value: cents / 100 } },
  });
});

test('every picture of a product can be fetched', async () => {
  const { data } = await shop.graphql(
    '{ products(filter: { price: { from: "0" } }, pageSize: 3) { items { small_image { url } } } }',
  );
  for (const { small_image: image } of data.products.items) {
    const response = await shop.fetch(`${image.url}?width=64`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/'),
    ]);
  }
});
