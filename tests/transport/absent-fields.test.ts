/** What a backend has not is not asked of it, and all else is (magento-contract: attributes of products, 2.4.6). */

import { print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { CartDetailsDocument, UpdateItemsDocument } from '#services/cart.graphql.ts';
import { GuestOrderDocument } from '#services/order-lookup.graphql.ts';
import { ProductPageDocument } from '#services/product.graphql.ts';
import { withoutFields } from '#transport/absent-fields.ts';
import { graphqlOf, json, wiresTo } from './wires.ts';

const textOf = (document: unknown): string => print(document as DocumentNode);
const missing = ['is_rental_product', 'incentive', 'custom_attributesV2', 'price_details'];

test.each([
  ['a cart', CartDetailsDocument],
  ['a product', ProductPageDocument],
] as const)(
  'GEN-02 of %s the absent fields are left out, with all they hold, and nothing else',
  (_, document) => {
    const whole = textOf(document);
    const shorn = textOf(withoutFields(missing)(document));
    for (const name of missing) expect(shorn).not.toContain(name);
    const gone = whole.split('\n').filter((line) => !shorn.split('\n').includes(line));
    const allowed = [
      ...missing,
      'items {',
      'selected_options {',
      '... on AttributeSelectedOptions {',
      'label',
      'code',
      '... on AttributeValue {',
      'value',
      'main_price',
      'discount_percentage',
    ];
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((line) => allowed.every((name) => !line.includes(name)))).toEqual([]);
  },
);

test('a field whose every part is absent goes as well, and a document is rewritten once', () => {
  const rewrite = withoutFields(['main_price', 'discount_percentage']);
  expect(textOf(rewrite(ProductPageDocument))).not.toContain('price_details');
  expect(rewrite(ProductPageDocument)).toBe(rewrite(ProductPageDocument));
  expect(withoutFields([])(ProductPageDocument)).toBe(ProductPageDocument);
});

test('CART-02 a field named with what it is asked of is left out only there', () => {
  const shorn = textOf(withoutFields(['updateCartItems.errors'])(UpdateItemsDocument));
  const gone = textOf(UpdateItemsDocument)
    .split('\n')
    .filter((line) => !shorn.split('\n').includes(line));
  expect(gone.map((line) => line.trim())).toEqual(['errors {', 'code', 'message']);
  expect(shorn).toMatch(/errors \{\s+message/);
});

test('BEY-12 a field named with a type is left out of what is asked of that type alone', () => {
  const shorn = textOf(withoutFields(['OrderItemInterface.prices'])(GuestOrderDocument));
  expect(shorn).not.toContain('row_total_including_tax');
  expect(shorn).toContain('product_name');
  const cart = withoutFields(['OrderItemInterface.prices'])(CartDetailsDocument);
  expect(textOf(cart)).toBe(textOf(CartDetailsDocument));
});

test('GEN-02 the shop leaves out what its page says is missing', async () => {
  const { settings, sent } = wiresTo(json({ data: { products: { items: [] } } }), { lacks: missing });
  await graphqlOf(settings).read(ProductPageDocument, { urlKey: 'water' }, new AbortController().signal);
  const query = sent[0]?.url.searchParams.get('query') ?? '';
  expect(query).toContain('stock_status');
  expect(query).not.toContain('is_rental_product');
});
