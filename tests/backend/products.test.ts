/** Products of every kind, as a product page asks for them. */
import { expect, onTestFinished, test } from 'vitest';
import { catalogShop, priceRange, readProduct } from './catalog-shop.ts';
import { openShop } from './open-shop.ts';
import { uid } from './seed-parts.ts';
import { startShop, type Row } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });
const read = (sku: string, fields: string) => readProduct(shop, sku, fields);

test('a simple product has its weight, addresses, attributes and the products beside it [CAT-02]', async () => {
  const fields = `type_id uid ... on SimpleProduct { weight } incentive brand is_rental_product
    url_rewrites { url parameters { name value } }
    related_products { sku } upsell_products { sku } crosssell_products { sku }
    custom_attributesV2 { items { code
      ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } }`;
  const id = { name: 'id', value: '1' };
  const brand = { code: 'brand', selected_options: [{ label: 'Brightwater', value: '21' }] };
  expect(await read('WATER', fields)).toEqual({
    __typename: 'SimpleProduct',
    type_id: 'simple',
    uid: 'MQ==',
    weight: 15.2,
    incentive: 'Free bottle',
    brand: 21,
    is_rental_product: 0,
    url_rewrites: [
      { url: 'spring-water-15l.html', parameters: [id] },
      { url: 'water/spring-water-15l.html', parameters: [id, { name: 'category', value: '3' }] },
    ],
    // products that are sold out or have no page of their own are left out
    related_products: [{ sku: 'CUPS' }],
    upsell_products: [{ sku: 'FIZZ' }],
    crosssell_products: [{ sku: 'BENCH' }],
    custom_attributesV2: { items: [{ code: 'source', value: 'A spring' }, brand] },
  });
});

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

test('a service is always in stock, and what is asked of a download, a gift card or an engraving has its uid [CAT-02]', async () => {
  expect(await read('SERVICE', 'stock_status only_x_left_in_stock')).toEqual({
    __typename: 'VirtualProduct',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
  });
  const link = '... on DownloadableProduct { downloadable_product_links { uid price sample_url } }';
  const sample_url = 'http://localhost/downloadable/download/linkSample/link_id/1/';
  expect((await read('GUIDE', link)).downloadable_product_links).toEqual([
    { uid: uid('downloadable/1'), price: 3, sample_url },
  ]);
  const card =
    '... on GiftCardProduct { open_amount_min giftcard_amounts { uid } gift_card_options { uid required } }';
  expect(await read('VOUCHER', `${priceRange} ${card}`)).toMatchObject({
    open_amount_min: 10,
    giftcard_amounts: [{ uid: uid('giftcard/giftcard_amount/25.0000') }, {}],
    price_range: { minimum_price: { final_price: { value: 10 } } },
    gift_card_options: expect.arrayContaining([
      { required: true, uid: uid('giftcard/giftcard_recipient_email') },
      { required: false, uid: uid('giftcard/giftcard_message') },
    ]),
  });
  const { options } = await read(
    'ENGRAVED',
    `... on SimpleProduct { options { __typename uid ... on CustomizableDropDownOption { value { uid price } } } }`,
  );
  const kinds = ['Field', 'Area', 'DropDown', 'Radio', 'Checkbox', 'Multiple'];
  expect(options.map(({ __typename: kind }: Row) => kind)).toEqual(
    kinds.map((kind) => `Customizable${kind}Option`),
  );
  expect(options[2]).toMatchObject({
    uid: uid('custom-option/3'),
    value: [{ uid: uid('custom-option/3/9'), price: 2.5 }],
  });
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
