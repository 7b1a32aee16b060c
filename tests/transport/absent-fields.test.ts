/** What a backend has not is not asked of it, and all else is (magento-contract: attributes of products, 2.4.6). */

import { print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { CartDetailsDocument, UpdateItemsDocument } from '#services/cart.graphql.ts';
import { AttributeLabelsDocument } from '#services/attribute-labels.graphql.ts';
import { GuestOrderDocument } from '#services/order-lookup.graphql.ts';
import { PadOrdersDocument } from '#services/order-pad.graphql.ts';
import { ProductPageDocument } from '#services/product.graphql.ts';
import { asksAnything, withoutFields } from '#transport/absent-fields.ts';
import { failureOf, graphqlOf, json, never, wiresTo } from './wires.ts';

const textOf = (document: unknown): string => print(document as DocumentNode);
const missing = ['is_rental_product', 'incentive', 'custom_attributesV2', 'price_range.maximum_price'];

test.each([
  ['a cart', CartDetailsDocument],
  ['a product', ProductPageDocument],
] as const)(
  'GEN-02 of %s the absent fields are left out, with all they hold, and nothing else',
  (_, document) => {
    const whole = textOf(document);
    const shorn = textOf(withoutFields(missing)(document));
    for (const name of missing) expect(shorn).not.toContain(name.split('.').at(-1));
    const gone = whole.split('\n').filter((line) => !shorn.split('\n').includes(line));
    const allowed = [
      ...missing,
      'maximum_price',
      'final_price',
      'currency',
      'items {',
      'selected_options {',
      '... on AttributeSelectedOptions {',
      'label',
      'code',
      '... on AttributeValue {',
      'value',
    ];
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((line) => allowed.every((name) => !line.includes(name)))).toEqual([]);
  },
);

test('a field whose every part is absent goes as well, and a document is rewritten once', () => {
  const rewrite = withoutFields(['price_range.minimum_price', 'price_range.maximum_price']);
  expect(textOf(rewrite(ProductPageDocument))).not.toContain('price_range');
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
  await graphqlOf(settings).read(ProductPageDocument, { urlKey: 'water', pageSize: 20 }, never());
  const query = sent[0]?.url.searchParams.get('query') ?? '';
  expect(query).toContain('stock_status');
  expect(query).not.toContain('is_rental_product');
});

test('a field is named by the fields around it as well [BEY-22]', () => {
  const shorn = textOf(withoutFields(['orders.items.items.product'])(PadOrdersDocument));
  expect(shorn).toContain('product_sku');
  expect(shorn).not.toContain('product {');
  // a fragment that no field spreads any more is refused by a server
  expect(shorn).not.toContain('fragment');
});

test('the input of another version is asked for by its own name [BEY-22]', () => {
  const renamed = withoutFields([], { OrderInformationInput: 'GuestOrderInformationInput' });
  expect(textOf(renamed(GuestOrderDocument))).toContain('$question: GuestOrderInformationInput!');
});

test('variables that no field needs any more are not declared [BEY-22]', () => {
  expect(textOf(withoutFields(['orders'])(PadOrdersDocument))).not.toContain('$pageSize');
});

test('a document of which nothing is left is never sent [BEY-22]', async () => {
  const { settings, sent } = wiresTo(json({ data: {} }), { version: '2.4.6' });
  const graphql = graphqlOf(settings);
  expect(asksAnything(withoutFields(['attributesList'])(AttributeLabelsDocument))).toBe(false);
  expect(graphql.canAsk(AttributeLabelsDocument)).toBe(false);
  expect((await failureOf(graphql.read(AttributeLabelsDocument, {}, never()))).kind).toBe('refused');
  expect(sent).toEqual([]);
});

test.each([
  ['2.4.6', 'stock', false],
  ['2.4.7', 'merchant', false],
  ['2.4.8', 'merchant', true],
] as const)(
  'before Magento %s the first request asks only what it knows [BEY-22]',
  async (version, layer, isAsked) => {
    const { settings, sent } = wiresTo(json({ data: { cart: null } }), { version, layer });
    await graphqlOf(settings).read(CartDetailsDocument, { cartId: 'c' }, never());
    const query = sent[0]?.url.searchParams.get('query') ?? '';
    expect(query.includes('original_row_total')).toBe(isAsked);
    expect(sent).toHaveLength(1);
  },
);
