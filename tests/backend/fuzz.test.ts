/** Every GraphQL field and REST route with generated input: refused in JSON, no row changed. */

import * as fc from 'fast-check';
import * as graphql from 'graphql';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readSchema } from '../architecture/layered-schema.ts';
import { isObject, valuesOf, type Json } from '#tests/deep/contract/recording.ts';
import { number, openFuzzShop, text, whole, wrong, type FuzzRequest } from './fuzz-shop.ts';
import { brisbane } from './shop-client.ts';

/** FUZZ_RUNS=100 sends more than 10,000 requests; fast-check prints the seed with a failure. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

const shop = await openFuzzShop();
afterAll(() => shop.close());
let ids: Awaited<ReturnType<typeof shop.begin>>;
beforeEach(async () => {
  ids = await shop.begin();
});

const handfuls = <Thing>(things: readonly Thing[], size: number): readonly Thing[][] =>
  things.flatMap((_, place) => (place % size === 0 ? [things.slice(place, place + size)] : []));

const sendAll = (requests: readonly fc.Arbitrary<FuzzRequest>[]) =>
  fc.assert(
    fc.asyncProperty(fc.tuple(...requests), (some) => shop.send(some)),
    { seed, numRuns: runs, endOnFailure: true },
  );

const schema = readSchema('merchant');
const callsOf = (kind: 'query' | 'mutation') => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
};
type Call = ReturnType<typeof callsOf>[number];

/** Scalars, and a level or two of nested fields. */
function selectionOf(type: graphql.GraphQLOutputType, depth: number): string {
  const named = graphql.getNamedType(type);
  if (graphql.isLeafType(named)) return '';
  if (!graphql.isObjectType(named) && !graphql.isInterfaceType(named)) return '{ __typename }';
  const inner = Object.values(named.getFields())
    .filter(
      ({ name, args }) => name !== 'redirect_code' && !args.some((one) => graphql.isNonNullType(one.type)),
    )
    .filter((field) => depth > 0 || graphql.isLeafType(graphql.getNamedType(field.type)))
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`);
  return `{ __typename ${inner.slice(0, 14).join(' ')} }`;
}

function valueOf(type: graphql.GraphQLInputType, name: string, depth: number): fc.Arbitrary<unknown> {
  if (graphql.isNonNullType(type)) return mostly(valueOf(type.ofType, name, depth));
  if (graphql.isListType(type)) return mostly(fc.array(valueOf(type.ofType, name, depth), { maxLength: 3 }));
  if (graphql.isEnumType(type))
    return fc.constantFrom(...type.getValues().map((value) => value.name), 'NOPE');
  if (graphql.isInputObjectType(type))
    return depth === 0 ? fc.constant({}) : record(Object.values(type.getFields()), depth);
  if (type.name === 'Boolean') return fc.boolean();
  if (type.name === 'Int') return whole;
  if (type.name === 'Float') return number;
  return /cart_?id$/i.test(name) ? fc.oneof(fc.constantFrom(ids.cart, ids.gone, ids.foreign), text) : text;
}

const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: wrong });

const record = (fields: readonly graphql.GraphQLField<unknown, unknown>['args'][number][], depth: number) =>
  fc.record(Object.fromEntries(fields.map(({ name, type }) => [name, valueOf(type, name, depth - 1)])), {
    requiredKeys: fields.filter(({ type }) => graphql.isNonNullType(type)).map(({ name }) => name),
  });

/** Magento itself answers these with "Internal server error", as recorded. */
const maskedByMagento = /^(route|customAttributeMetadata|createCustomer)/;

const list = (parts: readonly string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);

/** Passes every argument as a variable, so that the server checks its value. */
function fieldWith({ kind, field: { name, args, type } }: Call): fc.Arbitrary<FuzzRequest> {
  const head = list(args.map((one) => `$${one.name}: ${String(one.type)}`));
  const given = list(args.map((one) => `${one.name}: $${one.name}`));
  const query = `${kind} ${head} { ${name}${given} ${selectionOf(type, 2)} }`;
  const tokens = fc.constantFrom(
    {},
    { authorization: `Bearer ${ids.bearer}` },
    { authorization: 'Bearer x' },
  );
  return fc.tuple(tokens, record(args, 5)).map(([token, variables]) => ({
    request: {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', ...token },
      body: JSON.parse(JSON.stringify({ query, variables })) as Json,
    },
    isRefused({ body }) {
      if (!maskedByMagento.test(name))
        expect(valuesOf(body, 'message'), query).not.toContain('Internal server error');
      const { errors, data } = Object(body) as { readonly errors?: unknown; readonly data?: object };
      return errors !== undefined && Object.values(data ?? {}).every((value) => value === null);
    },
  }));
}

test.each(
  handfuls([...callsOf('query'), ...callsOf('mutation')], 10).map(
    (some) => [some.map(({ field }) => field.name).join(', '), some] as const,
  ),
)(
  '%s refuse generated arguments and change nothing [X2]',
  (_, some) => sendAll(some.map(fieldWith)),
  300_000,
);

const by = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
const payment = { email: 'g@example.com', paymentMethod: { method: 'checkmo' }, billingAddress: brisbane };
const customer = { email: 'alice@example.com', firstname: 'Alice', lastname: 'Water', website_id: 1 };
const newPassword = 'Passw0rd!2';
const giftCards = { giftCardAccountData: { gift_cards: ['NOPE'] } };

type Route = readonly [route: string, body?: Json | undefined];

/** A refusal may leave something behind, as Magento's does: no coupon, or the billing address. */
const mayLeave = /coupons|-payment-information|\/payment-information|order$/;

const ofCart: readonly Route[] = [
  ...['', '/items', '/totals', '/coupons', '/payment-information'].map((path): Route => [`GET ${path}`]),
  ['POST /items', { cartItem: { sku: 'AW-WATER-15', qty: 1, quote_id: 'x' } }],
  ['PUT /items/1', { cartItem: { qty: 2, quote_id: 'x' } }],
  ['DELETE /items/999999'],
  ['PUT /coupons/EXPIRED10'],
  ['PUT /coupons/%00%F0%9F%98%80'],
  ['POST /estimate-shipping-methods', { address: brisbane }],
  ['POST /shipping-information', { addressInformation: { shipping_address: brisbane, ...by } }],
  ['POST /billing-address', { address: brisbane, useForShipping: false }],
  ['POST /set-payment-information', payment],
  ['POST /payment-information', payment],
  ['PUT /order', { paymentMethod: { method: 'checkmo' } }],
];

const routes: readonly Route[] = [
  ...['/guest-carts/CART', '/carts/mine'].flatMap((cart) =>
    ofCart.map(([route, body]): Route => [route.replace(' ', ` ${cart}`), body]),
  ),
  ['GET /guest-carts/FOREIGN/totals'],
  ['POST /guest-carts/GONE/payment-information', payment],
  ['POST /integration/customer/token', { username: customer.email, password: 'wrong' }],
  ['POST /customers', { customer, password: 'Passw0rd!1' }],
  ['PUT /customers/me', { customer }],
  ['PUT /customers/me/password', { currentPassword: 'wrong', newPassword }],
  ['PUT /customers/password', { email: customer.email, template: 'email_reset' }],
  ['POST /customers/resetPassword', { email: customer.email, resetToken: 'nope', newPassword }],
  ['POST /carts/guest-carts/CART/giftCards', giftCards],
  ...['directory/countries/XX', 'nope/%E0%A4%A', 'guest-carts/%00'].map((path): Route => [`GET /${path}`]),
];

/** Leaves out or replaces one value somewhere within, or adds an unknown key. */
function spoiled(value: Json | undefined): fc.Arbitrary<unknown> {
  const entries = isObject(value) ? Object.entries(value) : [];
  if (entries.length === 0) return wrong;
  const change = fc.constantFrom(...entries).chain(([key, inner]) =>
    fc.oneof(
      fc.constant({ ...Object(value), [key]: undefined }),
      spoiled(inner).map((put) => ({ ...Object(value), [key]: put })),
    ),
  );
  const more = fc.oneof(fc.constant({ ...Object(value), colour: 'x' }), wrong);
  return fc.oneof({ weight: 5, arbitrary: change }, { weight: 1, arbitrary: more });
}

const raw = fc.constantFrom(
  '',
  'null',
  '"x"',
  '{"cartItem":{',
  '{"a":1e999}',
  '\u0000',
  '<xml/>',
  '[1'.repeat(300),
);

function routeWith([route, body]: Route, isRaw: boolean): fc.Arbitrary<FuzzRequest> {
  const [method = '', path = ''] = route.split(' ');
  const to = path.replace('CART', ids.cart).replace('FOREIGN', ids.foreign).replace('GONE', ids.gone);
  const token = /\/mine|\/me\b/.test(path) ? { authorization: `Bearer ${ids.bearer}` } : {};
  const spoilt = spoiled(body ?? {}).map((put) => JSON.stringify(put) ?? '');
  const isBare = method === 'GET' || method === 'DELETE';
  const bodies = isBare ? fc.constant(undefined) : isRaw ? raw : spoilt;
  return fc.tuple(fc.constantFrom('default', 'all'), bodies).map(([store, put]) => ({
    request: {
      method,
      path: `/rest/${store}/V1${to}`,
      headers: { 'content-type': 'application/json', ...token },
      ...(put === undefined ? {} : { body: put }),
    },
    isRefused: ({ status }) => status >= 400 && !mayLeave.test(path),
  }));
}

test.each(handfuls(routes, 8).map((some) => [some.map(([route]) => route).join(', '), some] as const))(
  '%s refuse generated bodies and change nothing [X2]',
  (_, some) => sendAll(some.flatMap((one) => [routeWith(one, false), routeWith(one, true)])),
  300_000,
);
