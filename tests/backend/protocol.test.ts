/** Bodies, methods and headers that are not what they should be: an answer each time, never a stack trace or a 500. */
import { describe, expect, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import { addTo, newCart, startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop();
const json = { 'Content-Type': 'application/json' };

async function post(path: string, body: string, headers: Record<string, string> = json) {
  const response = await shop.fetch(path, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

describe('GraphQL bodies', () => {
  test.each([
    '',
    '{"query": "{storeConfig{',
    'null',
    '"x"',
    '[]',
    '{}',
    '{"query": null}',
    '{"query": "{ storeConfig {"}',
  ])('POST %j is a 400 in JSON', async (body) => {
    const { status, text } = await post('/graphql', body);
    expect(status).toBe(400);
    expect(JSON.parse(text).errors[0].message).toEqual(expect.any(String));
    expect(text).not.toContain('at ');
  });

  test('variables that are no object are a 400', async () => {
    const body = JSON.stringify({ query: '{ storeConfig { id } }', variables: '{}' });
    expect((await post('/graphql', body)).status).toBe(400);
  });

  test('a character the database cannot keep is a 400', async () => {
    const body = JSON.stringify({ query: '{ storeConfig { id } }', variables: { x: '\0' } });
    expect((await post('/graphql', body)).status).toBe(400);
  });

  test('a form of another site cannot send a query', async () => {
    const body = JSON.stringify({ query: 'mutation { createEmptyCart }' });
    expect((await post('/graphql', body, { 'Content-Type': 'text/plain' })).status).toBe(400);
    const { status } = await post('/graphql', body, {
      'Content-Type': 'text/plain',
      'X-Requested-With': 'XMLHttpRequest',
    });
    expect(status).toBe(200);
  });

  test('a body of a megabyte is refused unread', async () => {
    const { status } = await post('/graphql', JSON.stringify({ query: ' '.repeat(1_000_000) }));
    expect(status).toBe(413);
  });

  test('a wrong variable is refused without data, at its place, with nothing else', async () => {
    const answer = await shop.graphql('query ($u: String!) { urlResolver(url: $u) { id } }', {});
    expect(answer).toEqual({
      errors: [
        {
          message: 'Variable "$u" of required type "String!" was not provided.',
          locations: [{ line: 1, column: 8 }],
        },
      ],
    });
  });

  test('operationName is ignored', async () => {
    const body = JSON.stringify({ query: 'query A { storeConfig { id } }', operationName: 'Z' });
    expect(await post('/graphql', body)).toEqual({ status: 200, text: '{"data":{"storeConfig":{"id":1}}}' });
  });
});

describe('GraphQL by GET', () => {
  test('NET-01 a query is answered', async () => {
    const query = encodeURIComponent('query ($u: String!) { urlResolver(url: $u) { id } }');
    const response = await shop.fetch(`/graphql?query=${query}&variables=${encodeURIComponent('{"u":"/"}')}`);
    expect(await response.json()).toEqual({ data: { urlResolver: { id: 2 } } });
  });

  test('a mutation is refused and makes nothing', async () => {
    const response = await shop.fetch(`/graphql?query=${encodeURIComponent('mutation { createEmptyCart }')}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'Mutation requests allowed only for POST requests',
          extensions: { category: 'graphql-input' },
        },
      ],
    });
  });

  test.each(['/graphql', '/graphql?query=', '/graphql?query={storeConfig{id}}&variables={bad'])(
    '%s is a 400',
    async (path) => {
      expect((await shop.fetch(path)).status).toBe(400);
    },
  );

  test('an unknown store is refused', async () => {
    const response = await shop.fetch('/graphql?query={storeConfig{id}}', { headers: { Store: 'nope' } });
    expect((await response.json()) as object).toMatchObject({
      errors: [{ message: 'Requested store is not found (nope)' }],
    });
  });

  test('DELETE is not a method of it', async () => {
    expect((await shop.fetch('/graphql', { method: 'DELETE' })).status).toBe(405);
  });
});

const estimate = async (headers: Record<string, string>, body: string) => {
  const id = await newCart(shop);
  return post(`/rest/default/V1/guest-carts/${id}/estimate-shipping-methods`, body, headers);
};

describe('REST', () => {
  test.each([
    [json, '{"address":{', 'Decoding error.'],
    [json, '"x"', 'Decoding error.'],
    [
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      'a=1',
      'Server cannot understand Content-Type HTTP header media type application/x-www-form-urlencoded',
    ],
  ])('a body with %j reading %s is a 400', async (headers, body, message) => {
    expect(await estimate(headers, body)).toEqual({ status: 400, text: JSON.stringify({ message }) });
  });

  test.each(['', '[]', 'null', '{}', '{"address":null}'])('%j misses its parameter', async (body) => {
    const { status, text } = await estimate(json, body);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'address' } },
    ]);
  });

  test.each([
    ['GET', '/rest/default/V1/nope', 404, 'Request does not match any route.'],
    ['DELETE', '/rest/default/V1/guest-carts', 404, 'Request does not match any route.'],
    ['POST', '/rest/nope/V1/guest-carts', 400, 'Specified request cannot be processed.'],
    ['OPTIONS', '/rest/V1/guest-carts', 405, 'The OPTIONS HTTP method is not supported.'],
    ['GET', '/rest/V1/guest-carts/%E0%A4%A', 404, 'Request does not match any route.'],
  ])('%s %s is %d', async (method, path, status, message) => {
    const response = await shop.fetch(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
  });

  test.each(['/rest/V1', '/rest/default/V1', '/rest/all/V1'])('%s makes a cart', async (base) => {
    const response = await shop.fetch(`${base}/guest-carts`, { method: 'POST' });
    expect(await response.json()).toMatch(/^[0-9a-f]{32}$/);
  });
});

const check = (body: URLSearchParams | FormData) =>
  shop.fetch('/scripts/validate_postcode.php', { method: 'POST', body });

const multipart = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('ADDR-05 validate_postcode.php', () => {
  test('takes both kinds of form', async () => {
    const fields = { postcode: '4000', country: 'AU' };
    for (const body of [new URLSearchParams(fields), multipart(fields)])
      expect(await (await check(body)).json()).toEqual({ valid: true, message: '' });
  });

  test.each([
    ['0500', 'AU'],
    ['400', 'AU'],
    ['', 'AU'],
    ['4000', 'US'],
  ])('%s in %s is not valid', async (postcode, country) => {
    const response = await check(new URLSearchParams({ postcode, country }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ valid: false, message: 'Invalid postcode number' });
  });

  test('anything but a form is a 400', async () => {
    expect((await post('/scripts/validate_postcode.php', '{"postcode":"4000"}')).status).toBe(400);
    expect((await shop.fetch('/scripts/validate_postcode.php')).status).toBe(405);
  });
});

test('health and unknown paths', async () => {
  expect(await (await shop.fetch('/healthz')).json()).toEqual({ status: 'ok', isDemonstration: true });
  for (const path of ['/', '/undefined/nope', '/media/nope.jpg'])
    expect((await shop.fetch(path)).status).toBe(404);
});

test('what nobody expected is masked and logged', async () => {
  const broken = await startShop({
    gateway: {
      ...createEmulator(),
      clientToken: () => {
        throw new Error('secret detail');
      },
      handle: () => Promise.reject(new Error('secret detail')),
    },
  });
  try {
    const answer = await broken.graphql('mutation { createBraintreeClientToken }');
    expect(answer.errors[0].message).toBe('Internal server error');
    const response = await broken.fetch('/undefined/x');
    expect([response.status, await response.json()]).toEqual([500, { message: 'Internal server error' }]);
    expect(broken.lines.filter((line) => line.includes('secret detail'))).toHaveLength(2);
    // The shop lives on.
    const id = await newCart(broken);
    expect((await addTo(broken, id, 'CUPS', 1)).data.addProductsToCart.cart.total_quantity).toBe(1);
  } finally {
    await broken.backend.close();
  }
});
