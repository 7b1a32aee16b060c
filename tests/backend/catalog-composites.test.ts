/** Products made of others: variants, bundles, groups. */
import { describe, expect, test } from 'vitest';
import { catalogShop, uidOf } from './catalog-shop.ts';
import { priceRange, readProduct } from './read-product.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: catalogShop });
describe('CAT-02 a configurable product', () => {
  const blue = uidOf('configurable/140/6');
  const red = uidOf('configurable/140/7');

  test('says what tells its variants apart, with swatches', async () => {
    const fields = `bottle_colour ${priceRange} ... on ConfigurableProduct {
      configurable_options { uid attribute_id attribute_id_v2 attribute_uid attribute_code label position product_id
        values { uid value_index label use_default_value
          swatch_data { __typename value ... on ImageSwatchData { thumbnail } } } }
      variants { attributes { uid code label value_index } product { sku stock_status } } }`;
    expect(await readProduct(shop, 'BOTTLE', fields)).toMatchObject({
      __typename: 'ConfigurableProduct',
      bottle_colour: null,
      price_range: {
        minimum_price: { final_price: { value: 20 } },
        maximum_price: { final_price: { value: 22 } },
      },
      configurable_options: [
        {
          uid: uidOf('configurable/15/140'),
          attribute_id: '140',
          attribute_id_v2: 140,
          attribute_uid: uidOf('140'),
          attribute_code: 'bottle_colour',
          label: 'Bottle colour',
          position: 0,
          product_id: 15,
          values: [
            {
              uid: blue,
              value_index: 6,
              label: 'Blue',
              swatch_data: { __typename: 'ColorSwatchData', value: '#0000ff' },
            },
            {
              uid: red,
              value_index: 7,
              label: 'Red',
              swatch_data: {
                __typename: 'ImageSwatchData',
                value: 'red.png',
                thumbnail: '/media/attribute/swatch/red.png',
              },
            },
          ],
        },
      ],
      variants: [
        {
          attributes: [{ uid: blue, code: 'bottle_colour', label: 'Blue', value_index: 6 }],
          product: { sku: 'BOTTLE-BLUE', stock_status: 'IN_STOCK' },
        },
        { attributes: [{ uid: red, label: 'Red' }], product: { sku: 'BOTTLE-RED' } },
      ],
    });
  });

  test.each([
    ['nothing', [], [blue, red], null, []],
    ['red', [red], [red], 'BOTTLE-RED', ['/media/catalog/product/r/e/red.jpg']],
    ['a colour it does not have', [uidOf('configurable/140/8')], [], null, []],
  ])(
    'CAT-06 with %s chosen says what is left and which variant it is',
    async (_, uids, left, sku, pictures) => {
      const { data } = await shop.graphql(
        `query ($uids: [ID!]) { products(filter: { sku: { eq: "BOTTLE" } }) { items { ... on ConfigurableProduct {
        configurable_product_options_selection(configurableOptionValueUids: $uids) {
          options_available_for_selection { attribute_code option_value_uids }
          variant { sku } media_gallery { url }
          configurable_options { attribute_code values { label is_available } } } } } } }`,
        { uids },
      );
      const selection = data.products.items[0].configurable_product_options_selection;
      expect(
        selection.options_available_for_selection.flatMap(
          (own: { option_value_uids: string[] }) => own.option_value_uids,
        ),
      ).toEqual(left);
      expect(selection.variant?.sku ?? null).toBe(sku);
      expect(selection.media_gallery.map(({ url }: { url: string }) => url)).toEqual(pictures);
      expect(selection.configurable_options[0].values).toHaveLength(2);
    },
  );
});

test('CAT-02 a bundle says its options, and costs what its cheapest and dearest choice cost', async () => {
  const fields = `${priceRange} ... on BundleProduct { dynamic_price price_view ship_bundle_items
    items { option_id uid title required type position sku
      options { id uid label quantity is_default price price_type can_change_quantity product { sku } } } }`;
  const found = await readProduct(shop, 'PACK', fields);
  expect(found).toMatchObject({
    __typename: 'BundleProduct',
    dynamic_price: true,
    price_view: 'PRICE_RANGE',
    ship_bundle_items: 'TOGETHER',
    price_range: {
      minimum_price: { final_price: { value: 15 } },
      maximum_price: { regular_price: { value: 232.95 }, final_price: { value: 182.95 } },
    },
  });
  expect(found.items[1]).toEqual({
    option_id: 2,
    uid: uidOf('bundle/2'),
    title: 'Extras',
    required: false,
    type: 'checkbox',
    position: 2,
    sku: 'PACK',
    options: [
      {
        id: 3,
        uid: uidOf('bundle/2/3/1'),
        label: 'Paper Cups 100 pack',
        quantity: 1,
        is_default: false,
        price: 0,
        price_type: 'FIXED',
        can_change_quantity: true,
        product: { sku: 'CUPS' },
      },
      expect.objectContaining({ uid: uidOf('bundle/2/4/2'), quantity: 2, product: { sku: 'WATER' } }),
    ],
  });
});

test('CAT-02 a group shows its members, and costs what the cheapest of them costs', async () => {
  const found = await readProduct(
    shop,
    'SET',
    `${priceRange} ... on GroupedProduct { items { qty position product { sku } } }`,
  );
  expect(found).toMatchObject({
    __typename: 'GroupedProduct',
    price_range: { maximum_price: { final_price: { value: 8.95 } } },
    items: [
      { qty: 2, position: 1, product: { sku: 'WATER' } },
      { qty: 1, position: 2, product: { sku: 'CUPS' } },
    ],
  });
});
