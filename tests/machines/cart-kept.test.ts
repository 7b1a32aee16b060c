/** A cart that is lost by the time it is first read: what this browser remembers of it comes back (BEY-03, CART-05). */

import { expect, test } from 'vitest';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { answer, closedCart } from './open-cart.ts';

/** What was written on it is nobody's to keep. */
const giftCard: LostLine = { sku: 'GIFT', name: 'Gift card', quantity: 1, chosen: null };

const reopened = (lines: readonly LostLine[], cartId = 'cart-1') => {
  const cart = closedCart({ cartId: 'cart-1', keptCart: { cartId, lines } });
  cart.actor.send({ type: 'cart.open' });
  const recreated = () => cart.facts.find(({ type }) => type === 'cart.recreated');
  return { ...cart, recreated };
};

test('BEY-03 the remembered lines are brought into the new cart, which is read at last', async () => {
  const { read, create, rebuild, recreated } = reopened([water(2), cups(1)]);
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  expect(rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [water(2), cups(1)] });
  await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('7', water(2)))));
  expect(recreated()).toEqual({ type: 'cart.recreated', missing: [cups(1)], wasOrdered: false });
  expect(read.last().input).toEqual({ cartId: 'cart-2' });
});

test('BEY-03 a line with something written on it is not asked for, and told as missing', async () => {
  const { read, create, rebuild, recreated } = reopened([giftCard, water(2)]);
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  expect(rebuild.last().input.lines).toEqual([water(2)]);
  await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('7', water(2)))));
  expect(recreated()).toMatchObject({ missing: [giftCard] });
});

test('BEY-03 where all are such, nothing is asked for', async () => {
  const { read, create, rebuild, recreated } = reopened([giftCard]);
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  expect([recreated(), rebuild.calls.length]).toEqual([
    { type: 'cart.recreated', missing: [giftCard], wasOrdered: false },
    0,
  ]);
});

test.each(['cartInactive', 'cartMissing'] as const)(
  'BEY-15 CART-05 nothing of an ordered cart, nor of another one, comes back (%s)',
  async (kind) => {
    const { read, create, rebuild, recreated } = reopened(
      [water(2)],
      kind === 'cartMissing' ? 'cart-0' : 'cart-1',
    );
    await read.last().reject(failure(kind));
    await create.last().resolve('cart-2');
    expect([recreated(), rebuild.calls.length]).toEqual([
      { type: 'cart.recreated', missing: [], wasOrdered: kind === 'cartInactive' },
      0,
    ]);
  },
);

test('SESS-05 nor of one that another tab has replaced meanwhile', async () => {
  const { actor, read, create, rebuild } = reopened([water(2)]);
  actor.send({ type: 'cart.follow', cartId: 'cart-8' });
  await read.last().reject(failure('cartMissing'));
  expect(read.last().input).toEqual({ cartId: 'cart-8' });
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-9');
  expect(rebuild.calls).toEqual([]);
});

test('BEY-03 once the cart has been read, only what the server told counts', async () => {
  const { actor, read, write, create, rebuild } = reopened([giftCard, water(9)]);
  await read.last().resolve(fullCart);
  expect(actor.getSnapshot().context.keptCart).toBeNull();
  actor.send({ type: 'cart.addItem', line: cups(1) });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  expect(rebuild.last().input.lines).toEqual([water(2), cups(1)]);
});
