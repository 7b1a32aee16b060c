/** A token ends in the middle of work: parked requests are sent once after the next sign-in. */

import { expect, test } from 'vitest';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { revokeToken, water } from './checkout-steps.ts';
import { everythingKnown } from './everything.ts';
import { hannah, sharedBackend } from './running-shop.ts';

const opened = sharedBackend();
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
