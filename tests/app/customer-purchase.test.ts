/** A customer's purchase without a page: filled as a guest, signed in, merged, bought, and a receipt with the right number (CART-11, NET-07, BEY-01). */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { selectCart, selectItemCount } from '#machines/cart/cart.selectors.ts';
import { selectCustomerEmail } from '#machines/checkout/checkout.selectors.ts';
import { brokenConnection, type Answering } from '#tests/transport/wires.ts';
import { hannah, sessionOf, signIn } from './customer-steps.ts';
import { goToPayment, placeOrder, putIntoCart, water } from './guest-steps.ts';
import { keptUnder, sharedBackend, providerAt, outliveServers, startShop } from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const open = sharedBackend();
beforeEach(() => {
  provider.mountCardFields.mockImplementation(providerAt(open.direct).mount);
});

const answering: Answering = (request) => open.backend.fetch(request);

const newestOrderNumber = async (): Promise<string> => {
  const { data } = await open.direct.graphql(
    `mutation { generateCustomerToken(email: "${hannah.email}", password: "${hannah.password}") { token } }`,
  );
  const response = await open.direct.fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${data.generateCustomerToken.token}`,
    },
    body: JSON.stringify({
      query:
        '{ customer { orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { number } } } }',
    }),
  });
  return (await response.json()).data.customer.orders.items[0].number;
};

/** Fails the first answers to requests whose path ends so, after the backend has done what was asked. */
const losing = (ending: string, times: number, isDone = true): Answering => {
  let left = times;
  return async (request) => {
    const isMeant = request.method === 'POST' && new URL(request.url).pathname.endsWith(ending);
    if (!isMeant || left === 0) return answering(request);
    left -= 1;
    if (isDone) await answering(request.clone());
    throw brokenConnection;
  };
};

const ordersSent = (shop: ReturnType<typeof startShop>) =>
  shop.sent.filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/payment-information'));

describe('a customer', () => {
  test('CART-11 NET-07 CHK-06 what was chosen as a guest is bought as a customer, and the receipt has the order’s number', async () => {
    const shop = startShop(answering);
    await putIntoCart(shop);
    const guestCart = keptUnder(shop.browser.local, 'cartId');
    await signIn(shop);
    expect(selectItemCount(shop.cart().getSnapshot())).toBe(2);
    expect(keptUnder(shop.browser.local, 'cartId')).not.toBe(guestCart);
    expect(shop.browser.tab.entries.size).toBeLessThanOrEqual(1);

    await goToPayment(shop);
    expect(selectCustomerEmail(shop.checkout().getSnapshot())).toBe(hannah.email);
    const receipt = await placeOrder(shop);
    expect(receipt).toMatchObject({ orderNumber: expect.stringMatching(/^\d{9}$/) as string, isOwned: true });
    expect(receipt.orderNumber).toBe(await newestOrderNumber());
    expect(ordersSent(shop)).toHaveLength(1);
    const rest = shop.sent.filter(({ url }) => url.pathname.startsWith('/rest/'));
    expect([...new Set(rest.map(({ url }) => url.pathname))]).toEqual([
      '/rest/V1/carts/mine/estimate-shipping-methods',
      '/rest/V1/carts/mine/shipping-information',
      '/rest/V1/carts/mine/payment-information',
    ]);
    expect(JSON.parse(ordersSent(shop)[0]?.body ?? '')).not.toHaveProperty('email');
    expect(shop.sent.map(({ body }) => body).join()).not.toContain('setGuestEmailOnCart');

    await shop.until(() => selectItemCount(shop.cart().getSnapshot()) === 0);
    shop.stop();
  }, 60_000);

  test('BEY-01 BEY-17 an answer that is lost after the order was placed leads to the receipt, not to a second order', async () => {
    const shop = startShop(losing('/payment-information', 1));
    await signIn(shop);
    await putIntoCart(shop);
    await goToPayment(shop);
    const receipt = await placeOrder(shop);
    expect(receipt.orderNumber).toBe(await newestOrderNumber());
    expect(ordersSent(shop)).toHaveLength(1);
    shop.stop();
  }, 60_000);

  test('BEY-01 an order that never reached the server is not claimed to be placed', async () => {
    outliveServers();
    const before = await newestOrderNumber();
    const shop = startShop(losing('/payment-information', 1, false));
    await signIn(shop);
    await putIntoCart(shop);
    await goToPayment(shop);
    shop.checkout().send({ type: 'checkout.placeOrder' });
    await shop.fact('checkout.lockReleased');
    expect(shop.checkout().getSnapshot().context.errors.at(-1)).toMatch(/safe to place it again/);
    expect(await newestOrderNumber()).toBe(before);
    shop.stop();
  }, 60_000);

  test('CART-11 a merge whose answer is lost is asked again and doubles nothing', async () => {
    let isLost = false;
    const shop = startShop(async (request) => {
      const isMerge = request.method === 'POST' && (await request.clone().text()).includes('mergeCarts');
      if (!isMerge || isLost) return answering(request);
      isLost = true;
      await answering(request.clone());
      throw brokenConnection;
    });
    await putIntoCart(shop);
    const linesBefore = 2;
    await shop.fact('session.restoredAsGuest');
    sessionOf(shop).send({ type: 'session.signIn', credentials: hannah });
    await shop.fact('cart.actionFailed');
    shop.cart().send({ type: 'cart.load' });
    await shop.fact('cart.adopted');
    const cart = selectCart(shop.cart().getSnapshot());
    const waters = (cart?.lines ?? []).filter(({ sku }) => sku === water.sku);
    expect(waters.map(({ quantity }) => quantity % 2)).toEqual([0]);
    expect(waters[0]?.quantity).toBeGreaterThanOrEqual(linesBefore);
    shop.stop();
  }, 60_000);
});
