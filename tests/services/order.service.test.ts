/** The order's service on the real backend: the last look, the one request, and what became of it (CHK-13, BEY-01, BEY-16, BEY-17). */

import { expect, test } from 'vitest';
import type { OrderRequest, OrderState } from '#machines/domain/order.ts';
import { plainAuthorisation } from '#machines/domain/payment.ts';
import { createCartService } from '#services/cart.service.ts';
import { createOrderService } from '#services/order.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { orderRequest, visa } from '#tests/models/goods.ts';
import { addTo, declinedCard, newCart, newNonce, readyCart } from '#tests/backend/shop-client.ts';
import { brokenConnection, failureOf, inTurn, json, plain, quiet } from '#tests/transport/wires.ts';
import { ask, auckland, aud, brisbane, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const open = (wires = backend.wires()) => ({ ...wires, ...createOrderService(wires.transport) });

const requestFor = async (cartId: string, own: Partial<OrderRequest> = {}): Promise<OrderRequest> => ({
  cartId,
  isOwned: false,
  email: 'gina@example.com',
  delivery: brisbane,
  billing: auckland,
  store: null,
  method: null,
  hours: null,
  payment: { ...visa, nonce: await newNonce(backend.direct) },
  seen: await ask(createCartService(backend.wires().transport).readCart, { cartId }),
  totals: {
    grandTotal: aud(3500),
    shipping: aud(1000),
    subtotal: aud(2500),
    tax: aud(318),
    discount: aud(0),
  },
  ...own,
});

const placedFrom = (cartId: string): OrderRequest => ({ ...orderRequest, cartId });

const guests = (cartId: string) => ({ cartId, isOwned: false });

test('CHK-13 is one POST with e-mail, billing address, method and nonce, and nothing else', async () => {
  const { sendOrder, sent } = open();
  const request = await requestFor(await readyCart(backend.direct));
  await ask(sendOrder, { request });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST' });
  expect(sent[0]?.url.pathname).toBe(`/rest/V1/guest-carts/${request.cartId}/payment-information`);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    email: 'gina@example.com',
    billingAddress: {
      firstname: 'Gina',
      lastname: 'Guest',
      telephone: '0730000000',
      street: ['2 Harbour Road'],
      city: 'Auckland',
      postcode: '1010',
      country_id: 'NZ',
    },
    paymentMethod: {
      method: 'braintree',
      additional_data: { payment_method_nonce: request.payment.nonce },
    },
  });
});

test('CHK-13 a method without a nonce sends none', async () => {
  const { transport, sent } = transportTo(json(7));
  const request = await requestFor(await readyCart(backend.direct));
  const payment = plainAuthorisation('free', 'No payment required');
  await ask(createOrderService(transport).sendOrder, { request: { ...request, payment } });
  expect(JSON.parse(sent[0]?.body ?? '').paymentMethod).toEqual({ method: 'free' });
});

test.each([
  [
    'a card to keep',
    { ...visa, isCardSaved: true },
    { payment_method_nonce: 'nonce-1', is_active_payment_token_enabler: true },
  ],
  [
    'a kept card',
    { ...plainAuthorisation('braintree_cc_vault', ''), publicHash: 'hash-1' },
    { public_hash: 'hash-1' },
  ],
])('PAY-02 %s is spelled as the server spells it', async (_, payment, additionalData) => {
  const { transport, sent } = transportTo(json(7));
  const request = await requestFor(await readyCart(backend.direct));
  await ask(createOrderService(transport).sendOrder, { request: { ...request, payment } });
  const { method } = payment;
  expect(JSON.parse(sent[0]?.body ?? '').paymentMethod).toEqual({
    method,
    additional_data: additionalData,
  });
});

test.each([502, 503, 504])('CHK-08 BEY-01 a bare %i is no answer about the order', async (status) => {
  const { transport } = transportTo(() => new Response('<h1>Bad gateway</h1>', { status }));
  const request = await requestFor(await readyCart(backend.direct));
  const failed = ask(createOrderService(transport).sendOrder, { request });
  await expect(failed).rejects.toMatchObject({ kind: 'malformed' });
  await expect(failed).rejects.not.toHaveProperty('isUnsent', true);
});

