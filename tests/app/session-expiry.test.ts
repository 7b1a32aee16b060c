/** A session that ends in the middle of work: one dialog, and what was asked is done once after signing in again (SHELL-08, BEY-02, CART-14). */

import { expect, test } from 'vitest';
import { selectCustomer } from '#machines/customer/customer.selectors.ts';
import { selectSignInFailure } from '#machines/session/session.selectors.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { sharedBackend } from './running-shop.ts';
import { everythingKnown, hannah, openShopAt, water } from './session-shop.ts';

const opened = sharedBackend();

/** Signed in; the server forgot the token; something is put into the cart. */
const interrupted = async (email: string) => {
  const shop = await openShopAt(opened);
  await shop.fact('session.restoredAsGuest');
  await shop.signIn(email);
  await shop.endOnServer();
  const before = shop.quantityOf(water.sku);
  shop.cart().send({ type: 'cart.addItem', line: water });
  await shop.fact('cart.actionFailed');
  return { ...shop, before };
};

test('BEY-02 SHELL-08 CART-14 opens the dialog, and what was asked is done once after signing in again', async () => {
  const shop = await interrupted('grace@example.com');
  expect(shop.types(/^session\.timedOut$|^cart\.recreated$/)).toEqual(['session.timedOut']);
  expect(shop.isExpiryShown()).toBe(true);
  expect(shop.parked()).toEqual([{ type: 'cart.addItem', line: water }]);
  expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
  shop.sent.length = 0;
  await shop.signIn('grace@example.com');
  await shop.fact('cart.itemAdded');
  expect(shop.isExpiryShown()).toBe(false);
  expect(shop.quantityOf(water.sku)).toBe(shop.before + water.quantity);
  expect([...shop.asked('AddProductsToCart'), ...shop.asked('AddProductsForAccount')]).toHaveLength(1);
  expect(shop.parked()).toEqual([]);
  expect(shop.types(/^session\.ownerChanged$/)).toEqual([]);
  shop.stop();
});

test('BEY-02 is not done for somebody else who signs in instead', async () => {
  const shop = await interrupted(hannah);
  await shop.signIn('martin@example.com');
  expect(shop.types(/^session\.(ownerChanged|signedIn)$/)).toEqual([
    'session.signedIn',
    'session.ownerChanged',
    'session.signedIn',
  ]);
  expect(shop.parked()).toEqual([]);
  expect(shop.types(/^cart\.itemAdded$/)).toEqual([]);
  expect(selectCustomer(shop.customer().getSnapshot())?.firstname).toBe('Martin');
  expect(everythingKnown(shop)).not.toContain('hannah@');
  shop.stop();
});

test('SHELL-08 BEY-08 closing the dialog goes on as a guest, with nothing of the customer', async () => {
  const shop = await interrupted('aroha@example.com');
  shop.orderPad().send({ type: 'orderPad.open' });
  shop.session().send({ type: 'session.dismiss' });
  expect(shop.isExpiryShown()).toBe(false);
  await shop.fact('session.forgotten');
  expect(shop.parked()).toEqual([]);
  expect(shop.types(/^session\.homeWanted$/)).toEqual([]);
  expect(everythingKnown(shop)).not.toContain('aroha@');
  // a page that shows what the customer used to buy does not wait for them for ever
  await shop.until(() => shop.orderPad().getSnapshot().matches('shown'));
  await shop.add();
  expect(shop.quantityOf(water.sku)).toBe(water.quantity);
  expect(shop.asked('AddProductsToCart').at(-1)?.headers.has('authorization')).toBe(false);
  shop.stop();
});

test('SHELL-08 at the sign-in page no dialog stands in the way; leaving it gives up', async () => {
  const shop = await interrupted('aroha@example.com');
  shop.session().send({ type: 'session.acknowledge' });
  await shop.fact('session.signInWanted');
  shop.session().send({ type: 'session.visit', isSignInPage: true, isAccountDoor: true });
  expect(shop.isExpiryShown()).toBe(false);
  shop.send('aroha@example.com', 'Wrong4all!');
  await shop.until(() => selectSignInFailure(shop.session().getSnapshot()) !== null);
  expect(shop.isExpiryShown()).toBe(false);
  expect(shop.parked()).toHaveLength(1);
  shop.session().send({ type: 'session.visit', isSignInPage: false, isAccountDoor: false });
  await shop.fact('session.forgotten');
  expect(shop.parked()).toEqual([]);
  shop.stop();
});
