/** A whole shop without a page: what sells out while a guest looks around is named once they sign in (CART-11, BEY-09). */

import { expect, test } from 'vitest';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { addTo, newCart, newNonce, pay, setShipping } from '#tests/backend/shop-client.ts';
import { sharedBackend } from './running-shop.ts';
import { hannah, openShopAt, water } from './session-shop.ts';

const opened = sharedBackend();

const bottle = { ...water, sku: 'BW-BOTTLE-STEEL-SAG-750', name: 'Steel bottle', quantity: 1 };

const othersBuy = async (quantity: number): Promise<void> => {
  const cart = await newCart(opened.direct);
  await addTo(opened.direct, cart, bottle.sku, quantity);
  await setShipping(opened.direct, cart, undefined, ['bwdelivery', 'standard']);
  expect((await pay(opened.direct, cart, await newNonce(opened.direct))).status).toBe(200);
};

test('CART-11 BEY-09 a line that sold out before the sign-in is not there any more, and is told by its name until that is read', async () => {
  const shop = await openShopAt(opened);
  await shop.add();
  shop.cart().send({ type: 'cart.addItem', line: bottle });
  await shop.fact('cart.itemAdded', 2);
  const { name } = shop.cart().getSnapshot().context.cart?.lines.at(-1) ?? {};
  await othersBuy(3);

  await shop.signIn(hannah);
  expect([shop.quantityOf(water.sku), shop.quantityOf(bottle.sku)]).toEqual([2, 0]);
  expect(selectToasts(shop.toasts().getSnapshot())).toMatchObject([
    {
      type: 'warning',
      message: `These could not be added to your cart when you signed in: ${name}.`,
      timeout: null,
    },
  ]);
  shop.session().send({ type: 'session.signOut' });
  await shop.fact('session.signedOut');
  expect(selectToasts(shop.toasts().getSnapshot())).toEqual([]);
  shop.stop();
});
