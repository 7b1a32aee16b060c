/** GraphQL requests, and partial answers: an extra that fails costs no page. */

import { gql } from 'urql';
import { expect, test } from 'vitest';
import { AddProductsToCartDocument } from '#services/cart/cart.graphql.ts';
import { CountriesDocument, StoreConfigDocument } from '#services/content/store.graphql.ts';
import {
  clientsTo,
  inTurn,
  json,
  never,
  type Sent,
  brokenConnection,
  failureOf,
  graphqlTo,
} from './wires.ts';

const ShelfDocument = gql<{ shelf: string }, { id: string; size: number }>`
  # the shelf itself
  query Shelf($id: String!, $size: Int!) {
    shelf(id: $id, size: $size) {
      name
      ...Board
    }
  }

  fragment Board on Shelf {
    ... on Wooden {
      grain
    }
    height
  }
`;
const variables = { id: 'top shelf & more', size: 6 };

const queryOf = (sent: Sent | undefined): string => sent?.url.searchParams.get('query') ?? '';

const clientOf = (...asked: Parameters<typeof clientsTo>) => {
  const { graphql: client, sent } = clientsTo(...asked);
  return { client, sent };
};
const answered = () => clientOf(json({ data: { shelf: 'oak' } }));

test('sends a read by GET to /graphql with query, only its white space shrunk, name and variables [NET-01]', async () => {
  const { client, sent } = answered();
  expect(await client.read(ShelfDocument, variables, never())).toEqual({ shelf: 'oak' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'GET', body: '', credentials: 'same-origin' });
  expect(sent[0]?.url.href).toMatch(/^http:\/\/shop\.test\/graphql\?/);
  expect(sent[0]?.url.searchParams.get('operationName')).toBe('Shelf');
  expect(JSON.parse(sent[0]?.url.searchParams.get('variables') ?? '')).toEqual(variables);
  expect(queryOf(sent[0])).toBe(
    'query Shelf($id:String!,$size:Int!){shelf(id:$id,size:$size){name ...Board}}fragment Board on Shelf{... on Wooden{grain}height}',
  );
});

const withId = (id: string) => json({ data: {} }, { headers: { 'X-Magento-Cache-Id': id } });

test.each(['read', 'readOnce', 'readByPost', 'write'] as const)(
  'sends a %s with JSON, X-Requested-With and Store headers, and no bearer [NET-01 NET-08]',
  async (kind) => {
    const { client, sent } = clientOf(json({ data: {} }), { storeCode: 'nz' });
    const document = kind === 'write' ? AddProductsToCartDocument : StoreConfigDocument;
    await client[kind](document, {}, never());
    const { headers } = sent[0] ?? { headers: new Headers() };
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('Store')).toBe('nz');
    expect(headers.has('Authorization')).toBe(false);
  },
);

test('sends X-Magento-Cache-Id of the last answer that had one with each request [NET-01]', async () => {
  const { client, sent } = clientOf(inTurn(withId('first'), json({ data: {} }), withId('second')));
  for (let turn = 0; turn < 3; turn += 1) await client.read(CountriesDocument, {}, never());
  await client.write(AddProductsToCartDocument, { cartId: 'c1', cartItems: [] }, never());
  expect(sent.map(({ headers }) => headers.get('X-Magento-Cache-Id'))).toEqual([
    null,
    'first',
    'first',
    'second',
  ]);
});

const FilterDocument = gql<{ shelf: unknown }>`
  query Shelf($filter: FilterInput, $sort: SortInput) {
    shelf(filter: $filter, sort: $sort)
  }
`;
const CoatDocument = gql<{ paint: unknown }>`
  mutation Paint($input: PaintInput!, $coat: Int) {
    paint(input: $input, coat: $coat)
  }
`;

test('a read sends no null at any depth; a write does, since it empties a field [BEY-22]', async () => {
  const { client, sent } = clientOf(json({ data: { shelf: 1, paint: 1 } }));
  const filter = { price: { from: null, to: '5' }, brand: null, size: { in: ['S', 'M'] } };
  await client.read(FilterDocument, { filter, sort: null }, never());
  expect(JSON.parse(sent[0]?.url.searchParams.get('variables') ?? '')).toEqual({
    filter: { price: { to: '5' }, size: { in: ['S', 'M'] } },
  });
  const given = { input: { company: null, street: ['1 Queen St'] }, coat: null };
  await client.write(CoatDocument, given, never());
  expect(JSON.parse(sent[1]?.body ?? '').variables).toEqual(given);
});

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
