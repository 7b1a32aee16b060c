/** Signing in and out, switching accounts and an expiry in a whole shop on the embedded backend. */

import { expect, test } from 'vitest';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { selectIsSignedIn, selectSignInFailure } from '#machines/session/session.selectors.ts';
import { methodSlice, offersSlice } from '#services/checkout/checkout-slices.ts';
import { readSlice } from '#transport/slice.ts';
import { createStorage } from '#transport/storage.ts';
import { prefix } from '#tests/transport/wires.ts';
import { address, goToPayment, putIntoCart, revokeToken, water } from './checkout-steps.ts';
import { everythingKnown } from './everything.ts';
import { hannah, operationOf, sharedBackend, storedIn, type RunningShop } from './running-shop.ts';

const opened = sharedBackend();
const quantityOf = (shop: RunningShop, sku: string) => new Map(shop.lines()).get(sku) ?? 0;

test('releases the guest’s cart before the token is used, then merges it [CART-11 SESS-01]', async () => {
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

test('a wrong password is a failure of the form, not an expiry, and is not stored anywhere [SESS-07]', async () => {
  const shop = opened.start();
  await shop.fact('session.restoredAsGuest');
  shop.session().send({ type: 'session.signIn', credentials: { email: hannah, password: 'Wrong4all!' } });
  await shop.until(() => selectSignInFailure(shop.session().getSnapshot()) !== null);
  expect([selectIsSignedIn(shop.session().getSnapshot()), shop.isExpiryShown()]).toEqual([false, false]);
  expect(shop.toasts()).toEqual([]);
  expect(JSON.stringify(shop.facts) + everythingKnown(shop)).not.toContain('Wrong4all');
});

test('signing out forgets the customer in every machine and storage, in this order [SESS-02 BEY-08]', async () => {
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
  expect([findings(), ...tab.entries.keys()]).toEqual([[]]);
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
  expect([shop.count('session.timedOut'), shop.isExpiryShown(), shop.toasts()]).toEqual([0, false, []]);
});

const grace = 'grace@example.com';

/** A customer adds water after the server has revoked their token. */
const interrupted = async (email: string) => {
  const shop = opened.start();
  await shop.signIn(email);
  await revokeToken(opened, shop.token());
  const before = new Map(shop.lines()).get(water.sku) ?? 0;
  shop.cart().send({ type: 'cart.addItem', line: water });
  await shop.fact('cart.actionFailed');
  return { ...shop, before };
};

test('an addition is parked behind the dialog and sent once after signing in again [BEY-02 CART-14]', async () => {
  const shop = await interrupted(grace);
  expect(shop.types(/^session\.timedOut$|^cart\.recreated$/)).toEqual(['session.timedOut']);
  expect([shop.isExpiryShown(), shop.parked()]).toEqual([true, [{ type: 'cart.addItem', line: water }]]);
  expect(shop.toasts()).toEqual([]);
  shop.sent.length = 0;
  await shop.signIn(grace);
  await shop.fact('cart.itemAdded');
  expect(shop.isExpiryShown()).toBe(false);
  expect(new Map(shop.lines()).get(water.sku)).toBe(shop.before + water.quantity);
  expect([...shop.asked('AddProductsToCart'), ...shop.asked('AddProductsForAccount')]).toHaveLength(1);
  expect([shop.parked(), shop.count('session.ownerChanged')]).toEqual([[], 0]);
});

test('a parked addition is dropped when another customer signs in [BEY-02 BEY-08]', async () => {
  const shop = await interrupted(hannah);
  await shop.signIn('martin@example.com');
  expect(shop.types(/^session\.(ownerChanged|signedIn)$/)).toEqual([
    'session.signedIn',
    'session.ownerChanged',
    'session.signedIn',
  ]);
  expect([shop.parked(), shop.count('cart.itemAdded')]).toEqual([[], 0]);
  expect(selectCustomer(shop.customer().getSnapshot())?.firstname).toBe('Martin');
  expect(everythingKnown(shop)).not.toContain('hannah@');
});
