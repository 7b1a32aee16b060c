/** A token ends in the middle of work: parked requests are sent once after the next sign-in. */

import { expect, test } from 'vitest';
import { selectCustomer } from '#machines/customer/customer.selectors.ts';
import { selectSignInFailure } from '#machines/session/session.selectors.ts';
import { json, prefix, type Answering } from '#tests/transport/wires.ts';
import { address, goToDelivery, putIntoCart, revokeToken, tabOf, water } from './checkout-steps.ts';
import { everythingKnown } from './everything.ts';
import { hannah, password, sharedBackend, startShop } from './running-shop.ts';

const opened = sharedBackend();
const grace = 'grace@example.com';
const aroha = 'aroha@example.com';

/** Answers the first request to this path with 401, as soon as it is armed. */
const expiringAt = (ending: string, isArmed = () => true): Answering => {
  let isDone = false;
  return (request) => {
    if (isDone || !isArmed() || !new URL(request.url).pathname.endsWith(ending))
      return opened.answering(request);
    isDone = true;
    return json({ message: "The consumer isn't authorized to access %resources." }, { status: 401 })();
  };
};

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

test('an addition is parked behind the dialog and sent once after signing in again [BEY-02, CART-14]', async () => {
  const shop = await interrupted(grace);
  expect(shop.types(/^session\.timedOut$|^cart\.recreated$/)).toEqual(['session.timedOut']);
  expect(shop.isExpiryShown()).toBe(true);
  expect(shop.parked()).toEqual([{ type: 'cart.addItem', line: water }]);
  expect(shop.toasts()).toEqual([]);
  shop.sent.length = 0;
  await shop.signIn(grace);
  await shop.fact('cart.itemAdded');
  expect(shop.isExpiryShown()).toBe(false);
  expect(new Map(shop.lines()).get(water.sku)).toBe(shop.before + water.quantity);
  expect([...shop.asked('AddProductsToCart'), ...shop.asked('AddProductsForAccount')]).toHaveLength(1);
  expect(shop.parked()).toEqual([]);
  expect(shop.count('session.ownerChanged')).toBe(0);
});

test('a parked addition is dropped when another customer signs in [BEY-02, BEY-08]', async () => {
  const shop = await interrupted(hannah);
  await shop.signIn('martin@example.com');
  expect(shop.types(/^session\.(ownerChanged|signedIn)$/)).toEqual([
    'session.signedIn',
    'session.ownerChanged',
    'session.signedIn',
  ]);
  expect(shop.parked()).toEqual([]);
  expect(shop.count('cart.itemAdded')).toBe(0);
  expect(selectCustomer(shop.customer().getSnapshot())?.firstname).toBe('Martin');
  expect(everythingKnown(shop)).not.toContain('hannah@');
});

test('closing the dialog goes on as a guest without anything of the customer [SHELL-08, BEY-08]', async () => {
  const shop = await interrupted(aroha);
  shop.orderPad().send({ type: 'orderPad.open' });
  shop.session().send({ type: 'session.dismiss' });
  expect(shop.isExpiryShown()).toBe(false);
  await shop.fact('session.forgotten');
  expect(shop.parked()).toEqual([]);
  expect(shop.count('session.homeWanted')).toBe(0);
  expect(everythingKnown(shop)).not.toContain('aroha@');
  // the order pad stops waiting for the customer's orders
  await shop.until(() => shop.orderPad().getSnapshot().matches('shown'));
  await putIntoCart(shop);
  expect(shop.lines()).toEqual([[water.sku, water.quantity]]);
  expect(shop.asked('AddProductsToCart').at(-1)?.headers.has('authorization')).toBe(false);
});

test('the sign-in page shows no dialog, and leaving it drops what was parked [SHELL-08]', async () => {
  const shop = await interrupted(aroha);
  shop.session().send({ type: 'session.acknowledge' });
  await shop.fact('session.signInWanted');
  shop.session().send({ type: 'session.visit', isSignInPage: true, isAccountDoor: true });
  expect(shop.isExpiryShown()).toBe(false);
  const credentials = { email: aroha, password: `Not${password}` };
  shop.session().send({ type: 'session.signIn', credentials });
  await shop.until(() => selectSignInFailure(shop.session().getSnapshot()) !== null);
  expect(shop.isExpiryShown()).toBe(false);
  expect(shop.parked()).toHaveLength(1);
  shop.session().send({ type: 'session.visit', isSignInPage: false, isAccountDoor: false });
  await shop.fact('session.forgotten');
  expect(shop.parked()).toEqual([]);
});

test('a checkout that expires while it is resumed is resumed after signing in again [BEY-02, BEY-04]', async () => {
  const shop = startShop(expiringAt('/carts/mine/estimate-shipping-methods'));
  await shop.signIn();
  await putIntoCart(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.fact('session.timedOut');
  expect((await shop.fact('checkout.failed')).asked).toMatchObject({ type: 'checkout.resume' });
  expect(shop.checkout().getSnapshot().context.errors).toEqual([]);
  expect(shop.toasts()).toEqual([]);
  await shop.signIn();
  await shop.until(() => tabOf(shop) === 'payment');
  expect(shop.count('session.timedOut')).toBe(1);
});

test('a delivery address that expires is submitted after signing in again [BEY-02, NET-07]', async () => {
  let isArmed = false;
  const shop = startShop(expiringAt('/carts/mine/estimate-shipping-methods', () => isArmed));
  await shop.signIn();
  await putIntoCart(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.until(() => tabOf(shop) === 'payment');
  isArmed = true;
  shop.checkout().send({ type: 'checkout.submitDelivery', address });
  await shop.fact('session.timedOut');
  expect((await shop.fact('checkout.failed')).asked).toEqual({ type: 'checkout.submitDelivery', address });
  expect(shop.toasts()).toEqual([]);
  await shop.signIn();
  await shop.until(() => tabOf(shop) === 'shipping');
  expect(shop.count('session.timedOut')).toBe(1);
});

test('a customer whose token is gone never uses a guest’s path for delivery [NET-07, BEY-02]', async () => {
  const shop = opened.start();
  await shop.signIn();
  await putIntoCart(shop);
  await goToDelivery(shop);
  // the shop has not noticed yet
  shop.browser.local.entries.delete(`${prefix}signin_token`);
  shop.checkout().send({ type: 'checkout.submitDelivery', address });
  expect((await shop.fact('checkout.failed')).asked).toEqual({ type: 'checkout.submitDelivery', address });
  expect(shop.sent.filter(({ url }) => url.pathname.includes('guest-carts'))).toEqual([]);
});

test('a 401 for a guest is a failure of the step and no expiry [SESS-07]', async () => {
  const shop = startShop(expiringAt('/estimate-shipping-methods'));
  await putIntoCart(shop);
  await goToDelivery(shop);
  shop.checkout().send({ type: 'checkout.submitDelivery', address });
  const { message, asked } = await shop.fact('checkout.failed');
  expect([message, asked]).toEqual(['Unable to get shipping methods', null]);
  expect(shop.count('session.timedOut')).toBe(0);
  expect(shop.session().getSnapshot().matches('signedOut')).toBe(true);
});
