/** The order: cart read again, one request and its outcome, and whose token they are sent with. */

import { expect, test } from 'vitest';
import type { OrderRequest, OrderState } from '#machines/domain/order.ts';
import { plainAuthorisation } from '#machines/domain/payment.ts';
import { createCartService } from '#services/cart/cart.service.ts';
import { toWireAddress } from '#services/checkout/address.wire.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { createOrderOutcomeService } from '#services/order/order-outcome.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { orderRequest, visa } from '#tests/models/goods.ts';
import { addTo, declinedCard, newCart, newNonce, readyCart } from '#tests/backend/shop-client.ts';
import { failureOf, json, plain, signIn } from '#tests/transport/wires.ts';
import {
  ask,
  auckland,
  bodyOf,
  brisbane,
  pathsOf,
  transportTo,
  useBackend,
  customerTo,
} from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const open = (wires = backend.wires()) => ({
  ...wires,
  ...createOrderService(wires.transport),
  ...createOrderOutcomeService(wires.transport),
});

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
  totals: orderRequest.totals,
  ...own,
});

const placedFrom = (cartId: string): OrderRequest => ({ ...orderRequest, cartId });

const guests = (cartId: string) => ({ cartId, isOwned: false });

test('places an order by one POST with email, billing address, method and nonce [CHK-13]', async () => {
  const { sendOrder, sent } = open();
  const request = await requestFor(await readyCart(backend.direct));
  await ask(sendOrder, { request });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST' });
  expect(sent[0]?.url.pathname).toBe(`/rest/V1/guest-carts/${request.cartId}/payment-information`);
  expect(bodyOf(sent[0])).toEqual({
    email: 'gina@example.com',
    billingAddress: toWireAddress(auckland),
    paymentMethod: { method: 'braintree', additional_data: { payment_method_nonce: request.payment.nonce } },
  });
});

test.each([
  ['a method without data', plainAuthorisation('free', ''), { method: 'free' }],
  [
    'a card to save',
    { ...visa, isCardSaved: true },
    {
      method: 'braintree',
      additional_data: { payment_method_nonce: 'nonce-1', is_active_payment_token_enabler: true },
    },
  ],
  [
    'a saved card',
    { ...plainAuthorisation('braintree_cc_vault', ''), publicHash: 'hash-1' },
    { method: 'braintree_cc_vault', additional_data: { public_hash: 'hash-1' } },
  ],
  [
    'a purchase order with the accepted terms',
    { ...plainAuthorisation('purchaseorder', ''), poNumber: 'PO-7', agreementIds: [1, 4] },
    { method: 'purchaseorder', po_number: 'PO-7', extension_attributes: { agreement_ids: ['1', '4'] } },
  ],
])('sends the payment data of %s [PAY-02 CHK-08]', async (_, payment, paymentMethod) => {
  const { sendOrder, sent } = open(transportTo(json(7)));
  await ask(sendOrder, { request: { ...orderRequest, payment } });
  expect(bodyOf(sent[0]).paymentMethod).toEqual(paymentMethod);
});

test.each([502, 503, 504])(
  'does not take a bare %i for an answer about the order [CHK-08 BEY-01]',
  async (status) => {
    const { sendOrder } = open(transportTo(plain('<h1>Bad gateway</h1>', { status })));
    const failed = ask(sendOrder, { request: orderRequest });
    await expect(failed).rejects.toMatchObject({ kind: 'malformed' });
    await expect(failed).rejects.not.toHaveProperty('isUnsent', true);
  },
);

test('sends no order without a cart or an email [CHK-07]', async () => {
  const { sendOrder, sent } = open();
  for (const [missing, own] of [
    ['cartId', { cartId: '' }],
    ['email', { email: '' }],
  ] as const)
    expect(await failureOf(ask(sendOrder, { request: { ...orderRequest, ...own } }))).toEqual({
      kind: 'refused',
      message: `Missing required information: ${missing}`,
    });
  expect(sent).toHaveLength(0);
});

test('refuses a declined card in the provider’s words and keeps the cart open [PAY-02]', async () => {
  const { sendOrder, readOrderState } = open();
  const cartId = await readyCart(backend.direct);
  const nonce = await newNonce(backend.direct, declinedCard);
  const request = await requestFor(cartId, { payment: { ...visa, nonce } });
  const failure = await failureOf(ask(sendOrder, { request }));
  expect(failure).toMatchObject({ kind: 'refused', message: expect.stringContaining('Declined') as string });
  expect(await ask(readOrderState, { order: pendingOrderOf(placedFrom(cartId)) })).toEqual({ kind: 'open' });
});

test('reads an order’s state: open, placed with its number, or unknown [BEY-01 CART-05]', async () => {
  const { sendOrder, readOrderState, sent } = open();
  const cartId = await readyCart(backend.direct);
  const state = () => ask(readOrderState, { order: pendingOrderOf(placedFrom(cartId)) });
  expect(await state()).toEqual({ kind: 'open' });
  expect(pathsOf(sent)).toEqual([`GET /rest/V1/guest-carts/${cartId}`]);
  await ask(sendOrder, { request: await requestFor(cartId) });
  const orderNumber = expect.stringMatching(/^\d{9}$/) as string;
  expect(await state()).toEqual({ kind: 'placed', orderNumber });
  const unknown = ask(readOrderState, { order: pendingOrderOf(placedFrom('x'.repeat(32))) });
  expect((await failureOf(unknown)).kind).toBe('cartMissing');
});

