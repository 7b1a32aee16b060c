/** PAY-04: whatever is sent at once, a cart becomes one order. */
import { describe, expect, test } from 'vitest';
import { readStoredOrders } from '#backend/order/stored-orders.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';
import { newNonce, pay, readyCart, startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop();
describe('PAY-04 exactly once', () => {
  test('of eight simultaneous POSTs one places the order, seven are told the cart is gone', async () => {
    const dataDir = await makeTemporaryFolder('once');
    const own = await startShop({ dataDir });
    const id = await readyCart(own);
    const nonces = await Promise.all(Array.from({ length: 8 }, () => newNonce(own)));
    const answers = await Promise.all(nonces.map((nonce) => pay(own, id, nonce)));
    await own.backend.close();
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
    const stored = await readStoredOrders(dataDir);
    await removeFolder(dataDir);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      order: { number: '000000001', grandTotal: 3500, email: 'gina@example.com' },
      items: [{ sku: 'BOTTLE', quantity: 2 }],
      payment: { amount: 3500, lastFour: '1111' },
    });
  });

  test('REST and GraphQL at once place one order', async () => {
    const id = await readyCart(shop);
    await shop.graphql(
      `mutation ($id: String!, $n: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "gina@example.com" }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "braintree",
          braintree: { payment_method_nonce: $n, is_active_payment_token_enabler: false } } }) { cart { id } } }`,
      { id, n: await newNonce(shop) },
    );
    const nonce = await newNonce(shop);
    const [graphql, rest] = await Promise.all([
      shop.graphql(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
        { id },
      ),
      pay(shop, id, nonce),
    ]);
    expect((graphql.data.placeOrder.order === null) !== (rest.status !== 200)).toBe(true);
  });
});
