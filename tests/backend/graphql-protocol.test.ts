/** The GraphQL protocol as the recorded shop speaks it: limits, headers, wording of faults, what may be kept. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureShop } from './fixture-shop.ts';
import { startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const seed = {
  ...fixtureShop,
  storeViews: [
    { id: 1, code: 'default', name: 'Default', isDefault: true },
    { id: 2, code: 'second', name: 'Second', isDefault: false },
  ],
};

const shop = await openShop({ seed });
const ask = async (query: string, headers: Record<string, string> = {}, variables?: object) => {
  const response = await shop.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, ...((await response.json()) as Answer) };
};

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly locations?: unknown;
    readonly extensions?: unknown;
  }[];
}

const configs = (count: number): string =>
  Array.from({ length: count }, (_, place) => `a${place}: storeConfig { store_code locale }`).join(' ');
const nested = (depth: number): string =>
  `{ categoryList ${'{ children '.repeat(depth)}{ id }${' }'.repeat(depth)} }`;

describe('limits', () => {
  test('330 fields are too complex, 300 are not', async () => {
    const { status, errors, data } = await ask(`{ ${configs(110)} }`);
    expect([status, data, errors]).toEqual([
      400,
      undefined,
      [
        {
          message: 'Max query complexity should be 300 but got 330.',
          extensions: { category: 'graphql-input' },
        },
      ],
    ]);
    expect((await ask(`{ ${configs(100)} }`)).status).toBe(200);
  });

  test('a fragment counts each time it is used', async () => {
    const query = `{ ${Array.from({ length: 80 }, (_, place) => `a${place}: storeConfig { ...F }`).join(' ')} }
      fragment F on StoreConfig { store_code locale timezone }`;
    expect((await ask(query)).errors?.[0]?.message).toBe('Max query complexity should be 300 but got 320.');
  });

  test('fragments that multiply are counted at once, and one within itself is refused', async () => {
    const bomb = Array.from(
      { length: 40 },
      (_, place) => `fragment F${place} on StoreConfig { ...F${place + 1} ...F${place + 1} }`,
    ).join(' ');
    const { errors } = await ask(`{ storeConfig { ...F0 } } ${bomb} fragment F40 on StoreConfig { id }`);
    expect(errors?.[0]?.message).toMatch(/^Max query complexity should be 300 but got \d+\.$/);
    const circle = await ask('{ storeConfig { ...A } } fragment A on StoreConfig { ...A }');
    expect(circle.errors?.[0]?.message).toContain('Cannot spread fragment "A" within itself');
  });

  test('more than 100 aliases are refused', async () => {
    const query = `{ ${Array.from({ length: 101 }, (_, place) => `a${place}: __typename`).join(' ')} }`;
    expect((await ask(query)).errors?.[0]?.message).toBe('Max Aliases in query should be 100 but got 101.');
  });

  test('21 levels are too deep, 20 are not', async () => {
    expect((await ask(nested(21))).errors).toEqual([
      { message: 'Max query depth should be 20 but got 21.', locations: [{ line: 1, column: 1 }] },
    ]);
    expect((await ask(nested(20))).errors).toBeUndefined();
  });

  test('the whole schema may be asked for', async () => {
    const { data } = await ask(
      '{ __schema { types { name kind fields { name args { name type { name } } } } } }',
    );
    expect(data).toHaveProperty('__schema');
  });
});

describe('the wording of faults', () => {
  test.each([
    ['{ storeConfig }', 'Field "storeConfig" of type "StoreConfig" must have a sub selection.'],
    ['{ storeConfig { nope } }', 'Cannot query field "nope" on type "StoreConfig".'],
    ['{ storeConfig { id { x } } }', 'Field "id" of type "Int" must not have a sub selection.'],
    ['{ route { type } }', 'Field "route" argument "url" of type "String!" is required but not provided.'],
    [
      'query A { storeConfig { id } } query B { storeConfig { id } }',
      'Must provide operation name if query contains multiple operations.',
    ],
  ])('%s', async (query, message) => {
    const { status, errors, data } = await ask(query);
    expect([status, data, errors?.map((error) => error.message)]).toEqual([200, undefined, [message]]);
    expect(errors?.[0]?.extensions).toBeUndefined();
  });

  test.each([
    ['{ storeConfig {', 'Syntax Error: Expected Name, found <EOF>', { line: 1, column: 16 }],
    ['{ storeConfig { id } } & x', 'Syntax Error: Unexpected &', { line: 1, column: 24 }],
  ])('%s is no query', async (query, message, place) => {
    expect(await ask(query)).toMatchObject({ status: 400, errors: [{ message, locations: [place] }] });
  });

  test('a variable that does not fit is shown as JSON with its place', async () => {
    const query = `mutation ($a: [ShippingAddressInput]!) {
      setShippingAddressesOnCart(input: { cart_id: "x", shipping_addresses: $a }) { cart { id } } }`;
    const address = {
      firstname: 'Zoë',
      lastname: 'G',
      street: ['1/2 St'],
      city: 'S',
      country_code: 'AU',
      saved: true,
    };
    const { errors } = await ask(query, {}, { a: [{ address }] });
    expect(errors?.[0]?.message).toBe(
      String.raw`Variable "$a" got invalid value {"firstname":"Zo\u00eb","lastname":"G","street":["1\/2 St"],"city":"S","country_code":"AU","saved":true} at "a[0].address"; Field "saved" is not defined by type "CartAddressInput".`,
    );
  });
});

describe('headers', () => {
  test('a store view and the shop’s currency are taken, others refused by name', async () => {
    const query = '{ storeConfig { store_code } }';
    expect((await ask(query, { Store: 'second', 'Content-Currency': 'AUD' })).status).toBe(200);
    expect(await ask(query, { Store: 'nope' })).toMatchObject({
      status: 400,
      errors: [{ message: 'Requested store is not found (nope)', extensions: { category: 'graphql-input' } }],
    });
    expect(await ask(query, { 'Content-Currency': 'USD' })).toMatchObject({
      status: 400,
      errors: [{ message: 'Please correct the target currency', extensions: { category: 'graphql-input' } }],
    });
  });

  test('NET-01 a query has a cache id of its store, a mutation none; neither may be kept', async () => {
    const read = await ask('{ storeConfig { store_code } }');
    expect(read.headers.get('x-magento-cache-id')).toMatch(/^[0-9a-f]{64}$/);
    const other = await ask('{ storeConfig { store_code } }', { Store: 'second' });
    expect(other.headers.get('x-magento-cache-id')).not.toBe(read.headers.get('x-magento-cache-id'));
    const write = await ask('mutation { createEmptyCart }');
    expect(write.headers.has('x-magento-cache-id')).toBe(false);
    for (const { headers } of [read, write]) expect(headers.get('cache-control')).toContain('no-store');
  });

  test('HEAD answers without a body, several queries at once are no query', async () => {
    const response = await shop.fetch('/graphql?query={storeConfig{store_code}}', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    const batch = await shop.fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '[{"query":"{storeConfig{store_code}}"}]',
    });
    expect([batch.status, await batch.json()]).toEqual([
      400,
      { errors: [{ message: 'Syntax Error: Unexpected <EOF>', locations: [{ line: 1, column: 1 }] }] },
    ]);
  });
});

describe('behind a shared cache (caching_application 2)', () => {
  let cached: typeof shop;
  beforeAll(async () => {
    const storeConfig = { ...seed.storeConfig, 'system/full_page_cache/caching_application': '2' };
    cached = await startShop({ seed: { ...seed, storeConfig } });
  });
  afterAll(() => cached.backend.close());

  const controlOf = async (query: string, init: RequestInit = {}) => {
    const response = await cached.fetch(`/graphql?query=${encodeURIComponent(query)}`, init);
    return response.headers.get('cache-control');
  };
  const kept = 'max-age=86400, public, s-maxage=86400';
  const notKept = 'max-age=0, must-revalidate, no-cache, no-store';

  test('what everyone may see is public', async () => {
    expect(await controlOf('{ storeConfig { store_code } }')).toBe(kept);
    expect(await controlOf('{ countries { id } }')).toBe(kept);
  });

  test('what was not found, failed, belongs to someone or was asked with a bearer is not', async () => {
    expect(await controlOf('{ route(url: "nope") { type } }')).toBe(notKept);
    expect(await controlOf('{ cmsPage(identifier: "nope") { title } }')).toBe(notKept);
    expect(await controlOf('{ cart(cart_id: "x") { id } }')).toBe(notKept);
    const bearer = { headers: { Authorization: 'Bearer x' } };
    expect(await controlOf('{ storeConfig { store_code } }', bearer)).toBe(notKept);
  });
});
