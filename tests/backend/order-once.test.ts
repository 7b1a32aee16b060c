/** A cart becomes one order, however many requests arrive at once. */
import { expect, onTestFinished, test } from 'vitest';
import { readStoredOrders } from '#backend/order/stored-orders.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';
import { openShop } from './open-shop.ts';
import { addTo, newNonce, pay, readyCart, startShop, type Row } from './shop-client.ts';

const shop = await openShop();

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
