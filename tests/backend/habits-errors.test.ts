/** Faults of a stock 2.4.7 in single fields: fragments within linked products, and only the first
 * error told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsShop } from './kinds-shop.ts';
import { startShop } from './shop-client.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop({ seed: kindsShop, layers: 'stock' });
});
afterAll(() => shop.backend.close());

const linked = (field: string, selection: string, fragments = '', skus = '["BOTTLE", "CUPS"]') =>
  shop.graphql(
    `{ products(filter: { sku: { in: ${skus} } }, sort: { name: DESC }) { items { sku ${field} { ${selection} } } } } ${fragments}`,
  );
const inline = '... on CustomizableProductInterface { options { required } }';

describe('a named fragment that directly holds an inline one', () => {
  test.each(['related_products', 'upsell_products', 'crosssell_products'])(
    'makes %s null on every product, with one error [BEY-22]',
    async (field) => {
      const answer = await linked(field, '...F', `fragment F on ProductInterface { sku ${inline} }`);
      expect(answer.data.products.items).toEqual([
        { sku: 'BOTTLE', [field]: null },
        { sku: 'CUPS', [field]: null },
      ]);
      expect(answer.errors).toEqual([
        {
          message: 'Internal server error',
          path: ['products', 'items', 0, field],
          locations: [expect.anything()],
        },
      ]);
    },
  );

  test('makes two fields null with one error, of the first [BEY-22]', async () => {
    const { data, errors } = await linked(
      'related_products { ...F } upsell_products',
      '...F',
      `fragment F on ProductInterface { ${inline} }`,
      '["BOTTLE"]',
    );
    expect(data.products.items[0]).toMatchObject({ related_products: null, upsell_products: null });
    expect(errors).toMatchObject([{ path: ['products', 'items', 0, 'related_products'] }]);
  });

  test.each([
    ['deeper', '...F', 'fragment F on ProductInterface { price_range { ... on PriceRange { __typename } } }'],
    ['in an inline one', `... on ProductInterface { name ${inline} }`, ''],
    [
      'as a named one in a named one',
      '...F',
      'fragment F on ProductInterface { sku ...G } fragment G on CustomizableProductInterface { options { required } }',
    ],
    [
      'as two side by side',
      '...F ...G',
      'fragment F on ProductInterface { sku } fragment G on CustomizableProductInterface { options { required } }',
    ],
    ['beside a named one', `...F ${inline}`, 'fragment F on ProductInterface { sku }'],
  ])('fails nothing %s [BEY-22]', async (_, selection, fragments) => {
    const { data, errors } = await linked('related_products', selection, fragments);
    expect(errors).toBeUndefined();
    expect(data.products.items[0].related_products).not.toEqual([]);
  });

  test('fails nothing in the list itself [BEY-22]', async () => {
    const { errors } = await shop.graphql(
      `{ products(filter: { sku: { eq: "CUPS" } }) { items { ...F } } } fragment F on ProductInterface { sku ${inline} }`,
    );
    expect(errors).toBeUndefined();
  });
});

test('two unknown blocks are two nulls and one error [BEY-22]', async () => {
  const answer = await shop.graphql('{ cmsBlocks(identifiers: ["one", "two"]) { items { identifier } } }');
  expect(answer.data).toEqual({ cmsBlocks: { items: [null, null] } });
  expect(answer.errors).toMatchObject([
    { message: 'The CMS block with the "one" ID doesn\'t exist.', path: ['cmsBlocks', 'items', 0] },
  ]);
});

test('of two unknown fields the first is named [BEY-22]', async () => {
  const { errors } = await shop.graphql('{ storeConfig { nonsense more_nonsense } }');
  expect(errors).toHaveLength(1);
  expect(errors[0].message).toContain('nonsense');
});
