/** The REST protocol as the recorded shop speaks it: whose services there are, which stores, which part of an answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureShop } from './fixture-shop.ts';
import { addTo, newCart, startShop } from './shop-client.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  const storeViews = [
    { id: 1, code: 'default', name: 'Default', isDefault: true },
    { id: 2, code: 'second', name: 'Second', isDefault: false },
  ];
  shop = await startShop({ seed: { ...fixtureShop, storeViews } });
});
afterAll(() => shop.backend.close());

describe('services of the shop’s own people', () => {
  test.each([
    ['GET', '/carts/1', 'Magento_Cart::manage'],
    ['GET', '/orders/1', 'Magento_Sales::actions_view'],
    ['GET', '/products/CUPS', 'Magento_Catalog::products'],
    ['GET', '/store/storeConfigs', 'Magento_Backend::store'],
    ['PUT', '/customers/1', 'Magento_Customer::customer'],
    ['DELETE', '/categories/3', 'Magento_Catalog::categories'],
  ])('%s %s is refused by the name of its resource', async (method, path, resources) => {
    expect(await shop.rest(method, path, method === 'PUT' ? {} : undefined)).toEqual({
      status: 401,
      body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources } },
    });
  });
});

describe('the directory', () => {
  test('names every country, with regions where it has any', async () => {
    const { status, body } = await shop.rest('GET', '/directory/countries');
    expect(status).toBe(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        id: 'AU',
        two_letter_abbreviation: 'AU',
        three_letter_abbreviation: 'AUS',
        available_regions: expect.arrayContaining([{ id: '608', code: 'QLD', name: 'Queensland' }]),
      }),
    );
    const { body: one } = await shop.rest('GET', '/directory/countries/NZ');
    expect(Object.keys(one)).toEqual([
      'id',
      'two_letter_abbreviation',
      'three_letter_abbreviation',
      'full_name_locale',
      'full_name_english',
    ]);
  });

  test('an unknown country is not there', async () => {
    expect(await shop.rest('GET', '/directory/countries/XX')).toEqual({
      status: 404,
      body: { message: "The country isn't available." },
    });
  });
});

test('every store view has the services, another word has none', async () => {
  const id = await newCart(shop);
  for (const store of ['V1', 'all/V1', 'default/V1', 'second/V1'])
    expect((await shop.fetch(`/rest/${store}/guest-carts/${id}`)).status).toBe(200);
  expect((await shop.fetch(`/rest/third/V1/guest-carts/${id}`)).status).toBe(400);
});

test.each([
  ['grand_total,items[qty,name]', { grand_total: 8.95, items: [{ qty: 1, name: 'Paper Cups' }] }],
  ['items[name[x]]', { items: [{ name: 'Paper Cups' }] }],
  ['nope', {}],
  ['items[qty', []],
  ['items]qty', []],
  ['[qty]', []],
])('fields=%s', async (fields, expected) => {
  const id = await newCart(shop);
  await addTo(shop, id, 'CUPS', 1);
  const all = (await shop.rest('GET', `/guest-carts/${id}/totals`)).body;
  const { body } = await shop.rest('GET', `/guest-carts/${id}/totals?fields=${encodeURIComponent(fields)}`);
  const filled = JSON.stringify(expected)
    .replace('8.95', String(all.grand_total))
    .replaceAll('Paper Cups', all.items[0].name);
  expect(body).toEqual(JSON.parse(filled));
});
