/** What an order needs before it is placed, each missing thing refused in Magento's words. */
import { beforeEach, expect, test, onTestFinished } from 'vitest';
import { openShop, refusal } from './open-shop.ts';
import {
  addTo,
  brisbane,
  newCart,
  pay,
  setShipping,
  newNonce,
  readyCart,
  startShop,
  type Row,
} from './shop-client.ts';
import { readStoredOrders } from '#backend/order/stored-orders.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';
import { fixtureShop } from './fixture-shop.ts';

const shop = await openShop();
let filled: string;
beforeEach(async () => {
  filled = await newCart(shop);
  await addTo(shop, filled, 'BOTTLE', 2);
});

const required = (fieldName: string) => ({
  message: '"%fieldName" is required. Enter and try again.',
  parameters: { fieldName },
});
const unavailable = (what: string) => `The ${what} is not available.`;
const unsupported = {
  message: '"%fieldName" is not supported. Correct the field name and try again.',
  parameters: { fieldName: 'Title' },
};
const missing = (kind: string, ...fields: readonly string[]) =>
  `Please check the ${kind} address information. ${fields.map((field) => `"${field}" is required. Enter and try again.`).join(' ')}`;

test.each([
  ['no email', { email: undefined }, required('email')],
  ['a bad email', { email: 'nope' }, { message: 'Invalid email format' }],
  ['no method', { paymentMethod: undefined }, required('paymentMethod')],
  [
    'an unknown method',
    { paymentMethod: { method: 'checkmo' } },
    { message: unavailable('requested Payment Method') },
  ],
  ['an unknown key', { paymentMethod: { method: 'braintree', title: 'x' } }, unsupported],
  [
    'an incomplete billing address',
    { billingAddress: { ...brisbane, city: '', lastname: '' } },
    { message: missing('billing', 'lastname', 'city') },
  ],
])('an order with %s is refused and the cart stays [CHK-07]', async (_, change, body) => {
  await setShipping(shop, filled);
  expect(await pay(shop, filled, 'unused', change)).toEqual({ status: 400, body });
  expect((await shop.rest('GET', `/guest-carts/${filled}`)).body.is_active).toBe(true);
});

test('an order without items, shipping address or city is refused, and set-payment-information places none [CHK-07 CHK-14]', async () => {
  const messageOf = async (cart: string) => (await pay(shop, cart, 'unused')).body.message;
  expect(await messageOf(await newCart(shop))).toBe('Some of the products are disabled.');
  expect(await messageOf(filled)).toBe('The shipping address is missing. Set the address and try again.');
  // shipping information lets an empty city pass
  await setShipping(shop, filled, { ...brisbane, city: '' });
  expect(await messageOf(filled)).toBe(missing('shipping', 'city'));
  const answer = await shop.rest('POST', `/guest-carts/${filled}/set-payment-information`, {
    email: 'gina@example.com',
    paymentMethod: { method: 'braintree' },
    billingAddress: brisbane,
  });
  expect(answer).toEqual({ status: 200, body: true });
  const { body } = await shop.rest('GET', `/guest-carts/${filled}`);
  expect([body.is_active, body.reserved_order_id]).toEqual([true, undefined]);
});

test('a refused order keeps its billing address', async () => {
  await setShipping(shop, filled);
  await pay(shop, filled, 'no such nonce', { billingAddress: { ...brisbane, city: 'Toowong' } });
  expect((await shop.rest('GET', `/guest-carts/${filled}/billing-address`)).body.city).toBe('Toowong');
});

