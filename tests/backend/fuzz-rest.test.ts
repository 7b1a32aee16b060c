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
  /** Its refusal may leave something behind, as Magento's does. */
  readonly mayLeave: boolean;
}

const route = (method: string, path: string, body: Json = null, mayLeave = false): Route => ({
  method,
  path,
  body,
  mayLeave,
});
const item = (qty: number, sku?: string) => ({ cartItem: { ...(sku && { sku }), qty, quote_id: '<CART>' } });

const ofCart: readonly Route[] = [
  ...[
    '',
    '/items',
    '/totals',
    '/coupons',
    '/shipping-methods',
    '/billing-address',
    '/payment-information',
  ].map((path) => route('GET', path)),
  route('GET', '/payment-methods'),
  route('POST', '/items', item(1, 'AW-WATER-15')),
  route('PUT', '/items/1', item(2)),
  route('DELETE', '/items/999999'),
  // a refused coupon removes the previous one
  route('PUT', '/coupons/EXPIRED10', null, true),
  route('PUT', '/coupons/%00%F0%9F%98%80', null, true),
  route('DELETE', '/coupons'),
  route('POST', '/estimate-shipping-methods', { address }),
  route('POST', '/shipping-information', information),
  route('POST', '/billing-address', { address, useForShipping: false }),
  // a refused order keeps its billing address
  route('POST', '/set-payment-information', payment, true),
  route('POST', '/payment-information', payment, true),
  route('PUT', '/order', { paymentMethod: { method: 'checkmo' } }, true),
];

const customer = { email: 'alice@example.com', firstname: 'Alice', lastname: 'Water', website_id: 1 };
const [email, newPassword] = ['bob@example.com', 'Passw0rd!2'];
const giftCards = { giftCardAccountData: { gift_cards: ['NOPE'] } };

const routes: readonly Route[] = [
  ...ofCart.map((one) => ({ ...one, path: `/guest-carts/<CART>${one.path}` })),
  ...ofCart.map((one) => ({ ...one, path: `/carts/mine${one.path}` })),
  route('GET', '/guest-carts/<FOREIGN_CART>/totals'),
  route('POST', '/guest-carts/<GONE_CART>/payment-information', payment),
  route('POST', '/guest-carts'),
  route('POST', '/integration/customer/token', { username: customer.email, password: 'wrong' }),
  route('POST', '/customers', { customer, password: 'Passw0rd!1' }),
  route('GET', '/customers/me'),
  route('PUT', '/customers/me', { customer }),
  route('PUT', '/customers/me/password', { currentPassword: 'wrong', newPassword }),
  route('PUT', '/customers/password', { email, template: 'email_reset' }),
  route('POST', '/customers/resetPassword', { email, resetToken: 'nope', newPassword }),
  route('POST', '/carts/guest-carts/<CART>/giftCards', giftCards),
  route('POST', '/carts/mine/giftCards', giftCards),
  ...['directory/countries/XX', 'nope/%E0%A4%A', 'guest-carts/%E0%A4%A', 'guest-carts/%00'].map((path) =>
    route('GET', `/${path}`),
  ),
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
    const lists = some.map((one) =>
      fc
        .array(requestOf(one), { minLength: perRoute, maxLength: perRoute })
        .map((requests) => requests.map((request) => ({ request, mayLeave: one.mayLeave }))),
    );
    await fc.assert(fc.asyncProperty(fc.tuple(...lists), send), { seed, numRuns: 1, endOnFailure: true });
  },
  300_000,
);
