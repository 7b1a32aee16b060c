/** The GraphQL protocol as recorded from Magento: bodies, limits, errors, headers. */
import { expect, test, onTestFinished } from 'vitest';
import { openShop, refusal } from './open-shop.ts';
import { isDeepJson } from '#backend/nesting.ts';
import { startShop } from './shop-client.ts';

const shop = await openShop();

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
  }[];
}

const json = { 'Content-Type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) =>
  shop.fetch('/graphql', { method: 'POST', headers, body });
const get = (query: string, init: RequestInit = {}) =>
  shop.fetch(`/graphql?query=${encodeURIComponent(query)}`, init);

const ask = async (query: string, headers: Record<string, string> = {}, variables?: object) => {
  const response = await post(JSON.stringify({ query, variables }), { ...json, ...headers });
  return { status: response.status, headers: response.headers, ...((await response.json()) as Answer) };
};

const code = '{ storeConfig { store_code } }';

test.each([
  '',
  '{"query": "{storeConfig{',
  '{"query":"{storeConfig{id}}","variables":"{}"}',
  '{"query":"{storeConfig{id}}","variables":{"x":"\\u0000"}}',
  '{"query":"{cart(cart_id:\\"\\\\u{0}\\"){id}}"}',
])('POST %j is a 400 in JSON without a stack trace', async (body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  const text = await response.text();
  const { errors = [], message = errors[0]?.message } = JSON.parse(text);
  expect(message).toEqual(expect.any(String));
  expect(text).not.toContain('at ');
  expect(shop.lines).toEqual([]);
});

test('a form of another site cannot send a mutation, and a megabyte is refused unread [X1]', async () => {
  const body = JSON.stringify({ query: 'mutation { createEmptyCart }' });
  const form = { 'Content-Type': 'text/plain' };
  expect((await post(body, form)).status).toBe(400);
  expect((await post(body, { ...form, 'X-Requested-With': 'XMLHttpRequest' })).status).toBe(200);
  expect((await post(JSON.stringify({ query: ' '.repeat(1_000_000) }))).status).toBe(413);
});

test('queries are answered by GET and HEAD, mutations by POST alone, and nothing by DELETE [NET-01]', async () => {
  const query = encodeURIComponent('query ($u: String!) { urlResolver(url: $u) { id } }');
  const found = await shop.fetch(`/graphql?query=${query}&variables=${encodeURIComponent('{"u":"/"}')}`);
  expect(await found.json()).toEqual({ data: { urlResolver: { id: 2 } } });
  const head = await get(code, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const mutation = await get('mutation { createEmptyCart }');
  expect([mutation.status, await mutation.json()]).toEqual([
    400,
    { errors: refusal('Mutation requests allowed only for POST requests') },
  ]);
  expect((await shop.fetch('/graphql', { method: 'DELETE' })).status).toBe(405);
  const slash = await shop.fetch('/graphql/?query={__typename}');
  expect(await slash.json()).toEqual({ data: { __typename: 'Query' } });
  // the name of an operation is ignored
  expect((await post(JSON.stringify({ query: code, operationName: 'Z' }))).status).toBe(200);
});

const nested = (depth: number): string =>
  `{ categoryList ${'{ children '.repeat(depth)}{ id }${' }'.repeat(depth)} }`;

const messageOf = async (query: string) => (await ask(query)).errors?.[0]?.message;

const many = (count: number, field: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => field(place)).join(' ');

test('300 fields are answered and 330 are too complex, those of fragments included, however they multiply [X2]', async () => {
  const configs = (count: number) =>
    `{ ${many(count, (place) => `a${place}: storeConfig { store_code locale }`)} }`;
  expect((await ask(configs(100))).status).toBe(200);
  const { status, errors, data } = await ask(configs(110));
  const refused = refusal('Max query complexity should be 300 but got 330.');
  expect([status, data, errors]).toEqual([400, undefined, refused]);
  const bomb = many(40, (place) => {
    const next = `...F${place + 1}`;
    return `fragment F${place} on StoreConfig { ${next} ${next} }`;
  });
  expect(await messageOf(`{ storeConfig { ...F0 } } ${bomb} fragment F40 on StoreConfig { id }`)).toMatch(
    /^Max query complexity should be 300 but got \d+\.$/,
  );
});

test('100 aliases and 20 levels are the most [X2]', async () => {
  expect(await messageOf(`{ ${many(101, (place) => `a${place}: __typename`)} }`)).toBe(
    'Max Aliases in query should be 100 but got 101.',
  );
  expect((await ask(nested(21))).errors).toEqual([
    { message: 'Max query depth should be 20 but got 21.', locations: [{ line: 1, column: 1 }] },
  ]);
  expect((await ask(nested(20))).errors).toBeUndefined();
});

test('a store view and the shop’s currency are taken, others refused by name', async () => {
  expect((await ask(code, { Store: 'second', 'Content-Currency': 'AUD' })).status).toBe(200);
  const { status, errors } = await ask(code, { Store: 'nope' });
  expect([status, errors]).toEqual([400, refusal('Requested store is not found (nope)')]);
});

const idOf = ({ headers }: { headers: Headers }) => headers.get('x-magento-cache-id');

test('a query has a cache id of its store, a mutation none, and only a shared cache may store what everyone may see [NET-01]', async () => {
  const read = await ask(code);
  expect(idOf(read)).toMatch(/^[0-9a-f]{64}$/);
  expect(idOf(await ask(code, { Store: 'second' }))).not.toBe(idOf(read));
  const write = await ask('mutation { createEmptyCart }');
  expect(idOf(write)).toBeNull();
  for (const { headers } of [read, write]) expect(headers.get('cache-control')).toContain('no-store');
  await shop.set('system/full_page_cache/caching_application', '2');
  for (const query of [code, '{ countries { id } }'])
    expect(await controlOf(query)).toBe('max-age=86400, public, s-maxage=86400');
  const personal = 'max-age=0, must-revalidate, no-cache, no-store';
  for (const query of ['{ route(url: "nope") { type } }', '{ cart(cart_id: "x") { id } }'])
    expect(await controlOf(query)).toBe(personal);
  expect(await controlOf(code, { headers: { Authorization: 'Bearer x' } })).toBe(personal);
});

const controlOf = async (query: string, init: RequestInit = {}) =>
  (await get(query, init)).headers.get('cache-control');

const deep = (open: string, close: string, count: number): string => open.repeat(count) + close.repeat(count);
const posted = { method: 'POST', headers: { 'Content-Type': 'application/json' } };

test('a body or query of endless brackets is a 400 without a line in the log [X2]', async () => {
  const { fetch, backend, lines } = await startShop();
  onTestFinished(() => backend.close());
  const list = deep('[', ']', 40_000);
  const object = deep('{"a":', '}', 40_000).replace(':}', ':1}');
  const posts: readonly (readonly [path: string, body: string])[] = [
    ['/graphql', `{"query":"{ storeConfig { id } }","variables":{"a":${list}}}`],
    ['/graphql', JSON.stringify({ query: '['.repeat(120_000) })],
    ['/graphql', JSON.stringify({ query: `{ a(b: """"c"""", d: ${deep('[', ']', 2000)}) }` })],
    ['/graphql', JSON.stringify({ query: `query ($a: ${deep('[', ']', 2000)}) { a }` })],
    ['/graphql', JSON.stringify({ query: deep('{ a ', '}', 2000) })],
    ['/rest/V1/guest-carts', object],
    ['/rest/V1/integration/customer/token', `{"username":${list},"password":"x"}`],
    ['/customer/ajax/login', list],
    ['/checkout/undefined/v1/payment_methods/credit_cards', `{"creditCard":${list.slice(0, 8000)}`],
  ];
  for (const [path, body] of posts)
    expect((await fetch(path, { ...posted, body })).status, `${path} ${body.slice(0, 40)}`).toBe(400);
  for (const [name, text] of [
    ['query', '['.repeat(5000)],
    ['variables', deep('[', ']', 5000)],
  ] as const) {
    const search = new URLSearchParams({ query: '{ storeConfig { id } }', [name]: text });
    expect((await fetch(`/graphql?${search}`)).status, name).toBe(400);
  }
  expect(lines).toEqual([]);
  const kept = { query: '{ storeConfig { id } }', variables: { text: '['.repeat(500) } };
  expect((await fetch('/graphql', { ...posted, body: JSON.stringify(kept) })).status).toBe(200);
});

test('a string without an end is looked through in one pass [X2]', () => {
  const run = String.raw`\"`.repeat(400_000);
  const brackets = '['.repeat(200);
  expect(isDeepJson(`["${run}${brackets}`)).toBe(false);
  expect(isDeepJson(`["${run}",${brackets}`)).toBe(true);
});
