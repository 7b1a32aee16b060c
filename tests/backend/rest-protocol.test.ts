/** The REST protocol as recorded from Magento, postcodes, health, masked failures. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import { openShop } from './open-shop.ts';
import { addTo, newCart, startShop } from './shop-client.ts';

const shop = await openShop();
const json = { 'Content-Type': 'application/json' };

const post = async (path: string, body: string, headers: Record<string, string> = json) => {
  const response = await shop.fetch(path, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
};

describe('requests', () => {
  const estimate = async (body: string, headers: Record<string, string> = json) => {
    const id = await newCart(shop);
    return post(`/rest/default/V1/guest-carts/${id}/estimate-shipping-methods`, body, headers);
  };
  const form = 'application/x-www-form-urlencoded';

  test.each([
    ['{"address":{', json, 'Decoding error.'],
    ['"x"', json, 'Decoding error.'],
    ['a=1', { 'Content-Type': form }, `Server cannot understand Content-Type HTTP header media type ${form}`],
  ])('the body %s is a 400', async (body, headers, message) => {
    expect(await estimate(body, headers)).toEqual({ status: 400, text: JSON.stringify({ message }) });
  });

  test.each(['', '[]', 'null', '{}', '{"address":null}'])(
    'the body %j misses its parameter',
    async (body) => {
      const { status, text } = await estimate(body);
      expect([status, JSON.parse(text)]).toEqual([
        400,
        { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'address' } },
      ]);
    },
  );

  test.each([
    ['GET', '/rest/default/V1/nope', 404, 'Request does not match any route.'],
    ['DELETE', '/rest/default/V1/guest-carts', 404, 'Request does not match any route.'],
    ['GET', '/rest/V1/guest-carts/%E0%A4%A', 404, 'Request does not match any route.'],
    ['POST', '/rest/nope/V1/guest-carts', 400, 'Specified request cannot be processed.'],
    ['OPTIONS', '/rest/V1/guest-carts', 405, 'The OPTIONS HTTP method is not supported.'],
  ])('%s %s is a %d', async (method, path, status, message) => {
    const response = await shop.fetch(path, { method });
    expect([response.status, await response.json()]).toEqual([status, { message }]);
  });

  test.each([
    ['GET', 'guest-carts/%00'],
    ['PUT', 'guest-carts/x/coupons/%00'],
  ])('NUL in %s %s is a 400 and never reaches the database [X2]', async (method, path) => {
    expect((await shop.fetch(`/rest/default/V1/${path}`, { method, headers: json })).status).toBe(400);
    expect(shop.lines).toEqual([]);
  });

  test('every store view has the services, and another word has none', async () => {
    for (const store of ['V1', 'all/V1', 'default/V1', 'second/V1']) {
      const made = await shop.fetch(`/rest/${store}/guest-carts`, { method: 'POST' });
      const id = (await made.json()) as string;
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect((await shop.fetch(`/rest/${store}/guest-carts/${id}`)).status).toBe(200);
    }
    expect((await shop.fetch('/rest/third/V1/guest-carts')).status).toBe(400);
  });
});

test.each([
  ['GET', '/carts/1', 'Magento_Cart::manage'],
  ['GET', '/orders/1', 'Magento_Sales::actions_view'],
  ['GET', '/products/CUPS', 'Magento_Catalog::products'],
  ['GET', '/store/storeConfigs', 'Magento_Backend::store'],
  ['PUT', '/customers/1', 'Magento_Customer::customer'],
  ['DELETE', '/categories/3', 'Magento_Catalog::categories'],
])('%s %s, a service for the shop’s staff, is refused by its resource', async (method, path, resources) => {
  expect(await shop.rest(method, path, method === 'PUT' ? {} : undefined)).toEqual({
    status: 401,
    body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources } },
  });
});

test('the directory names every country, with regions where it has any [ADDR-03]', async () => {
  const { body } = await shop.rest('GET', '/directory/countries');
  expect(body).toContainEqual(
    expect.objectContaining({
      id: 'AU',
      two_letter_abbreviation: 'AU',
      three_letter_abbreviation: 'AUS',
      available_regions: expect.arrayContaining([{ id: '608', code: 'QLD', name: 'Queensland' }]),
    }),
  );
  const { body: one } = await shop.rest('GET', '/directory/countries/NZ');
  expect(Object.keys(one).join(' ')).toBe(
    'id two_letter_abbreviation three_letter_abbreviation full_name_locale full_name_english',
  );
  expect(await shop.rest('GET', '/directory/countries/XX')).toEqual({
    status: 404,
    body: { message: "The country isn't available." },
  });
});

test.each([
  ['grand_total,items[qty,name]', { grand_total: 8.95, items: [{ qty: 1, name: 'Paper cups' }] }],
  ['items[name[x]]', { items: [{ name: 'Paper cups' }] }],
  ['nope', {}],
  ['items[qty', []],
  ['items]qty', []],
  ['[qty]', []],
])('fields=%s selects that part of an answer', async (fields, expected) => {
  const id = await newCart(shop);
  await addTo(shop, id, 'CUPS', 1);
  const path = `/guest-carts/${id}/totals?fields=${encodeURIComponent(fields)}`;
  expect((await shop.rest('GET', path)).body).toEqual(expected);
});

const check = (body: URLSearchParams | FormData) =>
  shop.fetch('/scripts/validate_postcode.php', { method: 'POST', body });

describe('validate_postcode.php', () => {
  test('takes both kinds of form and nothing else [ADDR-05]', async () => {
    const fields = { postcode: '4000', country: 'AU' };
    const multipart = new FormData();
    for (const [name, value] of Object.entries(fields)) multipart.set(name, value);
    for (const body of [new URLSearchParams(fields), multipart])
      expect(await (await check(body)).json()).toEqual({ valid: true, message: '' });
    expect((await post('/scripts/validate_postcode.php', '{"postcode":"4000"}')).status).toBe(400);
    expect((await shop.fetch('/scripts/validate_postcode.php')).status).toBe(405);
  });

  test.each([
    ['0500', 'AU'],
    ['400', 'AU'],
    ['', 'AU'],
    ['4000', 'US'],
  ])('refuses %s in %s [ADDR-05]', async (postcode, country) => {
    const response = await check(new URLSearchParams({ postcode, country }));
    expect(await response.json()).toEqual({ valid: false, message: 'Invalid postcode number' });
  });
});

test('health is answered, and unknown paths are not found', async () => {
  expect(await (await shop.fetch('/healthz')).json()).toEqual({ status: 'ok', isDemonstration: true });
  for (const path of ['/', '/undefined/nope', '/media/nope.jpg'])
    expect((await shop.fetch(path)).status).toBe(404);
});

const fail = () => {
  throw new Error('secret detail');
};

test('an unexpected failure is masked and logged, and the shop goes on [X4]', async () => {
  const gateway = { ...createEmulator(), clientToken: fail, handle: async () => fail() };
  const broken = await startShop({ gateway });
  onTestFinished(() => broken.backend.close());
  const answer = await broken.graphql('mutation { createBraintreeClientToken }');
  expect(answer.errors[0].message).toBe('Internal server error');
  const response = await broken.fetch('/undefined/x');
  expect([response.status, await response.json()]).toEqual([500, { message: 'Internal server error' }]);
  expect(broken.lines.filter((line) => line.includes('secret detail'))).toHaveLength(2);
  const added = await addTo(broken, await newCart(broken), 'CUPS', 1);
  expect(added.data.addProductsToCart.cart.total_quantity).toBe(1);
});