test('CHK-08 the purchase order’s number and the terms agreed to travel with the order', async () => {
  const { transport, sent } = transportTo(json(7));
  const request = await requestFor(await readyCart(backend.direct));
  const payment = { ...plainAuthorisation('purchaseorder', ''), poNumber: 'PO-7', agreementIds: [1, 4] };
  await ask(createOrderService(transport).sendOrder, { request: { ...request, payment } });
  expect(JSON.parse(sent[0]?.body ?? '').paymentMethod).toEqual({
    method: 'purchaseorder',
    po_number: 'PO-7',
    extension_attributes: { agreement_ids: ['1', '4'] },
  });
});

test.each([
  ['is there', () => Promise.resolve('token-1'), 'token-1'],
  ['is not', () => Promise.resolve(null), null],
  ['cannot be made', () => Promise.reject(new Error('blocked')), null],
])('CHK-13 X-Recaptcha is sent where a token %s', async (_, recaptcha, expected) => {
  const { transport, sent } = transportTo(json(7));
  const request = await requestFor(await readyCart(backend.direct));
  await ask(createOrderService(transport, undefined, recaptcha).sendOrder, { request });
  expect(sent[0]?.headers.get('X-Recaptcha')).toBe(expected);
});

test('CHK-13 an order id that comes quoted is an order, too', async () => {
  const request = await requestFor(await readyCart(backend.direct));
  for (const answer of ['7', '"7"']) {
    const { transport } = transportTo(plain(answer));
    await expect(ask(createOrderService(transport).sendOrder, { request })).resolves.toBeUndefined();
  }
});

test('CHK-07 without a cart or an e-mail nothing is sent, in the words of §5', async () => {
  const { sendOrder, sent } = open();
  const request = await requestFor(await readyCart(backend.direct));
  expect(await failureOf(ask(sendOrder, { request: { ...request, cartId: '' } }))).toEqual({
    kind: 'refused',
    message: 'Missing required information: cartId',
  });
  expect(await failureOf(ask(sendOrder, { request: { ...request, email: '' } }))).toEqual({
    kind: 'refused',
    message: 'Missing required information: email',
  });
  expect(sent).toHaveLength(0);
});

test('PAY-02 a declined card is refused in the provider’s words and the cart stays open', async () => {
  const { sendOrder, readOrderState } = open();
  const cartId = await readyCart(backend.direct);
  const nonce = await newNonce(backend.direct, declinedCard);
  const request = await requestFor(cartId, { payment: { ...visa, nonce } });
  const failure = await failureOf(ask(sendOrder, { request }));
  expect(failure).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('Declined') as string,
  });
  expect(await ask(readOrderState, { request: placedFrom(cartId) })).toEqual({ kind: 'open' });
});

test('CHK-04 an incomplete billing address is refused by name', async () => {
  const { sendOrder } = open();
  const billing = { ...brisbane, city: '', telephone: '' };
  const request = await requestFor(await readyCart(backend.direct), { billing });
  const { kind, message } = await failureOf(ask(sendOrder, { request }));
  expect(kind).toBe('refused');
  expect(message).toMatch(/"city" is required.*"telephone" is required/);
});

test('PAY-04 the same order a second time is a lost cart, and there is one order', async () => {
  const { sendOrder, readOrderState } = open();
  const request = await requestFor(await readyCart(backend.direct));
  const [one, other] = await Promise.allSettled([ask(sendOrder, { request }), ask(sendOrder, { request })]);
  expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await failureOf(ask(sendOrder, { request }))).kind).toBe('cartMissing');
  expect(await ask(readOrderState, { request })).toMatchObject({ kind: 'placed' });
});

