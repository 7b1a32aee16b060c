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
