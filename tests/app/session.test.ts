/** A whole shop without a page on the embedded backend: signing in and out, restoring, accounts (§4, SESS-01 … SESS-07, BEY-08, CART-11). */

import { describe, expect, test } from 'vitest';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import {
  selectCustomer,
  selectCustomerId,
  selectExternalIdOnCart,
} from '#machines/customer/customer.selectors.ts';
import { inactiveAccountMessage } from '#machines/domain/customer.ts';
import { present } from '#machines/domain/present.ts';
import { selectNotifications } from '#machines/notifications/notifications.selectors.ts';
import { selectIsSignedIn, selectSignInFailure } from '#machines/session/session.selectors.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import type { Layer } from '#transport/settings.ts';
import { keptUnder, newBrowser, sharedBackend, type Browser } from './running-shop.ts';
import { everythingKnown, hannah, openShopAt, operationOf, water } from './session-shop.ts';

const opened = sharedBackend();

const open = (browser: Browser = newBrowser(), layer: Layer = 'merchant') =>
  openShopAt(opened, browser, layer);

describe('signing in', () => {
  test('CART-11 SESS-01 the guest’s cart leaves before the token goes live, and its things are in the customer’s', async () => {
    const shop = await open();
    await shop.add();
    const guestCart = present(shop.cart().getSnapshot().context.cartId, 'cart');
    const keptAtSignIn: unknown[] = [];
    shop.shop.on('session.signedIn', () => keptAtSignIn.push(keptUnder(shop.browser.local, 'cartId')));
    await shop.signIn(hannah);

    expect(shop.types(/^session\.|^cart\.(dropped|released|adopted)$/)).toEqual([
      'session.restoredAsGuest',
      'session.signInStarted',
      'session.cartReleaseWanted',
      'cart.dropped',
      'cart.released',
      'session.signedIn',
      'cart.adopted',
    ]);
    expect(keptAtSignIn).toEqual([null]);
    const [merge] = shop.asked('MergeCarts');
    expect(JSON.parse(merge?.body ?? '').variables.source).toBe(guestCart);
    expect(merge?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(shop.asked('SignIn')[0]?.headers.has('authorization')).toBe(false);
    expect(shop.quantityOf(water.sku)).toBe(2);
    expect(selectCustomer(shop.customer().getSnapshot())?.firstname).toBe('Hannah');
    expect(keptUnder(shop.browser.tab, 'customer_info')).toEqual({ signedIn: true });
    shop.stop();
  });

  test('SESS-07 a wrong password is said in the form, and no dialog opens', async () => {
    const shop = await open();
    await shop.fact('session.restoredAsGuest');
    shop.send(hannah, 'Wrong4all!');
    await shop.until(() => selectSignInFailure(shop.session().getSnapshot()) !== null);
    expect(selectIsSignedIn(shop.session().getSnapshot())).toBe(false);
    expect(shop.isExpiryShown()).toBe(false);
    expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
    expect(JSON.stringify(shop.facts) + everythingKnown(shop)).not.toContain('Wrong4all');
    shop.stop();
  });

  test('SESS-01 SESS-03 a reload finds the customer, their details and their cart again', async () => {
    const browser = newBrowser();
    const before = await open(browser);
    await before.fact('session.restoredAsGuest');
    await before.signIn('aroha@example.com');
    await before.add();
    const count = selectItemCount(before.cart().getSnapshot());
    before.stop();
    const after = await open(browser);
    await after.fact('customer.loaded');
    await after.fact('cart.adopted');
    expect(after.types(/^session\./)).toEqual(['session.restored']);
    expect(selectItemCount(after.cart().getSnapshot())).toBe(count);
    after.stop();
  });
});

describe('signing out', () => {
  test('SESS-02 BEY-08 goes step by step as §4 says, and leaves nothing of the customer', async () => {
    const shop = await open();
    await shop.fact('session.restoredAsGuest');
    await shop.signIn(hannah);
    await shop.fact('catalog.loaded', 5);
    const token = String(keptUnder(shop.browser.local, 'signin_token'));
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
    const steps = shop.sent.map((one) => [operationOf(one), one.headers.has('authorization')]);
    expect(steps).toEqual([
      ['SignOut', true],
      ['CreateCart', false],
    ]);
    const kept = [...shop.browser.local.entries, ...shop.browser.tab.entries].join();
    for (const trace of ['hannah', 'Hannah', token]) {
      expect(kept).not.toContain(trace);
      expect(everythingKnown(shop)).not.toContain(trace);
    }
    expect(keptUnder(shop.browser.tab, 'customer_info')).toBeNull();
    shop.stop();
  });

  test('SESS-02 what the server says to the revocation is ignored', async () => {
    const shop = await open();
    await shop.fact('session.restoredAsGuest');
    await shop.signIn('aroha@example.com');
    await shop.endOnServer();
    shop.session().send({ type: 'session.signOut' });
    await shop.fact('session.signedOut');
    expect(shop.types(/^session\.timedOut$/)).toEqual([]);
    expect(shop.isExpiryShown()).toBe(false);
    expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
    shop.stop();
  });
});

describe('accounts', () => {
  test('CART-11 SESS-03 the cart bears the number of the first account; a switch changes it; pending is none', async () => {
    const shop = await open();
    await shop.fact('session.restoredAsGuest');
    await shop.signIn('colin@example.com');
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
    shop.stop();
  });

  test('ACC-04 an inactive account is warned of, in the words of §4, and only once', async () => {
    const shop = await open();
    await shop.fact('session.restoredAsGuest');
    await shop.signIn('colin@example.com');
    shop.customer().send({ type: 'customer.switchAccount', accountId: 102 });
    shop.customer().send({ type: 'customer.switchAccount', accountId: 102 });
    await shop.fact('customer.accountSelected', 2);
    expect(
      selectNotifications(shop.notifications().getSnapshot()).map(({ type, message }) => [type, message]),
    ).toEqual([['warning', inactiveAccountMessage]]);
    shop.stop();
  });

  test('SESS-03 a Magento without the merchant’s modules has no accounts, and the rest works', async () => {
    const shop = await open(newBrowser(), 'stock');
    await shop.fact('session.restoredAsGuest');
    await shop.signIn('colin@example.com');
    expect(selectCustomer(shop.customer().getSnapshot())).toMatchObject({ firstname: 'Colin', accounts: [] });
    expect(shop.types(/^customer\.(accountSelected|externalIdSet)$/)).toEqual([]);
    expect(shop.asked('setExternalIdOnCart')).toEqual([]);
    shop.session().send({ type: 'session.signOut' });
    await shop.fact('session.signedOut');
    shop.stop();
  });
});
