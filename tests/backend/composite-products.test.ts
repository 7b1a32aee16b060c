/** Products made of others: variants, bundles, groups. */
import { expect, test } from 'vitest';
import { catalogShop, priceRange, readProduct } from './catalog-shop.ts';
import { openShop } from './open-shop.ts';
import { uid } from './seed-parts.ts';
import type { Row } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });
const blue = uid('configurable/140/6');
const red = uid('configurable/140/7');

test('a configurable product costs from its cheapest to its dearest variant, and answers the one chosen or what can be chosen [CAT-02 CAT-06]', async () => {
  const fields = `bottle_colour ${priceRange} ... on ConfigurableProduct {
    configurable_options { uid attribute_uid
      values { uid swatch_data { __typename value ... on ImageSwatchData { thumbnail } } } }
    variants { attributes { uid value_index } product { sku stock_status } } }`;
  const picture = { value: 'red.png', thumbnail: '/media/attribute/swatch/red.png' };
  const values = [
    { uid: blue, swatch_data: { __typename: 'ColorSwatchData', value: '#0000ff' } },
    { uid: red, swatch_data: { __typename: 'ImageSwatchData', ...picture } },
  ];
  expect(await readProduct(shop, 'BOTTLE', fields)).toMatchObject({
    bottle_colour: null,
    price_range: {
      minimum_price: { final_price: { value: 20 } },
      maximum_price: { final_price: { value: 22 } },
    },
    configurable_options: [{ uid: uid('configurable/15/140'), attribute_uid: uid('140'), values }],
    variants: [
      {
        attributes: [{ uid: blue, value_index: 6 }],
        product: { sku: 'BOTTLE-BLUE', stock_status: 'IN_STOCK' },
      },
      { attributes: [{ uid: red }], product: { sku: 'BOTTLE-RED' } },
    ],
  });
  for (const [uids, left, sku] of [
    [[], [blue, red], null],
    [[red], [red], 'BOTTLE-RED'],
    [[uid('configurable/140/8')], [], null],
  ]) {
    const { data } = await shop.graphql(
      `query ($uids: [ID!]) { products(filter: { sku: { eq: "BOTTLE" } }) { items { ... on ConfigurableProduct {
        configurable_product_options_selection(configurableOptionValueUids: $uids) {
          options_available_for_selection { option_value_uids } variant { sku } } } } } }`,
      { uids },
    );
    const selection = data.products.items[0].configurable_product_options_selection;
    const available = selection.options_available_for_selection.flatMap((one: Row) => one.option_value_uids);
    expect([available, selection.variant?.sku ?? null]).toEqual([left, sku]);
  }
});

test('a bundle costs from its cheapest to its dearest choice, a group what its cheapest member costs [CAT-02]', async () => {
  const bundle = await readProduct(shop, 'PACK', `${priceRange} ... on BundleProduct { dynamic_price }`);
  expect(bundle).toMatchObject({
    dynamic_price: true,
    price_range: {
      minimum_price: { final_price: { value: 15 } },
      maximum_price: { regular_price: { value: 232.95 }, final_price: { value: 182.95 } },
    },
  });
  const group = await readProduct(
    shop,
    'SET',
    `${priceRange} ... on GroupedProduct { items { qty product { sku } } }`,
  );
  expect(group).toMatchObject({
    price_range: { maximum_price: { final_price: { value: 8.95 } } },
    items: [
      { qty: 2, product: { sku: 'WATER' } },
      { qty: 1, product: { sku: 'CUPS' } },
    ],
  });
});
