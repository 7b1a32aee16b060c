/** The quick-order pad beside other ways into the cart: only what was typed on it is settled there (BEY-12, CART-07). */

import { expect, test } from 'vitest';
import type { OrderPadContext } from '#machines/order-pad/order-pad.machine.ts';
import { water } from '../models/goods.ts';
import { cardOf } from '../models/order-pad.plan.ts';
import { sendTo } from './bench.ts';
import { openShop, type FakeShop } from './fake-services.ts';

const padOf = (shop: FakeShop) => {
  const { orderPad } = shop.actor.getSnapshot().children;
  if (orderPad === undefined) throw new Error('the shop has no pad');
  return orderPad;
};

const quantities = (shop: FakeShop): readonly number[] =>
  (padOf(shop).getSnapshot().context as OrderPadContext).rows.map(({ quantity }) => quantity);

test('an order that a guest buys again leaves what is typed on the pad; what is added from there is settled [BEY-12]', async () => {
  const shop = openShop({ cartId: 'cart-1' });
  await shop.quiet();
  padOf(shop).send({ type: 'orderPad.addRow', card: cardOf(water(1).sku) });
  padOf(shop).send({ type: 'orderPad.setQuantity', sku: water(1).sku, quantity: 5 });
  await sendTo(shop.cart(), { type: 'cart.addItems', lines: [water(2)] });
  expect(shop.types()).toContain('cart.itemsAdded');
  expect(quantities(shop)).toEqual([5]);
  await sendTo(shop.cart(), { type: 'cart.addItems', lines: [water(5)], isFromPad: true });
  expect(quantities(shop)).toEqual([0]);
});
