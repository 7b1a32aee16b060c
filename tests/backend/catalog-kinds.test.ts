/** Products by themselves, as a product page asks for them. */
import { describe, expect, test } from 'vitest';
import { catalogShop, uidOf } from './catalog-shop.ts';
import { priceRange, readProduct } from './read-product.ts';
import { startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: catalogShop });
describe('CAT-02 a simple product', () => {
  test('says what it is called, where it stands, what it weighs and what goes with it', async () => {
    const fields = `type_id uid meta_title meta_description canonical_url ... on SimpleProduct { weight } incentive brand bottle_colour
      is_rental_product new_from_date options_container rating_summary
      categories { id url_path breadcrumbs { category_name } }
      image { url label } media_gallery { url label position disabled __typename }
      url_rewrites { url parameters { name value } }
      related_products { sku } upsell_products { sku } crosssell_products { sku }
      custom_attributesV2 { items { code __typename
        ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } }`;
    expect(await readProduct(shop, 'WATER', fields)).toEqual({
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
      image: { url: '/media/catalog/product/w/a/water.jpg', label: 'Bottle' },
      media_gallery: [
        {
          __typename: 'ProductImage',
          url: '/media/catalog/product/w/a/water.jpg',
          label: 'Bottle',
          position: 1,
          disabled: false,
        },
      ],
      url_rewrites: [
        { url: 'spring-water-15l.html', parameters: [{ name: 'id', value: '1' }] },
        {
          url: 'water/spring-water-15l.html',
          parameters: [
            { name: 'id', value: '1' },
            { name: 'category', value: '3' },
          ],
        },
      ],
      // what is sold out, or not shown by itself, does not stand beside it
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

  test('without a picture shows the placeholder under its own name', async () => {
    expect(await readProduct(shop, 'CUPS', 'small_image { url label } media_gallery { url }')).toMatchObject({
      small_image: {
        url: '/media/catalog/product/placeholder/small_image.jpg',
        label: 'Paper Cups 100 pack',
      },
      media_gallery: [],
    });
  });

  test('CAT-06 tells a special price from the regular one', async () => {
    expect(await readProduct(shop, 'BENCH', `special_price ${priceRange}`)).toMatchObject({
      special_price: 149,
      price_range: {
        minimum_price: {
          regular_price: { value: 199 },
          final_price: { value: 149 },
          discount: { amount_off: 50, percent_off: 25.13 },
        },
      },
    });
  });

  test('CAT-06 a tier gives the price of the whole quantity and the discount of a piece', async () => {
    const fields = 'price_tiers { quantity final_price { value } discount { amount_off percent_off } }';
    expect((await readProduct(shop, 'CUPS', fields)).price_tiers).toEqual([
      { quantity: 10, final_price: { value: 75 }, discount: { amount_off: 1.45, percent_off: 16.2 } },
    ]);
  });

  test('asks questions of six kinds', async () => {
    const value = 'price price_type sku max_characters';
    const values = 'uid option_type_id title price sku sort_order';
    const { options } = await readProduct(
      shop,
      'ENGRAVED',
      `... on SimpleProduct { options { __typename uid option_id title required sort_order
        ... on CustomizableFieldOption { product_sku value { ${value} } }
        ... on CustomizableAreaOption { entered: value { ${value} } }
        ... on CustomizableDropDownOption { choices: value { ${values} } }
        ... on CustomizableRadioOption { choices: value { ${values} } }
        ... on CustomizableCheckboxOption { choices: value { ${values} } }
        ... on CustomizableMultipleOption { choices: value { ${values} } } } }`,
    );
    expect(options.map(({ __typename: kind }: { __typename: string }) => kind)).toEqual([
      'CustomizableFieldOption',
      'CustomizableAreaOption',
      'CustomizableDropDownOption',
      'CustomizableRadioOption',
      'CustomizableCheckboxOption',
      'CustomizableMultipleOption',
    ]);
    expect(options[0]).toEqual({
      __typename: 'CustomizableFieldOption',
      uid: uidOf('custom-option/1'),
      option_id: 1,
      title: 'Engraving',
      required: true,
      sort_order: 1,
      product_sku: 'ENGRAVED',
      value: { price: 5, price_type: 'FIXED', sku: null, max_characters: 10 },
    });
    expect(options[2].choices).toEqual([
      {
        uid: uidOf('custom-option/3/9'),
        option_type_id: 9,
        title: 'Gold',
        price: 2.5,
        sku: 'GOLD',
        sort_order: 1,
      },
    ]);
  });
});

test('CAT-02 a download shows its links and samples, a service nothing but itself', async () => {
  const fields = `... on DownloadableProduct { links_title links_purchased_separately
    downloadable_product_links { uid title price sort_order sample_url }
    downloadable_product_samples { title sample_url } }`;
  expect(await readProduct(shop, 'GUIDE', fields)).toEqual({
    __typename: 'DownloadableProduct',
    links_title: 'Files',
    links_purchased_separately: 1,
    downloadable_product_links: [
      {
        uid: uidOf('downloadable/1'),
        title: 'PDF',
        price: 3,
        sort_order: 1,
        sample_url: 'http://localhost/downloadable/download/linkSample/link_id/1/',
      },
    ],
    downloadable_product_samples: [
      { title: 'First page', sample_url: 'http://localhost/downloadable/download/sample/sample_id/1/' },
    ],
  });
  expect(await readProduct(shop, 'SERVICE', 'stock_status only_x_left_in_stock')).toEqual({
    __typename: 'VirtualProduct',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
  });
});

test('CAT-02 a gift card shows its amounts and whom it asks for', async () => {
  const fields = `${priceRange} ... on GiftCardProduct { giftcard_type allow_open_amount open_amount_min open_amount_max
    allow_message lifetime giftcard_amounts { value uid } gift_card_options { title required uid } }`;
  expect(await readProduct(shop, 'VOUCHER', fields)).toMatchObject({
    __typename: 'GiftCardProduct',
    giftcard_type: 'VIRTUAL',
    allow_open_amount: true,
    open_amount_min: 10,
    open_amount_max: 200,
    allow_message: true,
    lifetime: 365,
    giftcard_amounts: [
      { value: 25, uid: uidOf('giftcard/giftcard_amount/25.0000') },
      { value: 50, uid: uidOf('giftcard/giftcard_amount/50.0000') },
    ],
    price_range: { minimum_price: { final_price: { value: 10 } } },
    gift_card_options: expect.arrayContaining([
      { title: 'Recipient Email', required: true, uid: uidOf('giftcard/giftcard_recipient_email') },
      { title: 'Message', required: false, uid: uidOf('giftcard/giftcard_message') },
    ]),
  });
});

test('NET-02 stock Magento knows no gift cards, by list, by address or by inner path', async () => {
  const stock = await startShop({ seed: catalogShop, layers: 'stock' });
  const { data } = await stock.graphql(`{
    products(filter: { sku: { eq: "VOUCHER" } }) { total_count }
    search: products(search: "gift") { total_count }
    route(url: "voucher.html") { type }
    urlResolver(url: "voucher.html") { id }
    inner: route(url: "catalog/product/view/id/20") { type }
  }`);
  await stock.backend.close();
  expect(data).toEqual({
    products: { total_count: 0 },
    search: { total_count: 0 },
    route: null,
    urlResolver: null,
    inner: null,
  });
});
