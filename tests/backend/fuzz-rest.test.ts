/** Every REST route with generated bodies: refused in JSON below 500, with no row changed. */

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import type { Json, RecordedRequest } from '#tests/deep/contract/recording.ts';
import { openFuzzShop, type FuzzShop } from './fuzz-shop.ts';
import { runs, seed, text, wrong } from './fuzz-values.ts';

const address = {
  country_id: 'AU',
  region_id: 606,
  region_code: 'NSW',
  region: 'New South Wales',
  street: ['1 George St'],
  postcode: '2000',
  city: 'Sydney',
  firstname: 'Gina',
  lastname: 'Guest',
  telephone: '0290000000',
};
const payment = {
  email: 'gina@example.com',
  paymentMethod: { method: 'checkmo', po_number: null, additional_data: {} },
  billingAddress: address,
};
const information = {
  addressInformation: {
    shipping_address: address,
    billing_address: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  },
};

interface Route {
  readonly method: string;
  readonly path: string;
  readonly body: Json;
  /** Why a refusal of this route may leave something behind, as Magento's does. */
  readonly leaves?: string;
}

const ofCart: readonly Route[] = [
  { method: 'GET', path: '', body: null },
  { method: 'GET', path: '/items', body: null },
  { method: 'POST', path: '/items', body: { cartItem: { sku: 'AW-WATER-15', qty: 1, quote_id: '<CART>' } } },
  { method: 'PUT', path: '/items/1', body: { cartItem: { qty: 2, quote_id: '<CART>' } } },
  { method: 'DELETE', path: '/items/999999', body: null },
  { method: 'GET', path: '/totals', body: null },
  { method: 'GET', path: '/coupons', body: null },
  {
    method: 'PUT',
    path: '/coupons/EXPIRED10',
    body: null,
    leaves: 'a refused coupon takes the one before it off',
  },
  { method: 'PUT', path: '/coupons/%00%F0%9F%98%80', body: null, leaves: 'as above' },
  { method: 'DELETE', path: '/coupons', body: null },
  { method: 'POST', path: '/estimate-shipping-methods', body: { address } },
  { method: 'POST', path: '/shipping-information', body: information },
  { method: 'GET', path: '/shipping-methods', body: null },
  { method: 'POST', path: '/billing-address', body: { address, useForShipping: false } },
  { method: 'GET', path: '/billing-address', body: null },
  { method: 'GET', path: '/payment-information', body: null },
  { method: 'GET', path: '/payment-methods', body: null },
  { method: 'POST', path: '/set-payment-information', body: payment, leaves: 'what was given is kept' },
  {
    method: 'POST',
    path: '/payment-information',
    body: payment,
    leaves: 'a refused order keeps its billing address',
  },
  { method: 'PUT', path: '/order', body: { paymentMethod: { method: 'checkmo' } }, leaves: 'as above' },
];

const customer = { email: 'alice@example.com', firstname: 'Alice', lastname: 'Water', website_id: 1 };

const routes: readonly Route[] = [
  ...ofCart.map((route) => ({ ...route, path: `/guest-carts/<CART>${route.path}` })),
  ...ofCart.map((route) => ({ ...route, path: `/carts/mine${route.path}` })),
  { method: 'GET', path: '/guest-carts/<FOREIGN_CART>/totals', body: null },
  { method: 'POST', path: '/guest-carts/<GONE_CART>/payment-information', body: payment },
  { method: 'POST', path: '/guest-carts', body: null },
  {
    method: 'POST',
    path: '/integration/customer/token',
    body: { username: 'alice@example.com', password: 'wrong' },
  },
  { method: 'POST', path: '/customers', body: { customer, password: 'Passw0rd!1' } },
  { method: 'GET', path: '/customers/me', body: null },
  { method: 'PUT', path: '/customers/me', body: { customer } },
  {
    method: 'PUT',
    path: '/customers/me/password',
    body: { currentPassword: 'wrong', newPassword: 'Passw0rd!2' },
  },
  { method: 'PUT', path: '/customers/password', body: { email: 'bob@example.com', template: 'email_reset' } },
  {
    method: 'POST',
    path: '/customers/resetPassword',
    body: { email: 'bob@example.com', resetToken: 'nope', newPassword: 'Passw0rd!2' },
  },
  {
    method: 'POST',
    path: '/carts/guest-carts/<CART>/giftCards',
    body: { giftCardAccountData: { gift_cards: ['NOPE'] } },
  },
  { method: 'POST', path: '/carts/mine/giftCards', body: { giftCardAccountData: { gift_cards: ['NOPE'] } } },
  { method: 'GET', path: '/directory/countries/XX', body: null },
  { method: 'GET', path: '/nope/%E0%A4%A', body: null },
  { method: 'GET', path: '/guest-carts/%E0%A4%A', body: null },
  { method: 'GET', path: '/guest-carts/%00', body: null },
];

