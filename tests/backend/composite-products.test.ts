/** Products made of others: variants, bundles, groups. */
import { expect, test } from 'vitest';
import { catalogShop, priceRange, readProduct } from './catalog-shop.ts';
import { openShop } from './open-shop.ts';
import { uid } from './seed-parts.ts';
import type { Row } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });
const blue = uid('configurable/140/6');
const red = uid('configurable/140/7');

test('a configurable product has its options with swatches, and its variants [CAT-02]', async () => {
  const fields = `bottle_colour ${priceRange} ... on ConfigurableProduct {
    configurable_options { uid attribute_id attribute_id_v2 attribute_uid attribute_code label position product_id
      values { uid value_index label swatch_data { __typename value ... on ImageSwatchData { thumbnail } } } }
    variants { attributes { uid code label value_index } product { sku stock_status } } }`;
  const thumbnail = '/media/attribute/swatch/red.png';
  expect(await readProduct(shop, 'BOTTLE', fields)).toMatchObject({
    __typename: 'ConfigurableProduct',
    bottle_colour: null,
    price_range: {
      minimum_price: { final_price: { value: 20 } },
      maximum_price: { final_price: { value: 22 } },
    },
    configurable_options: [
      {
        uid: uid('configurable/15/140'),
        attribute_id: '140',
        attribute_id_v2: 140,
        attribute_uid: uid('140'),
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
            swatch_data: { __typename: 'ImageSwatchData', value: 'red.png', thumbnail },
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
  ['a colour it does not have', [uid('configurable/140/8')], [], null, []],
])(
  'with %s chosen the remaining options and the variant are answered [CAT-06]',
  async (_, uids, left, sku, urls) => {
    const { data } = await shop.graphql(
      `query ($uids: [ID!]) { products(filter: { sku: { eq: "BOTTLE" } }) { items { ... on ConfigurableProduct {
      configurable_product_options_selection(configurableOptionValueUids: $uids) {
        options_available_for_selection { option_value_uids } variant { sku } media_gallery { url }
        configurable_options { values { label is_available } } } } } } }`,
      { uids },
    );
    const selection = data.products.items[0].configurable_product_options_selection;
    const available = selection.options_available_for_selection.flatMap((one: Row) => one.option_value_uids);
    expect([available, selection.variant?.sku ?? null]).toEqual([left, sku]);
    expect(selection.media_gallery.map(({ url }: Row) => url)).toEqual(urls);
    expect(selection.configurable_options[0].values).toHaveLength(2);
  },
);

test('a bundle costs from its cheapest to its dearest choice [CAT-02]', async () => {
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
    uid: uid('bundle/2'),
    title: 'Extras',
    required: false,
    type: 'checkbox',
    position: 2,
    sku: 'PACK',
    options: [
      {
        id: 3,
        uid: uid('bundle/2/3/1'),
        label: 'Paper Cups 100 pack',
        quantity: 1,
        is_default: false,
        price: 0,
        price_type: 'FIXED',
        can_change_quantity: true,
        product: { sku: 'CUPS' },
      },
      expect.objectContaining({ uid: uid('bundle/2/4/2'), quantity: 2, product: { sku: 'WATER' } }),
    ],
  });
});

test('a group costs what the cheapest of its members costs [CAT-02]', async () => {
  const fields = `${priceRange} ... on GroupedProduct { items { qty position product { sku } } }`;
  expect(await readProduct(shop, 'SET', fields)).toMatchObject({
    __typename: 'GroupedProduct',
    price_range: { maximum_price: { final_price: { value: 8.95 } } },
    items: [
      { qty: 2, position: 1, product: { sku: 'WATER' } },
      { qty: 1, position: 2, product: { sku: 'CUPS' } },
    ],
  });
});
