/** What a Magento version lacks is left out of the first request already. */

import { print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { AttributeLabelsDocument } from '#services/attribute-labels.graphql.ts';
import { CartDetailsDocument } from '#services/cart.graphql.ts';
import { GuestOrderDocument } from '#services/order-lookup.graphql.ts';
import { PadOrdersDocument } from '#services/order-pad.graphql.ts';
import { asksAnything, withoutFields } from '#transport/absent-fields.ts';
import { failureOf, graphqlOf, json, never, wiresTo } from './wires.ts';

const textOf = (document: unknown): string => print(document as DocumentNode);

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
