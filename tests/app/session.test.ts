/** Signing in and out, reloading and switching accounts in a whole shop on the embedded backend. */

import { expect, test } from 'vitest';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import {
  selectCustomer,
  selectCustomerId,
  selectExternalIdOnCart,
} from '#machines/customer/customer.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { selectIsSignedIn, selectSignInFailure } from '#machines/session/session.selectors.ts';
import { methodSlice, offersSlice } from '#services/checkout-slices.ts';
import { readSlice } from '#transport/slice.ts';
import { createStorage } from '#transport/storage.ts';
import { addTo, newCart, newNonce, pay, setShipping } from '#tests/backend/shop-client.ts';
import { brokenConnection, prefix } from '#tests/transport/wires.ts';
import { address, goToPayment, putIntoCart, revokeToken, water } from './checkout-steps.ts';
import { everythingKnown } from './everything.ts';
import {
  hannah,
  operationOf,
  password,
  sharedBackend,
  startShop,
  storedIn,
  type RunningShop,
} from './running-shop.ts';

const opened = sharedBackend();
const colin = 'colin@example.com';
const quantityOf = (shop: RunningShop, sku: string) => new Map(shop.lines()).get(sku) ?? 0;

test('releases the guest’s cart before the token is used, then merges it [CART-11, SESS-01]', async () => {
  const shop = opened.start();
  await putIntoCart(shop);
  const guestCart = present(shop.cart().getSnapshot().context.cartId, 'cart');
  const storedAtSignIn: unknown[] = [];
  shop.shop.on('session.signedIn', () => storedAtSignIn.push(storedIn(shop.browser.local, 'cartId')));
  await shop.signIn();

  expect(shop.types(/^session\.|^cart\.(dropped|released|adopted)$/)).toEqual([
    'session.restoredAsGuest',
    'session.signInStarted',
    'session.cartReleaseWanted',
    'cart.dropped',
    'cart.released',
    'session.signedIn',
    'cart.adopted',
  ]);
  expect(storedAtSignIn).toEqual([null]);
  const [merge] = shop.asked('MergeCarts');
  expect(JSON.parse(merge?.body ?? '').variables.source).toBe(guestCart);
  expect(merge?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(shop.asked('SignIn')[0]?.headers.has('authorization')).toBe(false);
  expect(quantityOf(shop, water.sku)).toBe(2);
  expect(selectCustomer(shop.customer().getSnapshot())?.firstname).toBe('Hannah');
  expect(storedIn(shop.browser.tab, 'customer_info')).toEqual({ signedIn: true });
});

test('a merge whose answer is lost is repeated and doubles nothing [CART-11]', async () => {
  let isLost = false;
  const shop = startShop(async (request) => {
    const isMerge = request.method === 'POST' && (await request.clone().text()).includes('mergeCarts');
    if (!isMerge || isLost) return opened.answering(request);
    isLost = true;
    await opened.answering(request.clone());
    throw brokenConnection;
  });
  await putIntoCart(shop);
  await shop.fact('session.restoredAsGuest');
  shop.session().send({ type: 'session.signIn', credentials: { email: 'grace@example.com', password } });
  await shop.fact('cart.actionFailed');
  shop.cart().send({ type: 'cart.load' });
  await shop.fact('cart.adopted');
  expect(shop.lines().filter(([sku]) => sku === water.sku)).toEqual([[water.sku, 2]]);
});

test('names a line that sold out before the merge, until the customer signs out [CART-11, BEY-09]', async () => {
  const bottle = { ...water, sku: 'BW-BOTTLE-STEEL-SAG-750', name: 'Steel bottle', quantity: 1 };
  const shop = opened.start();
  await putIntoCart(shop);
  await putIntoCart(shop, bottle);
  const { name } = shop.cart().getSnapshot().context.cart?.lines.at(-1) ?? {};
  const other = await newCart(opened.direct);
  await addTo(opened.direct, other, bottle.sku, 3);
  await setShipping(opened.direct, other, undefined, ['bwdelivery', 'standard']);
  expect((await pay(opened.direct, other, await newNonce(opened.direct))).status).toBe(200);

  await shop.signIn('priya@example.com');
  expect([quantityOf(shop, water.sku), quantityOf(shop, bottle.sku)]).toEqual([2, 0]);
  const message = `These could not be added to your cart when you signed in: ${name}.`;
  expect(shop.toasts()).toMatchObject([{ type: 'warning', message, timeout: null }]);
  shop.session().send({ type: 'session.signOut' });
  await shop.fact('session.signedOut');
  expect(shop.toasts()).toEqual([]);
});

test('a wrong password is a failure of the form, not an expiry, and is not stored anywhere [SESS-07]', async () => {
  const shop = opened.start();
  await shop.fact('session.restoredAsGuest');
  shop.session().send({ type: 'session.signIn', credentials: { email: hannah, password: 'Wrong4all!' } });
  await shop.until(() => selectSignInFailure(shop.session().getSnapshot()) !== null);
  expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(false);
  expect(shop.isExpiryShown()).toBe(false);
  expect(shop.toasts()).toEqual([]);
  expect(JSON.stringify(shop.facts) + everythingKnown(shop)).not.toContain('Wrong4all');
});

test('a reload restores the customer, their details and their cart [SESS-01, SESS-03]', async () => {
  const before = opened.start();
  await before.signIn('aroha@example.com');
  await putIntoCart(before);
  const count = selectItemCount(before.cart().getSnapshot());
  before.stop();
  const after = opened.start({ browser: before.browser });
  await after.fact('customer.loaded');
  await after.fact('cart.adopted');
  expect(after.types(/^session\./)).toEqual(['session.restored']);
  expect(selectItemCount(after.cart().getSnapshot())).toBe(count);
});

test('signing out forgets the customer in every machine and storage, in this order [SESS-02, BEY-08]', async () => {
  const shop = opened.start();
  const { local, tab } = shop.browser;
  await shop.signIn();
  await putIntoCart(shop);
  await goToPayment(shop);
  const storage = createStorage(local.area, prefix);
  expect(readSlice(storage, offersSlice)).toContainEqual(readSlice(storage, methodSlice));

  const { firstname, lastname } = present(selectCustomer(shop.customer().getSnapshot()), 'customer');
  const owned = [shop.token(), storedIn(local, 'cartId')].map(String);
  const secrets = [hannah, firstname, lastname, address.street, address.firstname, ...owned];
  const findings = () =>
    Object.entries({
      machines: everythingKnown(shop),
      local: JSON.stringify([...local.entries]),
      tab: JSON.stringify([...tab.entries]),
    }).flatMap(([place, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
    );
  expect(findings()).toEqual(
    expect.arrayContaining([
      `${hannah} in machines`,
      `${firstname} in machines`,
      `${address.street} in machines`,
      `${address.street} in local`,
      ...owned.map((secret) => `${secret} in local`),
    ]),
  );

  const from = shop.facts.length;
  shop.sent.length = 0;
  shop.session().send({ type: 'session.signOut' });
  await shop.until(() => shop.types(/^cart\.created$/, from).length > 0);
  expect(shop.types(/^session\.|^cart\.(dropped|created)$/, from)).toEqual([
    'session.customerForgotten',
    'session.checkoutForgotten',
    'session.cartForgotten',
    'cart.dropped',
    'session.homeWanted',
    'session.signedOut',
    'cart.created',
  ]);
  expect(shop.sent.map((one) => [operationOf(one), one.headers.has('authorization')])).toEqual([
    ['SignOut', true],
    ['CreateCart', false],
  ]);
  expect(findings()).toEqual([]);
  expect([...tab.entries.keys()]).toEqual([]);
  expect([...local.entries.keys()].map((key) => key.replace(prefix, '')).toSorted()).toEqual([
    'cartId',
    'cart_change',
    'session_end',
  ]);
});

test('signing out ignores that the server has revoked the token already [SESS-02]', async () => {
  const shop = opened.start();
  await shop.signIn('aroha@example.com');
  await revokeToken(opened, shop.token());
  shop.session().send({ type: 'session.signOut' });
  await shop.fact('session.signedOut');
  expect(shop.count('session.timedOut')).toBe(0);
  expect([shop.isExpiryShown(), shop.toasts()]).toEqual([false, []]);
});

test('the cart bears the number of the first account, a switch changes it, pending is none [CART-11, SESS-03]', async () => {
  const shop = opened.start();
  await shop.signIn(colin);
  expect((await shop.fact('customer.accountSelected')).accountId).toBe(101);
  expect((await shop.fact('customer.externalIdSet')).externalId).toBe(410_233);
  expect(selectCustomerId(shop.customer().getSnapshot())).toBe(410_233);
  shop.customer().send({ type: 'customer.switchAccount', accountId: 103 });
  expect((await shop.fact('customer.externalIdSet', 2)).externalId).toBeNull();
  expect(selectExternalIdOnCart(shop.customer().getSnapshot())).toBeNull();
  const variables = shop.asked('setExternalIdOnCart').map(({ body }) => JSON.parse(body).variables);
  const { cartId } = shop.cart().getSnapshot().context;
  expect(variables).toEqual([
    { cartId, externalId: 410_233, accountId: 101 },
    { cartId, externalId: null, accountId: 103 },
  ]);
});

test('a Magento without the merchant’s modules has no accounts, and signing in and out works [SESS-03]', async () => {
  const shop = opened.start({ settings: { layer: 'stock' } });
  await shop.signIn(colin);
  expect(selectCustomer(shop.customer().getSnapshot())).toMatchObject({ firstname: 'Colin', accounts: [] });
  expect(shop.types(/^customer\.(accountSelected|externalIdSet)$/)).toEqual([]);
  expect(shop.asked('setExternalIdOnCart')).toEqual([]);
  shop.session().send({ type: 'session.signOut' });
  await shop.fact('session.signedOut');
});
