/** For whom things are bought goes with every addition: CART-12. */

import { expect, test } from 'vitest';
import { cartOf, cups, failure, fullCart } from '../models/goods.ts';
import { openOwnCart, answer } from './open-cart.ts';

test('the number of the account goes with what is written, none while it is pending or once forgotten [CART-12]', async () => {
  const { actor, write, adopt } = await openOwnCart();
  const add = async () => {
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().resolve(answer(fullCart));
  };
  await add();
  actor.send({ type: 'cart.syncAccount', customerId: 4711 });
  await add();
  actor.send({ type: 'cart.syncAccount', customerId: null });
  await add();
  actor.send({ type: 'cart.syncAccount', customerId: 4712 });
  actor.send({ type: 'cart.forget' });
  actor.send({ type: 'cart.adopt' });
  await adopt.last().resolve(answer(fullCart));
  await add();
  expect(write.calls.map(({ input }) => input.customerId)).toEqual([undefined, 4711, undefined, undefined]);
});

test('what is brought back into a lost cart is for the same account [CART-12, CART-05]', async () => {
  const { actor, read, write, create, rebuild } = await openOwnCart();
  actor.send({ type: 'cart.syncAccount', customerId: 4711 });
  actor.send({ type: 'cart.updateItem', lineId: '2', line: cups(3) });
  actor.send({ type: 'cart.settle' });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  await read.last().resolve(cartOf('cart-2'));
  expect(rebuild.last().input).toMatchObject({ cartId: 'cart-2', customerId: 4711 });
});