test.each<readonly [unknown, OrderState | 'malformed']>([
  [
    { is_active: false, reserved_order_id: '000000012' },
    { kind: 'placed', orderNumber: '000000012' },
  ],
  [{ is_active: false, reserved_order_id: '' }, { kind: 'closed' }],
  [{ is_active: false }, { kind: 'closed' }],
  [{ is_active: true, reserved_order_id: '000000012' }, { kind: 'open' }],
  [null, 'malformed'],
  ['no', 'malformed'],
  [{ reserved_order_id: '1' }, 'malformed'],
])('reads %j as %j, since a merged cart is inactive as well [BEY-17 BEY-01]', async (answer, state) => {
  const { readOrderState } = open(transportTo(json(answer)));
  const asked = ask(readOrderState, { order: pendingOrderOf(placedFrom('a')) });
  if (state === 'malformed') expect((await failureOf(asked)).kind).toBe(state);
  else expect(await asked).toEqual(state);
});

test('reads the cart again from the server, also an empty, an ordered and an unknown one [BEY-15 BEY-16]', async () => {
  const { rereadCart, sendOrder } = open();
  const cartId = await readyCart(backend.direct);
  const seen = (await requestFor(cartId)).seen;
  const destination = { firstname: 'Gina', street: '1 Queen St', postcode: '4000', countryCode: 'AU' };
  expect(await ask(rereadCart, guests(cartId))).toMatchObject({ ...seen, destination });
  await addTo(backend.direct, cartId, 'CUPS', 1);
  expect((await ask(rereadCart, guests(cartId))).lines.map(({ sku }) => sku)).toEqual(['BOTTLE', 'CUPS']);
  const empty = await newCart(backend.direct);
  expect((await ask(rereadCart, guests(empty))).lines).toEqual([]);
  await ask(sendOrder, { request: await requestFor(cartId) });
  expect((await failureOf(ask(rereadCart, guests(cartId)))).kind).toBe('cartInactive');
  expect((await failureOf(ask(rereadCart, guests('x'.repeat(32))))).kind).toBe('cartMissing');
  const silent = open(transportTo(json({ data: { cart: null } })));
  expect((await failureOf(ask(silent.rereadCart, guests(cartId)))).kind).toBe('malformed');
});

/** A signed-in customer, and a server that reports a merged cart. */
const signedIn = () => open(customerTo(json({ is_active: false, reserved_order_id: null })));

const refusal = {
  kind: 'refused',
  message: 'You have signed in meanwhile. Please look your cart over once more before you order.',
  isUnsent: true,
};

test('does not order a customer’s cart for a guest who signed in meanwhile, and asks by the guest’s path [NET-07 BEY-16]', async () => {
  const { rereadCart, sendOrder, readOrderState, sent } = signedIn();
  expect(await failureOf(ask(rereadCart, guests('guest')))).toEqual(refusal);
  expect(await failureOf(ask(sendOrder, { request: placedFrom('guest') }))).toEqual(refusal);
  expect(sent).toEqual([]);
  expect(await ask(readOrderState, { order: pendingOrderOf(placedFrom('guest')) })).toEqual({
    kind: 'closed',
  });
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/rest/V1/guest-carts/guest']);
});

test('does not order when a guest signs in during the robot check [NET-07 CHK-13]', async () => {
  const { transport, sent, settings } = transportTo(json(7));
  const robots = (): Promise<null> => {
    signIn(settings);
    return Promise.resolve(null);
  };
  const { sendOrder } = createOrderService(transport, undefined, robots);
  expect(await failureOf(ask(sendOrder, { request: placedFrom('guest') }))).toEqual(refusal);
  expect(sent).toEqual([]);
});

test('leaves a customer’s cart alone after the token expired [NET-07 BEY-02]', async () => {
  const { transport, sent, rereadCart, sendOrder, readOrderState } = open(
    customerTo(json({ data: { cart: null } })),
  );
  const own = { cartId: 'own', isOwned: true };
  const request = { ...placedFrom('own'), ...own };
  await failureOf(ask(rereadCart, own));
  transport.authorization.clear('timedOut');
  const failures = await Promise.all([
    failureOf(ask(rereadCart, own)),
    failureOf(ask(sendOrder, { request })),
    failureOf(ask(readOrderState, { order: pendingOrderOf(request) })),
  ]);
  expect(failures.map(({ kind }) => kind)).toEqual(['sessionExpired', 'sessionExpired', 'sessionExpired']);
  // what the cart holds, and where it would be delivered
  expect(sent).toHaveLength(2);
  // the same after a reload, when this page has not used the cart yet
  const reloaded = open(transportTo(json(7)));
  expect((await failureOf(ask(reloaded.sendOrder, { request }))).kind).toBe('sessionExpired');
  expect(reloaded.sent).toEqual([]);
  // the next guest's cart is asked about as usual
  await failureOf(ask(rereadCart, guests('guest')));
  expect(sent).toHaveLength(4);
});
