/** A dead token without a page, on the real backend: what was asked is given back, and done once after the next sign-in (CART-14, BEY-02, SESS-04, SESS-07). */

import { beforeAll, expect, test, vi } from 'vitest';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { selectCurrentTab } from '#machines/checkout/tabs.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { brokenConnection, json, prefix, type Answering } from '#tests/transport/wires.ts';
import { hannah, sessionOf, signIn, signInAgain } from './customer-steps.ts';
import { address, email, goToPayment, putIntoCart, water } from './guest-steps.ts';
import {
  keptUnder,
  sharedBackend,
  providerAt,
  outliveServers,
  startShop,
  type RunningShop,
} from './running-shop.ts';

const provider = vi.hoisted(() => ({ mountCardFields: vi.fn() }));
vi.mock('#services/card-fields.ts', () => provider);

const open = sharedBackend();
beforeAll(() => {
  provider.mountCardFields.mockImplementation(providerAt(open.direct).mount);
});

const answering: Answering = (request) => open.backend.fetch(request);

/** The first request whose path ends so is answered 401. */
const expiringAt = (ending: string): Answering => {
  let isDone = false;
  return (request) => {
    if (isDone || !new URL(request.url).pathname.endsWith(ending)) return answering(request);
    isDone = true;
    return json({ message: "The consumer isn't authorized to access %resources." }, { status: 401 })();
  };
};

