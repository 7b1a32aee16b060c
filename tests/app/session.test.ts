/** Sign-in, sign-out, accounts and expiry in a whole shop; two tabs agree on the cart. */

import { expect, test, beforeEach } from 'vitest';
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
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { sharedArea } from '#tests/transport/tabs.ts';

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

const openTab = (browser: ReturnType<typeof sharedArea>) => {
  const { area, events } = browser.openTab();
  const shop = opened.start({ settings: { storage: createStorage(area, prefix, Date.now, events) } });
  return {
    ...shop,
    size: () => selectItemCount(shop.cart().getSnapshot()),
    reads: () => shop.sent.filter(({ url }) => url.href.includes('CartDetails')).length,
  };
};
type Tab = ReturnType<typeof openTab>;

let browser: ReturnType<typeof sharedArea>;
let one: Tab;
let other: Tab;
beforeEach(async () => {
  browser = sharedArea();
  one = openTab(browser);
  other = openTab(browser);
  for (const tab of [one, other]) await tab.fact('session.restoredAsGuest');
});

const stamps = () => browser.written.filter((text) => text.startsWith(`${prefix}cart_change`)).length;

/** Waits until both tabs are idle. */
const settled = async () => {
  const seen = () => JSON.stringify([one.sent.length, other.sent.length, stamps()]);
  let before = '';
  let quietLooks = 0;
  await one.until(() => {
    const isQuiet =
      before === seen() &&
      [one, other].every(
        (tab) =>
          tab.cart().getSnapshot().matches({ work: 'ready' }) && !tab.cart().getSnapshot().hasTag('busy'),
      );
    before = seen();
    quietLooks = isQuiet ? quietLooks + 1 : 0;
    return quietLooks === 10;
  });
};

test('a tab reads the cart once for each change in the other, and answers with none [SESS-05]', async () => {
  await putIntoCart(one);
  await other.until(() => other.size() === 2);
  await settled();
  const before = { one: one.reads(), other: other.reads(), stamps: stamps() };
  other.cart().send({ type: 'cart.addItem', line: water });
  await one.until(() => one.size() === 4);
  await settled();
  expect({ one: one.reads(), other: other.reads(), stamps: stamps() }).toEqual({
    one: before.one + 1,
    other: before.other,
    stamps: before.stamps + 1,
  });
});
