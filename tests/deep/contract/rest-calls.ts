/** The REST calls of a purchase, by the storefront's services and by the specification. */

import { plainAuthorisation } from '#machines/domain/payment.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { createOrderOutcomeService } from '#services/order-outcome.service.ts';
import { createOrderService } from '#services/order.service.ts';
import { createShippingService } from '#services/shipping.service.ts';
import { ask, aud, transportTo } from '#tests/services/wired-backend.ts';
import type { Address } from '#machines/domain/address.ts';
import type { Checked } from './published-schema.ts';
import type { PublishedRest } from './published-rest.ts';
import type { Json, JsonObject } from './recording.ts';
import { recordedPassword } from './recorded-shop.ts';
import { shopperAt } from './shopper.ts';
import { openStage, type Stage } from './stage.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Json;
  readonly answer: Json;
}

const address: Address = {
  firstname: 'Gina',
  lastname: 'Guest',
  company: 'Water Co',
  telephone: '0290000000',
  street: '1 George St',
  street2: 'Level 2',
  city: 'Sydney',
  regionId: 606,
  regionCode: 'NSW',
  postcode: '2000',
  countryCode: 'AU',
  deliveryInstructions: null,
  isSavedInBook: false,
};

const wire: JsonObject = {
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

/** Sends through the services and notes what went over the wire. */
async function callServices(stage: Stage, cart: string): Promise<Call[]> {
  const calls: Call[] = [];
  const { transport } = transportTo(async (request) => {
    const { pathname } = new URL(request.url);
    const text = await request.clone().text();
    const response = await stage.fetch(request);
    const answer: Json = await response.clone().json();
    if (response.ok)
      calls.push({
        method: request.method,
        path: pathname,
        body: text === '' ? null : JSON.parse(text),
        answer,
      });
    return response;
  });
  const { estimateShipping, saveShippingInformation } = createShippingService(transport);
  const { sendOrder } = createOrderService(transport);
  const { readOrderState } = createOrderOutcomeService(transport);
  const [method] = await ask(estimateShipping, { cartId: cart, currency: 'AUD', address });
  if (method === undefined) throw new Error('nothing is delivered to the recorded address');
  await ask(saveShippingInformation, { cartId: cart, address, billing: address, method });
  const totals = { grandTotal: aud(0), shipping: aud(0), subtotal: aud(0), tax: aud(0), discount: aud(0) };
  const request = {
    cartId: cart,
    isOwned: false,
    email: 'gina@example.com',
    delivery: address,
    billing: address,
    store: null,
    method,
    hours: null,
    payment: plainAuthorisation('checkmo', 'Check'),
    seen: { id: cart, lines: [], subtotal: aud(0), coupons: [] } as never,
    totals,
  };
  await ask(readOrderState, { order: pendingOrderOf(request) });
  await ask(sendOrder, { request });
  return calls;
}

const addressInformation: JsonObject = {
  shipping_address: wire,
  billing_address: wire,
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
};
const checkmo = { paymentMethod: { method: 'checkmo' } };

/** Method, path below the cart, body. */
const cartCalls: readonly (readonly [string, string, Json])[] = [
  ['GET', '', null],
  ['GET', '/items', null],
  ['GET', '/totals', null],
  ['PUT', '/coupons/SAVE10', null],
  ['GET', '/coupons', null],
  ['DELETE', '/coupons', null],
  ['POST', '/estimate-shipping-methods', { address: wire }],
  ['POST', '/billing-address', { address: wire }],
  ['GET', '/billing-address', null],
  ['POST', '/shipping-information', { addressInformation }],
  ['GET', '/shipping-methods', null],
  ['GET', '/payment-information', null],
  ['GET', '/payment-methods', null],
];

export async function collectCalls(): Promise<Call[]> {
  const stage = await openStage();
  try {
    const shopper = shopperAt(stage);
    const calls: Call[] = [];
    const call = async (method: string, path: string, body: Json, bearer: string | null): Promise<void> => {
      const { status, body: answer } = await stage.ask({
        method,
        path: `/rest/default${path}`,
        headers: {
          'content-type': 'application/json',
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(body === null ? {} : { body }),
      });
      if (status === 200) calls.push({ method, path, body, answer });
      else throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    };
    const line = { id: null, sku: 'AW-WATER-15', quantity: 2 };
    const guests = await shopper.newCart(null);
    await shopper.fill(guests, [line], null);
    calls.push(...(await callServices(stage, guests)));
    const bearer = await shopper.signIn('alice@example.com');
    const own = await shopper.newCart(bearer);
    await shopper.fill(own, [line], bearer);
    const other = await shopper.newCart(null);
    await shopper.fill(other, [line], null);
    for (const [method, path, body] of cartCalls) {
      await call(method, `/V1/guest-carts/${other}${path}`, body, null);
      await call(method, `/V1/carts/mine${path}`, body, bearer);
    }
    const guestPayment = { email: 'gina@example.com', ...checkmo, billingAddress: wire };
    await call('POST', `/V1/guest-carts/${other}/set-payment-information`, guestPayment, null);
    await call('POST', `/V1/guest-carts/${other}/payment-information`, guestPayment, null);
    await call(
      'POST',
      '/V1/carts/mine/set-payment-information',
      { ...checkmo, billingAddress: wire },
      bearer,
    );
    await call('POST', '/V1/carts/mine/payment-information', { ...checkmo, billingAddress: wire }, bearer);
    const reset = { email: 'bob@example.com', template: 'email_reset', websiteId: 1 };
    await call('PUT', '/V1/customers/password', reset, null);
    await call('GET', '/V1/customers/me', null, bearer);
    const signIn = { username: 'bob@example.com', password: recordedPassword };
    await call('POST', '/V1/integration/customer/token', signIn, null);
    await call('GET', '/V1/directory/countries', null, null);
    return calls;
  } finally {
    await stage.close();
  }
}

/** The published document promises a number here; the recorded shop said true, and so does ours. */
const recordedOtherwise = /set-payment-information answered: .*must be integer/;

export async function checkRest(published: PublishedRest): Promise<Checked> {
  const calls = await collectCalls();
  const faults = calls.flatMap(({ method, path, body, answer }) => {
    const route = path.replace(/^\/rest(?:\/\w+)?(?=\/V1)/, '');
    return [
      ...published.body(method, route, body).map((fault) => `${method} ${route} sent: ${fault}`),
      ...published.answer(method, route, answer).map((fault) => `${method} ${route} answered: ${fault}`),
    ];
  });
  return { count: calls.length, faults: faults.filter((fault) => !recordedOtherwise.test(fault)) };
}
