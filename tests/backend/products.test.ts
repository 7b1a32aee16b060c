/** Products of every kind, as a product page asks for them. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { catalogShop, priceRange, readProduct } from './catalog-shop.ts';
import { openShop } from './open-shop.ts';
import { uid } from './seed-parts.ts';
import { startShop, type Row } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });
const read = (sku: string, fields: string) => readProduct(shop, sku, fields);

describe('a simple product', () => {
  test('has its names, categories, pictures, attributes and the products beside it [CAT-02]', async () => {
    const fields = `type_id uid meta_title meta_description canonical_url ... on SimpleProduct { weight } incentive brand bottle_colour
      is_rental_product new_from_date options_container rating_summary
      categories { id url_path breadcrumbs { category_name } }
      image { url label } media_gallery { url label position disabled __typename }
      url_rewrites { url parameters { name value } }
      related_products { sku } upsell_products { sku } crosssell_products { sku }
      custom_attributesV2 { items { code __typename
        ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } }`;
    const picture = { url: '/media/catalog/product/w/a/water.jpg', label: 'Bottle' };
    const id = { name: 'id', value: '1' };
    expect(await read('WATER', fields)).toEqual({
      __typename: 'SimpleProduct',
      type_id: 'simple',
      uid: 'MQ==',
      meta_title: 'Spring water for coolers',
      meta_description: null,
      canonical_url: null,
      weight: 15.2,
      incentive: 'Free bottle',
      brand: 21,
      bottle_colour: null,
      is_rental_product: 0,
      new_from_date: null,
      options_container: 'container2',
      rating_summary: 0,
      categories: [{ id: 3, url_path: 'water', breadcrumbs: null }],
      image: picture,
      media_gallery: [{ __typename: 'ProductImage', ...picture, position: 1, disabled: false }],
      url_rewrites: [
        { url: 'spring-water-15l.html', parameters: [id] },
        { url: 'water/spring-water-15l.html', parameters: [id, { name: 'category', value: '3' }] },
      ],
      // products that are sold out or have no page of their own are left out
      related_products: [{ sku: 'CUPS' }],
      upsell_products: [{ sku: 'FIZZ' }],
      crosssell_products: [{ sku: 'BENCH' }],
      custom_attributesV2: {
        items: [
          { __typename: 'AttributeValue', code: 'source', value: 'A spring' },
          {
            __typename: 'AttributeSelectedOptions',
            code: 'brand',
            selected_options: [{ label: 'Brightwater', value: '21' }],
          },
        ],
      },
    });
  });

  test('without a picture has the placeholder, which is drawn [CAT-04]', async () => {
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

  test('shows a special price beside the regular one, and tier prices [CAT-06]', async () => {
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

  test('asks questions of six kinds [CAT-02]', async () => {
    const kinds = ['Field', 'Area', 'DropDown', 'Radio', 'Checkbox', 'Multiple'];
    const choices = kinds
      .slice(2)
      .map(
        (kind) =>
          `... on Customizable${kind}Option { choices: value { uid option_type_id title price sku sort_order } }`,
      );
    const { options } = await read(
      'ENGRAVED',
      `... on SimpleProduct { options { __typename uid option_id title required sort_order
        ... on CustomizableFieldOption { product_sku value { price price_type sku max_characters } } ${choices.join(' ')} } }`,
    );
    expect(options.map(({ __typename: kind }: Row) => kind)).toEqual(
      kinds.map((kind) => `Customizable${kind}Option`),
    );
    expect(options[0]).toEqual({
      __typename: 'CustomizableFieldOption',
      uid: uid('custom-option/1'),
      option_id: 1,
      title: 'Engraving',
      required: true,
      sort_order: 1,
      product_sku: 'ENGRAVED',
      value: { price: 5, price_type: 'FIXED', sku: null, max_characters: 10 },
    });
    const gold = { option_type_id: 9, title: 'Gold', price: 2.5, sku: 'GOLD', sort_order: 1 };
    expect(options[2].choices).toEqual([{ uid: uid('custom-option/3/9'), ...gold }]);
  });
});

test('a download has its links and samples, a service is always in stock [CAT-02]', async () => {
  const fields = `... on DownloadableProduct { links_title links_purchased_separately
    downloadable_product_links { uid title price sort_order sample_url }
    downloadable_product_samples { title sample_url } }`;
  const download = 'http://localhost/downloadable/download';
  expect(await read('GUIDE', fields)).toEqual({
    __typename: 'DownloadableProduct',
    links_title: 'Files',
    links_purchased_separately: 1,
    downloadable_product_links: [
      {
        uid: uid('downloadable/1'),
        title: 'PDF',
        price: 3,
        sort_order: 1,
        sample_url: `${download}/linkSample/link_id/1/`,
      },
    ],
    downloadable_product_samples: [{ title: 'First page', sample_url: `${download}/sample/sample_id/1/` }],
  });
  expect(await read('SERVICE', 'stock_status only_x_left_in_stock')).toEqual({
    __typename: 'VirtualProduct',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
  });
});

test('a gift card has its amounts and asks for a recipient [CAT-02]', async () => {
  const fields = `${priceRange} ... on GiftCardProduct { giftcard_type allow_open_amount open_amount_min open_amount_max
    allow_message lifetime giftcard_amounts { value uid } gift_card_options { title required uid } }`;
  expect(await read('VOUCHER', fields)).toMatchObject({
    __typename: 'GiftCardProduct',
    giftcard_type: 'VIRTUAL',
    allow_open_amount: true,
    open_amount_min: 10,
    open_amount_max: 200,
    allow_message: true,
    lifetime: 365,
    giftcard_amounts: [
      { value: 25, uid: uid('giftcard/giftcard_amount/25.0000') },
      { value: 50, uid: uid('giftcard/giftcard_amount/50.0000') },
    ],
    price_range: { minimum_price: { final_price: { value: 10 } } },
    gift_card_options: expect.arrayContaining([
      { title: 'Recipient Email', required: true, uid: uid('giftcard/giftcard_recipient_email') },
      { title: 'Message', required: false, uid: uid('giftcard/giftcard_message') },
    ]),
  });
});

test('stock Magento has no gift cards, neither in lists nor at their address [NET-02]', async () => {
  const stock = await startShop({ seed: catalogShop, layers: 'stock' });
  onTestFinished(() => stock.backend.close());
  const { data } = await stock.graphql(`{
    products(filter: { sku: { eq: "VOUCHER" } }) { total_count }
    search: products(search: "gift") { total_count }
    route(url: "voucher.html") { type }
    urlResolver(url: "voucher.html") { id }
    inner: route(url: "catalog/product/view/id/20") { type }
  }`);
  expect(data).toEqual({
    products: { total_count: 0 },
    search: { total_count: 0 },
    route: null,
    urlResolver: null,
    inner: null,
  });
});