const place = async (id: string) =>
  (
    await shop.graphql(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
        order { order_number } orderV2 { number token } errors { code message } } }`,
      { id },
    )
  ).data.placeOrder;

const setEmail = (id: string) =>
  shop.graphql(
    'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "gina@example.com" }) { cart { id } } }',
    { id },
  );

const setPayment = async (id: string) =>
  shop.graphql(
    `mutation ($id: String!, $n: String!) { setPaymentMethodOnCart(input: { cart_id: $id,
      payment_method: { code: "braintree", braintree: { payment_method_nonce: $n, is_active_payment_token_enabler: false } } })
      { cart { selected_payment_method { code title } } } }`,
    { id, n: await newNonce(shop) },
  );

test('of eight simultaneous requests one places the order and seven are told the cart is gone [PAY-04]', async () => {
  const dataDir = await makeTemporaryFolder('once');
  onTestFinished(() => removeFolder(dataDir));
  const own = await startShop({ dataDir });
  const id = await readyCart(own);
  const nonces = await Promise.all(Array.from({ length: 8 }, () => newNonce(own)));
  const answers = await Promise.all(nonces.map((nonce) => pay(own, id, nonce)));
  await own.backend.close();
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
  expect(await readStoredOrders(dataDir)).toEqual([
    expect.objectContaining({
      order: expect.objectContaining({ number: '000000001', grandTotal: 3500, email: 'gina@example.com' }),
      items: [expect.objectContaining({ sku: 'BOTTLE', quantity: 2 })],
      payment: expect.objectContaining({ amount: 3500, lastFour: '1111' }),
    }),
  ]);
});

test('simultaneous requests by REST and GraphQL place one order [PAY-04]', async () => {
  const id = await readyCart(shop);
  await setEmail(id);
  await setPayment(id);
  const nonce = await newNonce(shop);
  const [graphql, rest] = await Promise.all([place(id), pay(shop, id, nonce)]);
  expect((graphql.order === null) !== (rest.status !== 200)).toBe(true);
});

test('placeOrder answers number and token, names what is missing, and places no second order [PAY-04]', async () => {
  const id = await readyCart(shop);
  await setPayment(id);
  const codes = async (own: string) => (await place(own)).errors.map(({ code }: Row) => code);
  expect(await codes(id)).toEqual(['GUEST_EMAIL_MISSING']);
  expect(await codes('A'.repeat(32))).toEqual(['CART_NOT_FOUND']);
  await setEmail(id);
  const placed = await place(id);
  expect(placed).toMatchObject({ errors: [], order: { order_number: placed.orderV2.number } });
  expect(await place(id)).toEqual({
    order: null,
    orderV2: null,
    errors: [{ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }],
  });
});

test('a minimum order is shown on the cart and refuses an order below it [CART-08]', async () => {
  await shop.set('minimum_order_active', true);
  await shop.set('minimum_order_amount', 30);
  await shop.set('minimum_order_description', 'Minimum 30');
  const id = await readyCart(shop);
  const minimum = async () =>
    (
      await shop.graphql(
        'query ($id: String!) { cart(cart_id: $id) { minimum_order_amount { minimum_amount_enabled message conditions_met } } }',
        { id },
      )
    ).data.cart.minimum_order_amount;
  const wanted = { minimum_amount_enabled: true, message: 'Minimum 30', conditions_met: false };
  expect(await minimum()).toEqual(wanted);
  expect((await pay(shop, id, 'unused')).body).toEqual({ message: 'Minimum 30' });
  await addTo(shop, id, 'BOTTLE', 1);
  expect(await minimum()).toMatchObject({ conditions_met: true });
  expect((await pay(shop, id, await newNonce(shop))).status).toBe(200);
});

const storeConfig = { ...fixtureShop.storeConfig, 'checkout/options/guest_checkout': false };
const closed = await openShop({ seed: { ...fixtureShop, storeConfig } });

const refused = { status: 400, body: { message: 'Sorry, guest checkout is not available.' } };
const payment = { email: 'gina@example.com', paymentMethod: { method: 'checkmo' }, billingAddress: brisbane };

test('a guest has a cart, an estimate and a payment page, but no address and no order [BEY-22]', async () => {
  const id = await newCart(closed);
  await addTo(closed, id, 'BOTTLE', 1);
  const cart = `/guest-carts/${id}`;
  const { status } = await closed.rest('POST', `${cart}/estimate-shipping-methods`, { address: brisbane });
  expect(status).toBe(200);
  expect(await setShipping(closed, id)).toEqual(refused);
  expect((await closed.rest('GET', `${cart}/payment-information`)).status).toBe(200);
  expect(await closed.rest('POST', `${cart}/payment-information`, payment)).toEqual(refused);
  expect(await closed.rest('POST', `${cart}/set-payment-information`, payment)).toEqual(refused);
  expect(await closed.rest('PUT', `${cart}/order`, { paymentMethod: payment.paymentMethod })).toEqual(
    refused,
  );
  const { errors } = await closed.graphql(
    `mutation { setGuestEmailOnCart(input: { cart_id: "${id}", email: "g@example.com" }) { cart { id } } }`,
  );
  const message = 'Guest checkout is not allowed. Register a customer account or login with existing one.';
  expect(errors).toMatchObject(refusal(message, 'authorization'));
  expect((await closed.rest('GET', cart)).body).toMatchObject({ is_active: true, items_count: 1 });
});
