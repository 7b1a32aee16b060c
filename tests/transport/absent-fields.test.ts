/** Fields a backend does not have are left out of queries. */

import { print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { CartDetailsDocument, UpdateItemsDocument } from '#services/cart.graphql.ts';
import { GuestOrderDocument } from '#services/order-lookup.graphql.ts';
import { ProductPageDocument } from '#services/product.graphql.ts';
import { withoutFields } from '#transport/absent-fields.ts';
import { graphqlOf, json, wiresTo } from './wires.ts';

const textOf = (document: unknown): string => print(document as DocumentNode);
const missing = ['is_rental_product', 'incentive', 'custom_attributesV2'];

test.each([
  ['a cart', CartDetailsDocument],
  ['a product', ProductPageDocument],
] as const)(
  'leaves only the absent fields and their content out of the query of %s [GEN-02]',
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

test('leaves out a field that has only absent parts, and rewrites a document once [GEN-02]', () => {
  const rewrite = withoutFields(['percent_off']);
  expect(textOf(rewrite(ProductPageDocument))).not.toContain('discount');
  expect(rewrite(ProductPageDocument)).toBe(rewrite(ProductPageDocument));
  expect(withoutFields([])(ProductPageDocument)).toBe(ProductPageDocument);
});

test('leaves out a field named with its parent only there [CART-02]', () => {
  const shorn = textOf(withoutFields(['updateCartItems.errors'])(UpdateItemsDocument));
  const gone = textOf(UpdateItemsDocument)
    .split('\n')
    .filter((line) => !shorn.split('\n').includes(line));
  expect(gone.map((line) => line.trim())).toEqual(['errors {', 'code', 'message']);
  expect(shorn).toMatch(/errors \{\s+message/);
});

test('leaves out a field named with a type only for that type [BEY-12]', () => {
  const shorn = textOf(withoutFields(['OrderItemInterface.prices'])(GuestOrderDocument));
  expect(shorn).not.toContain('row_total_including_tax');
  expect(shorn).toContain('product_name');
  const cart = withoutFields(['OrderItemInterface.prices'])(CartDetailsDocument);
  expect(textOf(cart)).toBe(textOf(CartDetailsDocument));
});

test('leaves out of its requests what the page says is missing [GEN-02]', async () => {
  const { settings, sent } = wiresTo(json({ data: { products: { items: [] } } }), { lacks: missing });
  await graphqlOf(settings).read(
    ProductPageDocument,
    { urlKey: 'water', pageSize: 20 },
    new AbortController().signal,
  );
  const query = sent[0]?.url.searchParams.get('query') ?? '';
  expect(query).toContain('stock_status');
  expect(query).not.toContain('is_rental_product');
});
