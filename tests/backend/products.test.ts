/** Products of every kind, as a product page asks for them. */
import { expect, onTestFinished, test } from 'vitest';
import { catalogShop, priceRange, readProduct } from './catalog-shop.ts';
import { openShop } from './open-shop.ts';
import { startShop } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });
const read = (sku: string, fields: string) => readProduct(shop, sku, fields);

test('a simple product without a picture has the placeholder, which is drawn [CAT-04]', async () => {
  const found = await read(
    'CUPS',
    'image { url } small_image { url label } thumbnail { url } media_gallery { url }',
  );
  expect(found.media_gallery).toEqual([]);
  expect(found.small_image).toEqual({
    url: '/media/catalog/product/placeholder/small_image.jpg',
    label: 'Paper Cups 100 pack',
  });
  for (const { url } of [found.image, found.small_image, found.thumbnail]) {
    const response = await shop.fetch(`${url}?width=40`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await response.arrayBuffer();
  }
});

test('a simple product shows a special price beside the regular one, and tier prices [CAT-06]', async () => {
  expect(await read('BENCH', `special_price ${priceRange}`)).toMatchObject({
    special_price: 149,
    price_range: {
      minimum_price: {
        regular_price: { value: 199 },
        final_price: { value: 149 },
        discount: { amount_off: 50, percent_off: 25.13 },
      },
    },
  });
  // the price of the whole quantity, the discount of one piece
  const tiers = 'price_tiers { quantity final_price { value } discount { amount_off percent_off } }';
  expect((await read('CUPS', tiers)).price_tiers).toEqual([
    { quantity: 10, final_price: { value: 75 }, discount: { amount_off: 1.45, percent_off: 16.2 } },
  ]);
});

test('stock Magento has no gift cards, neither in lists nor at their address [NET-02]', async () => {
  const stock = await startShop({ seed: catalogShop, layers: 'stock' });
  onTestFinished(() => stock.backend.close());
  const { data } = await stock.graphql(`{ products(filter: { sku: { eq: "VOUCHER" } }) { total_count }
    search: products(search: "gift") { total_count } route(url: "voucher.html") { type }
    inner: urlResolver(url: "catalog/product/view/id/20") { type } }`);
  const none = { total_count: 0 };
  expect(data).toEqual({ products: none, search: none, route: null, inner: null });
});
