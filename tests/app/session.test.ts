/** Sign-in and sign-out in a whole shop. */

import { expect, test, vi } from 'vitest';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { selectItemCount } from '#machines/trade/cart/cart.selectors.ts';
import { methodSlice, offersSlice } from '#services/checkout/checkout-slices.ts';
import { readSlice } from '#transport/slice.ts';
import { createStorage } from '#transport/storage.ts';
import { prefix } from '#tests/transport/wires.ts';
import { address, goToPayment, putIntoCart, water } from './checkout-steps.ts';
import { everythingKnown } from './everything.ts';
import {
  hannah,
  newBrowser,
  operationOf,
  sharedBackend,
  storedIn,
  type RunningShop,
} from './running-shop.ts';

const opened = sharedBackend();
const noel = 'noel@example.com';
const countIn = (shop: RunningShop) => selectItemCount(shop.cart().getSnapshot());
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

test('a customer’s page that returns shows what they added on another device, after one small question [CART-13]', async () => {
  const page = { visibilityState: 'visible' as DocumentVisibilityState };
  const lifecycle = Object.assign(new EventTarget(), { document: page });
  const laptop = opened.start({ browser: { ...newBrowser(), lifecycle } });
  await laptop.signIn(noel);
  const become = (state: DocumentVisibilityState, now: number) => {
    page.visibilityState = state;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    lifecycle.dispatchEvent(new Event('visibilitychange'));
    clock.mockRestore();
  };
  const isAtRest = () =>
    (laptop.cart().getSnapshot().children.cartCount?.getSnapshot() as { value?: unknown })?.value ===
    'resting';
  const questions = () => ['GetItemCount', 'CartDetails'].map((name) => laptop.asked(name).length);
  const comeBack = async () => {
    const [asked = 0] = questions();
    become('hidden', Date.now() - 30_000);
    become('visible', Date.now());
    await laptop.until(isAtRest);
    expect(questions()[0]).toBe(asked + 1);
  };
  const [, reads = 0] = questions();
  await comeBack();
  expect(questions()[1]).toBe(reads);
  const phone = opened.start();
  await phone.signIn(noel);
  await putIntoCart(phone);
  await comeBack();
  await laptop.until(() => countIn(laptop) === countIn(phone));
  expect([questions()[1], countIn(phone)]).toEqual([reads + 1, 2]);
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