test.each([
  ['the connection breaks', brokenConnection, 'network'],
  ['it is overloaded', json({ message: 'Later.' }, { status: 503 }), 'server'],
  ['the answer is no JSON', plain('<html>'), 'malformed'],
])('PAY-04 NET-08 where %s it is sent once', async (_, answer, kind) => {
  const { transport, sent } = transportTo(inTurn(answer, json(7)));
  const request = await requestFor(await readyCart(backend.direct));
  const asked = ask(createOrderService(transport).sendOrder, { request });
  expect((await failureOf(asked)).kind).toBe(kind);
  await quiet();
  expect(sent).toHaveLength(1);
});

test('BEY-01 open before, placed with its number after', async () => {
  const { sendOrder, readOrderState, sent } = open();
  const cartId = await readyCart(backend.direct);
  expect(await ask(readOrderState, { request: placedFrom(cartId) })).toEqual({ kind: 'open' });
  await ask(sendOrder, { request: await requestFor(cartId) });
  expect(await ask(readOrderState, { request: placedFrom(cartId) })).toEqual({
    kind: 'placed',
    orderNumber: expect.stringMatching(/^\d{9}$/) as string,
  });
  expect(sent[0]).toMatchObject({ method: 'GET' });
  expect(sent[0]?.url.pathname).toBe(`/rest/V1/guest-carts/${cartId}`);
});

test('CART-05 a cart that never was is missing, which is neither', async () => {
  const asked = ask(open().readOrderState, { request: placedFrom('x'.repeat(32)) });
  expect((await failureOf(asked)).kind).toBe('cartMissing');
});

test.each<readonly [unknown, OrderState]>([
  [
    { is_active: false, reserved_order_id: '000000012' },
    { kind: 'placed', orderNumber: '000000012' },
  ],
  [{ is_active: false, reserved_order_id: '' }, { kind: 'closed' }],
  [{ is_active: false, reserved_order_id: null }, { kind: 'closed' }],
  [{ is_active: false }, { kind: 'closed' }],
  [{ is_active: true, reserved_order_id: '000000012' }, { kind: 'open' }],
])('BEY-17 %j is %j: inactive alone is also what was merged', async (answer, state) => {
  const { readOrderState } = open(transportTo(json(answer)));
  expect(await ask(readOrderState, { request: placedFrom('a') })).toEqual(state);
});

test.each([[null], [true], ['no'], [[]], [{}], [{ reserved_order_id: '1' }]])(
  'BEY-01 %j says nothing, so nothing is concluded from it',
  async (answer) => {
    const { readOrderState } = open(transportTo(json(answer)));
    expect((await failureOf(ask(readOrderState, { request: placedFrom('a') }))).kind).toBe('malformed');
  },
);

test('BEY-16 sees the cart as it is now, from the server', async () => {
  const { rereadCart } = open();
  const cartId = await readyCart(backend.direct);
  const seen = (await requestFor(cartId)).seen;
  expect(await ask(rereadCart, guests(cartId))).toEqual(seen);
  await addTo(backend.direct, cartId, 'CUPS', 1);
  expect((await ask(rereadCart, guests(cartId))).lines.map(({ sku }) => sku)).toEqual(['BOTTLE', 'CUPS']);
});

test('BEY-15 finds an ordered cart inactive and an unknown one missing', async () => {
  const { rereadCart, sendOrder } = open();
  const cartId = await readyCart(backend.direct);
  await ask(sendOrder, { request: await requestFor(cartId) });
  expect((await failureOf(ask(rereadCart, guests(cartId)))).kind).toBe('cartInactive');
  expect((await failureOf(ask(rereadCart, guests('x'.repeat(32))))).kind).toBe('cartMissing');
  expect(
    (await failureOf(ask(open(transportTo(json({ data: { cart: null } }))).rereadCart, guests(cartId)))).kind,
  ).toBe('malformed');
});

test('BEY-16 an empty cart is an answer', async () => {
  const cartId = await newCart(backend.direct);
  expect((await ask(open().rereadCart, guests(cartId))).lines).toEqual([]);
});