/** Leaves out or replaces one value somewhere within, or adds an unknown key. */
function spoiled(value: Json): Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.oneof(wrong, fc.array(text, { maxLength: 4 }));
  if (typeof value !== 'object' || value === null) return fc.oneof(wrong, text);
  const entries = Object.entries(value);
  if (entries.length === 0) return fc.oneof(wrong, fc.constant({ colour: 'x' }));
  const change = fc.constantFrom(...entries.map(([key]) => key)).chain((key) => {
    const inner = entries.find(([name]) => name === key)?.[1] ?? null;
    return fc.oneof(
      fc.constant(Object.fromEntries(entries.filter(([name]) => name !== key))),
      (typeof inner === 'object' ? spoiled(inner) : fc.oneof(wrong, text)).map((put) => ({
        ...value,
        [key]: put,
      })),
    );
  });
  return fc.oneof(
    { weight: 5, arbitrary: change },
    { weight: 1, arbitrary: fc.constant({ ...value, colour: 'x' }) },
    { weight: 1, arbitrary: wrong },
  );
}

const rawBodies = [
  '',
  'null',
  '[]',
  '"x"',
  '{"cartItem":{',
  '{"a":1e999}',
  '\u0000',
  '{"__proto__":{"x":1}}',
  '<xml/>',
  '[1'.repeat(300),
];

function requestOf({ method, path, body }: Route): Arbitrary<RecordedRequest> {
  const isMine = /\/mine|\/me\b/.test(path);
  const token = isMine ? { authorization: 'Bearer <BEARER>' } : {};
  const given: Arbitrary<Json | undefined> =
    method === 'GET' || method === 'DELETE'
      ? fc.constant(undefined)
      : fc.oneof(
          { weight: 1, arbitrary: fc.constant(body) },
          { weight: 6, arbitrary: spoiled(body ?? {}).map((put) => JSON.stringify(put) ?? '') },
          { weight: 2, arbitrary: fc.constantFrom(...rawBodies) },
        );
  return given.chain((put) =>
    fc.constantFrom('default', 'all').map((store) => ({
      method,
      path: `/rest/${store}/V1${path}`,
      headers: { 'content-type': 'application/json', ...token },
      ...(put === undefined ? {} : { body: put }),
    })),
  );
}

let shop: FuzzShop;
beforeAll(async () => {
  shop = await openFuzzShop();
}, 120_000);
afterAll(() => shop.stage.close());

const perRoute = Math.max(1, Math.round(runs / 8));
const together = 8;
const handfuls = routes.flatMap((_, place) =>
  place % together === 0 ? [routes.slice(place, place + together)] : [],
);

const send = (requests: Parameters<FuzzShop['send']>[0][]) =>
  shop.send(requests.flat(), ({ status }) => status >= 400);

test.each(
  handfuls.map((some) => [some.map(({ method, path }) => `${method} ${path}`).join(', '), some] as const),
)(
  `%s refuse generated bodies and change nothing, FUZZ_SEED ${seed}, FUZZ_RUNS ${runs} [X2]`,
  async (_, some) => {
    const lists = some.map((route) =>
      fc
        .array(requestOf(route), { minLength: perRoute, maxLength: perRoute })
        .map((requests) => requests.map((request) => ({ request, mayLeave: route.leaves !== undefined }))),
    );
    await fc.assert(fc.asyncProperty(fc.tuple(...lists), send), { seed, numRuns: 1, endOnFailure: true });
  },
  300_000,
);
