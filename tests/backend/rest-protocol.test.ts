/** The REST protocol as recorded from Magento, postcodes, health, masked failures. */
import { expect, onTestFinished, test } from 'vitest';
import { createEmulator } from '#backend/payments/emulator.ts';
import { openShop } from './open-shop.ts';
import { addTo, newCart, startShop } from './shop-client.ts';

const shop = await openShop();
const json = { 'Content-Type': 'application/json' };

const post = async (path: string, body: string, headers: Record<string, string> = json) => {
  const response = await shop.fetch(path, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
};

const estimate = async (body: string, headers: Record<string, string> = json) => {
  const id = await newCart(shop);
  return post(`/rest/default/V1/guest-carts/${id}/estimate-shipping-methods`, body, headers);
};

test('a body that is no JSON object is a 400, and one without its parameter names it', async () => {
  const form = 'application/x-www-form-urlencoded';
  const other = `Server cannot understand Content-Type HTTP header media type ${form}`;
  for (const [body, headers, message] of [
    ['{"address":{', json, 'Decoding error.'],
    ['"x"', json, 'Decoding error.'],
    ['a=1', { 'Content-Type': form }, other],
  ] as const)
    expect(await estimate(body, headers)).toEqual({ status: 400, text: JSON.stringify({ message }) });
  const message = '"%fieldName" is required. Enter and try again.';
  const missing = JSON.stringify({ message, parameters: { fieldName: 'address' } });
  for (const body of ['', '[]', 'null', '{}', '{"address":null}'])
    expect(await estimate(body), body).toEqual({ status: 400, text: missing });
});

test.each([
  ['GET', '/rest/default/V1/nope', 404, 'Request does not match any route.'],
  ['GET', '/rest/V1/guest-carts/%E0%A4%A', 404, 'Request does not match any route.'],
  ['POST', '/rest/nope/V1/guest-carts', 400, 'Specified request cannot be processed.'],
  ['OPTIONS', '/rest/V1/guest-carts', 405, 'The OPTIONS HTTP method is not supported.'],
])('%s %s is a %d', async (method, path, status, message) => {
  const response = await shop.fetch(path, { method });
  expect([response.status, await response.json()]).toEqual([status, { message }]);
});

test('a service for the shop’s staff is refused by its resource [X3]', async () => {
  const message = "The consumer isn't authorized to access %resources.";
  const parameters = { resources: 'Magento_Sales::actions_view' };
  expect(await shop.rest('GET', '/orders/1')).toEqual({ status: 401, body: { message, parameters } });
});

const check = (body: URLSearchParams | FormData) =>
  shop.fetch('/scripts/validate_postcode.php', { method: 'POST', body });

test('validate_postcode.php takes both kinds of form and nothing else, and refuses unknown postcodes and countries [ADDR-05]', async () => {
  const fields = { postcode: '4000', country: 'AU' };
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.set(name, value);
  for (const body of [new URLSearchParams(fields), multipart])
    expect(await (await check(body)).json()).toEqual({ valid: true, message: '' });
  expect((await post('/scripts/validate_postcode.php', '{"postcode":"4000"}')).status).toBe(400);
  expect((await shop.fetch('/scripts/validate_postcode.php')).status).toBe(405);
  for (const [postcode = '', country = ''] of [
    ['0500', 'AU'],
    ['', 'AU'],
    ['4000', 'US'],
  ]) {
    const response = await check(new URLSearchParams({ postcode, country }));
    expect(await response.json()).toEqual({ valid: false, message: 'Invalid postcode number' });
  }
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

const ask = async (service: string, address: string, country = 'AU') => {
  const query = new URLSearchParams({ country, address });
  const response = await shop.fetch(`/addressvalidation/address/${service}?${query}`);
  return { status: response.status, body: await response.json() };
};

const firstOf = async (address: string, country?: string): Promise<string | undefined> =>
  ((await ask('search', address, country)).body as { address: string }[])[0]?.address;

test.each([
  ['12 eagle st, brisb', '12 Eagle Street, Brisbane City QLD 4000'],
  ['12 eagle stret brisbnae city', '12 Eagle Street, Brisbane City QLD 4000'],
  ['2/14 acland st st kilda vic 3182', '2/14 Acland Street, St Kilda VIC 3182'],
  ['10 Smith Street Richmond VIC', '10 Smith Street, Richmond VIC 3121'],
  ["12 o'connell st parramatta", "12 O'Connell Street, Parramatta NSW 2150"],
  ['3 MCDOUGALL RD PARRAMATTA', '3 McDougall Road, Parramatta NSW 2150'],
  ['3a bay rd, 7005', '3A Bay Road, Sandy Bay TAS 7005'],
])('the search for %s finds %s [ADDR-04]', async (typed, address) => {
  expect(await firstOf(typed)).toBe(address);
});

test('the search offers at most ten localities, each with an id of its own, and nothing for too little text, unknown places and other countries [ADDR-04]', async () => {
  expect(await firstOf('eagle')).toBe('Eagle Farm QLD 4009');
  for (const typed of ['12', '12 eagle', '12 4009', '12 Eagle Street', 'xyzzy xyzzy', '%%%', ''])
    expect(await ask('search', typed)).toEqual({ status: 200, body: [] });
  expect((await ask('search', 'Sydney', 'US')).body).toEqual([]);
  const { body } = await ask('search', 'north');
  const ids = (body as { id: string }[]).map(({ id }) => id);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

test('formatting gives the parts as a cart takes them and answers 404 for others [ADDR-04]', async () => {
  expect((await ask('format', '12 Eagle Street, Brisbane City QLD 4000')).body).toEqual({
    street: ['12 Eagle Street'],
    city: 'Brisbane City',
    region: 'Queensland',
    region_code: 'QLD',
    region_id: 608,
    postcode: '4000',
    country_id: 'AU',
  });
  const abroad = await ask('format', '1 Queen Street, Ponsonby 1011', 'NZ');
  expect(abroad.body).toMatchObject({ city: 'Ponsonby', region: null, region_code: null, region_id: null });
  expect((await ask('format', 'xyzzy')).status).toBe(404);
});

const load = (headers: Record<string, string> = {}, query = '?sections=cart,customer') =>
  shop.fetch(`/customer/section/load/${query}`, { headers });

const cookiesOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]),
  );

/** A browser with its cookies, and a cart that it made and filled. */
const openBrowser = async (quantity = 2) => {
  const cookies = cookiesOf(await load());
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = { Cookie: cookie };
  const send = (path: string, body: object) =>
    shop.fetch(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await send('/rest/V1/guest-carts', {});
  const id = (await made.json()) as string;
  await addTo(shop, id, 'CUPS', quantity);
  const { body } = await shop.rest('GET', `/guest-carts/${id}`);
  const remove = async (
    itemId: unknown,
    formKey = cookies['form_key'] ?? '',
    own: Record<string, string> = headers,
  ) => {
    const form = new URLSearchParams({ item_id: String(itemId), form_key: formKey });
    const response = await shop.fetch('/checkout/sidebar/removeItem', {
      method: 'POST',
      headers: own,
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  return { cookies, headers, id, itemId: body.items[0].item_id as number, remove };
};

const itemsOf = async (id: string): Promise<unknown[]> =>
  (await shop.rest('GET', `/guest-carts/${id}`)).body.items;

const wrongKey = {
  status: 200,
  body: { success: false, error_message: 'Invalid Form Key. Please refresh the page.' },
};
const noItem = { status: 200, body: { success: false, error_message: "We can't find the quote item." } };

test('GET /customer/section/load/ begins a session that scripts cannot read and a form key that they can, and takes no id of the browser’s making', async () => {
  const response = await load();
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await response.json()).toMatchObject({
    cart: { summary_count: 0, subtotalAmount: 0, items: [], isGuestCheckoutAllowed: true },
    customer: { data_id: expect.any(Number) },
  });
  const [session, key] = response.headers.getSetCookie();
  expect(session).toMatch(/^PHPSESSID=[0-9a-f]{32}; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/);
  expect(key).toMatch(/^form_key=[0-9a-f]{16}; Path=\/; Max-Age=86400; SameSite=Lax$/);
  const [secure] = (await load({ 'X-Forwarded-Proto': 'https' })).headers.getSetCookie();
  expect(secure).toContain('; Secure');
  const chosen = 'a'.repeat(32);
  const given = cookiesOf(await load({ Cookie: `PHPSESSID=${chosen}` }));
  expect(given['PHPSESSID']).toMatch(/^(?!a{32})[0-9a-f]{32}$/);
});

test('GET /customer/section/load/ continues a session without new cookies and knows its cart', async () => {
  const { headers } = await openBrowser(3);
  const response = await load(headers, '?sections=cart');
  expect(response.headers.getSetCookie()).toEqual([]);
  const body = await response.json();
  expect(body).toMatchObject({ cart: { summary_count: 3, items: [{ product_sku: 'CUPS', qty: 3 }] } });
  expect(body).not.toHaveProperty('customer');
});

test('POST /checkout/sidebar/removeItem removes a line of the session’s cart once [CART-10]', async () => {
  const { id, itemId, remove } = await openBrowser();
  expect(await remove(itemId)).toEqual({ status: 200, body: { success: true } });
  expect(await itemsOf(id)).toEqual([]);
  expect(await remove(itemId)).toEqual(noItem);
});

test('POST /checkout/sidebar/removeItem removes nothing for a wrong form key, without a session or for another session [CART-10]', async () => {
  const [own, other] = await Promise.all([openBrowser(), openBrowser()]);
  expect(await own.remove(own.itemId, 'f'.repeat(16))).toEqual(wrongKey);
  expect(await own.remove(own.itemId, other.cookies['form_key'])).toEqual(wrongKey);
  expect(await own.remove(own.itemId, undefined, {})).toEqual(wrongKey);
  expect(await other.remove(own.itemId)).toEqual(noItem);
  expect(await other.remove('1; drop table quote')).toEqual(noItem);
  expect(await itemsOf(own.id)).toHaveLength(1);
});
