/** What is added: which button is busy, for which account, from sets and quick order. */

import { expect, test } from 'vitest';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import type { OrderPadContext } from '#machines/desk/order-pad/order-pad.machine.ts';
import { present } from '#machines/domain/present.ts';
import { selectToasts } from '#machines/notices/toasts/toasts.selectors.ts';
import { fullCart, water, cartOf, cups, lineOf } from '../models/goods.ts';
import { cardOf } from '../models/order-pad.plan.ts';
import { sendTo } from './bench.ts';
import { ask, missing, now, openOwnCart } from './open-cart.ts';
import { partsOf } from './parts.ts';
import { openFor } from './walk.ts';

const account = (customerId: number | null) => ({ type: 'cart.syncAccount', customerId }) as const;

test('sends the account number with every write while the account is known, also into a rebuilt cart [CART-12 CART-05]', async () => {
  const cart = await openOwnCart();
  const written = () => cart.write.calls.map(({ input }) => input.customerId);
  for (const customerId of [null, 4711, null])
    await cart.play([account(customerId), ask.add(cups(1))], ['write', fullCart]);
  await cart.play([account(4712), ...now('forget', 'adopt')], ['adopt', fullCart]);
  await cart.play([ask.add(cups(1))], ['write', fullCart]);
  expect(written()).toEqual([undefined, 4711, undefined, undefined]);
  await cart.play([account(4711), ask.update('2', cups(3)), ...now('settle')], ['write', missing]);
  await cart.play([], ['create', 'cart-2'], ['read', cartOf('cart-2')]);
  expect(cart.rebuild.last().input).toMatchObject({ cartId: 'cart-2', customerId: 4711 });
});

const members = [water(2), cups(3)];

test('adds a set in one write, opens the cart, and names a member that is out of stock [CART-07 CAT-02]', async () => {
  const shop = await openFor(null, { lines: [] });
  const isShown = () => selectIsCartOpen(shop.chrome().getSnapshot());
  await sendTo(shop.actor, { type: 'options.addWanted', lines: members.slice(1) });
  expect([isShown(), shop.toastTexts()]).toEqual([true, []]);
  const message = 'The requested qty is not available';
  const cart = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(3)));
  shop.surprise('writeCart', () => ({ cart, refusals: [{ message, isShort: true }] }));
  await sendTo(shop.actor, { type: 'options.addWanted', lines: members });
  expect(shop.asked('writeCart').slice(1)).toMatchObject([
    { input: { action: { kind: 'addSeveral', lines: members, orderNumber: null } } },
  ]);
  expect(selectToasts(shop.toasts().getSnapshot())).toMatchObject([
    { type: 'warning', message: `One product is in your cart. Paper cups: ${message}`, timeout: null },
  ]);
});

test('an order that a guest buys again leaves what is typed on the pad; what is added from there is settled [BEY-12]', async () => {
  const shop = await openFor(null, { lines: [] });
  const pad = present(partsOf(shop.actor).orderPad, 'orderPad');
  const quantities = () =>
    (pad.getSnapshot().context as OrderPadContext).rows.map(({ quantity }) => quantity);
  pad.send({ type: 'orderPad.addRow', card: cardOf(water(1).sku) });
  pad.send({ type: 'orderPad.setQuantity', sku: water(1).sku, quantity: 5 });
  await sendTo(shop.cart(), ask.addAll(water(2)));
  expect(shop.types()).toContain('cart.itemsAdded');
  expect(quantities()).toEqual([5]);
  await sendTo(pad, { type: 'orderPad.addAll' });
  expect(quantities()).toEqual([0]);
});
