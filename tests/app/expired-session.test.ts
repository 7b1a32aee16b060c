/** A token ends in the middle of work: parked requests are sent once after the next sign-in. */

import { expect, test } from 'vitest';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { putIntoCart, revokeToken, water } from './checkout-steps.ts';
import { everythingKnown } from './everything.ts';
import { hannah, sharedBackend } from './running-shop.ts';

const opened = sharedBackend();
const grace = 'grace@example.com';
const aroha = 'aroha@example.com';

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

test('closing the dialog goes on as a guest without anything of the customer [SHELL-08 BEY-08]', async () => {
  const shop = await interrupted(aroha);
  shop.orderPad().send({ type: 'orderPad.open' });
  shop.session().send({ type: 'session.dismiss' });
  expect(shop.isExpiryShown()).toBe(false);
  await shop.fact('session.forgotten');
  expect([shop.parked(), shop.count('session.homeWanted')]).toEqual([[], 0]);
  expect(everythingKnown(shop)).not.toContain('aroha@');
  // the order pad stops waiting for the customer's orders
  await shop.until(() => shop.orderPad().getSnapshot().matches('shown'));
  await putIntoCart(shop);
  expect(shop.lines()).toEqual([[water.sku, water.quantity]]);
  expect(shop.asked('AddProductsToCart').at(-1)?.headers.has('authorization')).toBe(false);
});
