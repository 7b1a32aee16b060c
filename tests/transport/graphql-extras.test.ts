/** A partial answer is used for what it holds: an extra that fails costs no page. */

import { gql } from 'urql';
import { expect, test } from 'vitest';
import { brokenConnection, failureOf, graphqlTo, inTurn, json, never } from './wires.ts';

const PageDocument = gql<{ products: unknown }>`
  query Page {
    products
  }
`;

const extras = ['products.items.*.related_products', 'blocks.*'];
const items = [{ sku: 'A', related_products: null }];

const failing = (
  path: readonly (string | number)[],
  category?: string,
  data: unknown = { products: { items } },
) =>
  json({
    errors: [{ message: 'Internal server error', path, ...(category && { extensions: { category } }) }],
    data,
  });
const reading = (...failed: Parameters<typeof failing>) =>
  graphqlTo(failing(...failed)).read(PageDocument, {}, never(), extras);

test.each([
  ['an extra', ['products', 'items', 0, 'related_products']],
  ['a field of an extra', ['products', 'items', 3, 'related_products', 1, 'name']],
  ['a place in a list of extras', ['blocks', 0]],
])('an error at %s leaves the rest of the answer [BEY-24]', async (_, path) => {
  expect(await reading(path)).toEqual({ products: { items } });
});

test.each([
  ['a needed field', ['products', 'items', 0, 'price_range']],
  ['what holds an extra', ['products', 'items']],
  ['a field that only begins like an extra', ['products', 'items', 0, 'related_products_count']],
  ['no place at all', []],
])('an error at %s fails the read [BEY-24]', async (_, path) => {
  expect((await failureOf(reading(path))).kind).not.toBe('network');
});

test('an extra hides no ended session, and no answer without data [BEY-24 SESS-04]', async () => {
  const path = ['products', 'items', 0, 'related_products'];
  await expect(reading(path, 'graphql-authorization')).rejects.toThrow();
  await expect(reading(path, undefined, null)).rejects.toThrow();
});

test('a partial answer is not cached for later visits [BEY-24]', async () => {
  const partial = failing(['products', 'items', 0, 'related_products']);
  const graphql = graphqlTo(inTurn(partial, brokenConnection));
  await graphql.read(PageDocument, {}, never(), extras);
  await expect(graphql.read(PageDocument, {}, never(), extras)).rejects.toThrow();
});
