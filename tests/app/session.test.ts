/** Sign-in and sign-out in a whole shop. */

import { expect, test } from 'vitest';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { methodSlice, offersSlice } from '#services/checkout/checkout-slices.ts';
import { readSlice } from '#transport/slice.ts';
import { createStorage } from '#transport/storage.ts';
import { prefix } from '#tests/transport/wires.ts';
import { address, goToPayment, putIntoCart, water } from './checkout-steps.ts';
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
