/** Fields a backend or a Magento version does not have are left out of queries. */

import { print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { AttributeLabelsDocument } from '#services/catalog/attribute-labels.graphql.ts';
import { CartDetailsDocument, UpdateItemsDocument } from '#services/cart/cart.graphql.ts';
import { GuestOrderDocument } from '#services/order/order-lookup.graphql.ts';
import { PadOrdersDocument } from '#services/order/order-pad.graphql.ts';
import { ProductPageDocument } from '#services/catalog/product.graphql.ts';
import { asksAnything, withoutFields } from '#transport/absent-fields.ts';
import { failureOf, graphqlOf, json, never, wiresTo } from './wires.ts';

const textOf = (document: unknown): string => print(document as DocumentNode);
const missing = ['is_rental_product', 'incentive', 'custom_attributesV2'];

test('leaves only the absent fields and their content out of a query [GEN-02]', () => {
  const document = ProductPageDocument;
  const whole = textOf(document);
  const shorn = textOf(withoutFields(missing)(document));
  for (const name of missing) expect(shorn).not.toContain(name);
  const kept = shorn.split('\n').map((line) => line.trim());
  expect(whole.split('\n').length).toBeGreaterThan(kept.length);
  expect(kept.filter((line) => !whole.includes(line))).toEqual([]);
  for (const name of ['sku', 'price_range {', 'small_image {']) expect(kept).toContain(name);
});

test('leaves out a field that has only absent parts [GEN-02]', () => {
  const rewrite = withoutFields(['percent_off']);
  expect(textOf(rewrite(ProductPageDocument))).not.toContain('discount');
  expect(withoutFields([])(ProductPageDocument)).toBe(ProductPageDocument);
});

test('leaves out a field named with its parent or with a type only there [CART-02 BEY-12]', () => {
  const shorn = textOf(withoutFields(['updateCartItems.errors'])(UpdateItemsDocument));
  const gone = textOf(UpdateItemsDocument)
    .split('\n')
    .filter((line) => !shorn.split('\n').includes(line));
  expect(gone.map((line) => line.trim())).toEqual(['errors {', 'code', 'message']);
  expect(shorn).toMatch(/errors \{\s+message/);
  const order = textOf(withoutFields(['OrderItemInterface.prices'])(GuestOrderDocument));
  expect(order).not.toContain('row_total_including_tax');
  expect(order).toContain('product_name');
  const cart = withoutFields(['OrderItemInterface.prices'])(CartDetailsDocument);
  expect(textOf(cart)).toBe(textOf(CartDetailsDocument));
});

test('leaves out of its requests what the page says is missing [GEN-02]', async () => {
  const { settings, sent } = wiresTo(json({ data: { products: { items: [] } } }), { lacks: missing });
  await graphqlOf(settings).read(ProductPageDocument, { urlKey: 'water', pageSize: 20 }, never());
  const query = sent[0]?.url.searchParams.get('query') ?? '';
  expect(query).toContain('stock_status');
  expect(query).not.toContain('is_rental_product');
});

test('a field is named by the fields around it as well, and takes its variables along [BEY-22]', () => {
  const shorn = textOf(withoutFields(['orders.items.items.product'])(PadOrdersDocument));
  expect(shorn).toContain('product_sku');
  expect(shorn).not.toContain('product {');
  // a fragment that no field spreads any more is refused by a server
  expect(shorn).not.toContain('fragment');
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