const killToken = (shop: RunningShop): Promise<Response> =>
  open.direct.fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${String(keptUnder(shop.browser.local, 'signin_token'))}`,
    },
    body: JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' }),
  });

const timesTimedOut = (shop: RunningShop): number =>
  shop.facts.filter(({ type }) => type === 'session.timedOut').length;
const quantityOfWater = (shop: RunningShop): number =>
  selectCart(shop.cart().getSnapshot())?.lines.find(({ sku }) => sku === water.sku)?.quantity ?? 0;

const toDelivery = async (shop: RunningShop, who: string) => {
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.fact('checkout.started');
  shop.checkout().send({ type: 'checkout.submitEmail', email: who });
  await shop.until(() => selectCurrentTab(shop.tabs().getSnapshot()) === 'delivery');
};

test('CART-14 BEY-02 an addition with a token that has died is done once after signing in again, and no toast complains', async () => {
  const shop = startShop(answering);
  await signIn(shop);
  await putIntoCart(shop);
  const before = quantityOfWater(shop);
  await killToken(shop);
  shop.cart().send({ type: 'cart.addItem', line: water });
  await shop.fact('session.timedOut');
  await shop.fact('cart.actionFailed');
  expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
  await signInAgain(shop);
  await shop.fact('cart.itemAdded', 2);
  expect(quantityOfWater(shop)).toBe(before + 2);
  expect(timesTimedOut(shop)).toBe(1);
  expect(shop.facts.filter(({ type }) => type === 'cart.recreated')).toEqual([]);
  shop.stop();
}, 60_000);

test('BEY-02 BEY-04 a walk to where they were that a dead token interrupts is taken up after signing in again', async () => {
  const shop = startShop(expiringAt('/carts/mine/estimate-shipping-methods'));
  await signIn(shop);
  await putIntoCart(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.fact('session.timedOut');
  expect((await shop.fact('checkout.failed')).asked).toMatchObject({ type: 'checkout.resume' });
  expect(shop.checkout().getSnapshot().context.errors).toEqual([]);
  expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
  await signInAgain(shop);
  await shop.until(() => selectCurrentTab(shop.tabs().getSnapshot()) === 'payment');
  expect(timesTimedOut(shop)).toBe(1);
  shop.stop();
}, 60_000);

test('BEY-02 NET-07 an estimate that a dead token interrupts goes on after signing in again', async () => {
  const expiring = expiringAt('/carts/mine/estimate-shipping-methods');
  let isDying = false;
  const shop = startShop((request) => (isDying ? expiring : answering)(request));
  await signIn(shop);
  await putIntoCart(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.until(() => selectCurrentTab(shop.tabs().getSnapshot()) === 'payment');
  isDying = true;
  shop.checkout().send({ type: 'checkout.submitDelivery', address });
  await shop.fact('session.timedOut');
  expect((await shop.fact('checkout.failed')).asked).toEqual({ type: 'checkout.submitDelivery', address });
  expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
  await signInAgain(shop);
  await shop.until(() => selectCurrentTab(shop.tabs().getSnapshot()) === 'shipping');
  expect(timesTimedOut(shop)).toBe(1);
  shop.stop();
}, 60_000);

test('NET-07 BEY-02 delivery of a customer’s cart whose token has just ended is not saved by a guest’s path', async () => {
  const shop = startShop(answering);
  await signIn(shop);
  await putIntoCart(shop);
  await toDelivery(shop, hannah.email);
  // nobody has noticed yet
  shop.browser.local.entries.delete(`${prefix}signin_token`);
  shop.checkout().send({ type: 'checkout.submitDelivery', address });
  expect((await shop.fact('checkout.failed')).asked).toEqual({ type: 'checkout.submitDelivery', address });
  expect(shop.sent.map(({ url }) => url.pathname).filter((path) => path.includes('guest-carts'))).toEqual([]);
  shop.stop();
}, 60_000);

test('SESS-07 a 401 for a guest is no expiry: it is told as what it is', async () => {
  const shop = startShop(expiringAt('/estimate-shipping-methods'));
  await putIntoCart(shop);
  await toDelivery(shop, email);
  shop.checkout().send({ type: 'checkout.submitDelivery', address });
  const { message, asked } = await shop.fact('checkout.failed');
  expect([message, asked]).toEqual(['Unable to get shipping methods', null]);
  expect(timesTimedOut(shop)).toBe(0);
  expect(sessionOf(shop).getSnapshot().matches('signedOut')).toBe(true);
  shop.stop();
}, 60_000);

const isOrder = (request: { readonly method: string; readonly url: string | URL }): boolean =>
  request.method === 'POST' && new URL(request.url).pathname.endsWith('/payment-information');
const ordersSent = (shop: RunningShop) => shop.sent.filter(isOrder);

/** By a session of their own, so that what the shop knows plays no part. */
const ordersOfHannah = async (): Promise<readonly string[]> => {
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
        '{ customer { orders(pageSize: 50, sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { number } } } }',
    }),
  });
  const { items } = (await response.json()).data.customer.orders;
  return items.map(({ number }: { number: string }) => number);
};

test('CART-14 BEY-01 BEY-02 an order with a token that has died is placed once after signing in again, and no sentence complains', async () => {
  const before = await ordersOfHannah();
  const shop = startShop(answering);
  await signIn(shop);
  await putIntoCart(shop);
  await goToPayment(shop);
  await killToken(shop);
  shop.checkout().send({ type: 'checkout.placeOrder' });
  await shop.fact('session.timedOut');
  expect((await shop.fact('checkout.failed')).asked).toEqual({ type: 'checkout.placeOrder' });
  expect(ordersSent(shop)).toEqual([]);
  expect(shop.checkout().getSnapshot().context.errors).toEqual([]);
  expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
  await signInAgain(shop);
  const { receipt } = await shop.fact('checkout.orderPlaced');
  const after = await ordersOfHannah();
  expect(after).toHaveLength(before.length + 1);
  expect(receipt.orderNumber).toBe(after[0]);
  expect(ordersSent(shop)).toHaveLength(1);
  expect(timesTimedOut(shop)).toBe(1);
  shop.stop();
}, 60_000);

test('CART-14 BEY-01 an order that got lost on its way is asked about again after signing in again, and is nobody’s guess meanwhile', async () => {
  outliveServers();
  const before = await ordersOfHannah();
  let isDown = false;
  const shop = startShop((request) => {
    if (isOrder(request)) isDown = true;
    if (isDown) throw brokenConnection;
    return answering(request);
  });
  await signIn(shop);
  await putIntoCart(shop);
  await goToPayment(shop);
  shop.checkout().send({ type: 'checkout.placeOrder' });
  const order = () => present(shop.checkout().getSnapshot().children.order, 'order');
  await shop.until(() => order().getSnapshot().matches({ doubtful: 'unknown' }));
  await killToken(shop);
  isDown = false;
  order().send({ type: 'order.reconcile' });
  await shop.fact('session.timedOut');
  await shop.until(() => order().getSnapshot().matches({ doubtful: 'unknown' }));
  expect(shop.facts.filter(({ type }) => type === 'checkout.lockReleased')).toEqual([]);
  await signInAgain(shop);
  order().send({ type: 'order.reconcile' });
  await shop.fact('checkout.lockReleased');
  expect(shop.checkout().getSnapshot().context.errors.at(-1)).toMatch(/safe to place it again/);
  expect(await ordersOfHannah()).toEqual(before);
  expect(timesTimedOut(shop)).toBe(1);
  shop.stop();
}, 60_000);
