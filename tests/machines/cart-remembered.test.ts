/** A cart that is missing at its first reading: remembered lines are brought back. */

import { expect, test } from 'vitest';
import type { LostLine } from '#machines/domain/lost-lines.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { closedCart, answer } from './open-cart.ts';

/** Texts written on a line are not remembered, so it cannot be added again. */
const giftCard: LostLine = { sku: 'GIFT', name: 'Gift card', quantity: 1, chosen: null };

const reopened = (lines: readonly LostLine[], cartId = 'cart-1') => {
  const cart = closedCart({ cartId: 'cart-1', keptCart: { cartId, lines } });
  cart.actor.send({ type: 'cart.open' });
  const recreated = () => cart.facts.find(({ type }) => type === 'cart.recreated');
  return { ...cart, recreated };
};

test('brings the remembered lines into the new cart and reads it [BEY-03]', async () => {
  const { read, create, rebuild, recreated } = reopened([water(2), cups(1)]);
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  expect(rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [water(2), cups(1)] });
  await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('7', water(2)))));
  expect(recreated()).toEqual({ type: 'cart.recreated', missing: [cups(1)], wasOrdered: false });
  expect(read.last().input).toEqual({ cartId: 'cart-2' });
});

test('names a remembered line with texts of its own as missing [BEY-03]', async () => {
  const { read, create, rebuild, recreated } = reopened([giftCard, water(2)]);
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  expect(rebuild.last().input.lines).toEqual([water(2)]);
  await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('7', water(2)))));
  expect(recreated()).toMatchObject({ missing: [giftCard] });

  const alone = reopened([giftCard]);
  await alone.read.last().reject(failure('cartMissing'));
  await alone.create.last().resolve('cart-2');
  expect([alone.recreated(), alone.rebuild.calls.length]).toEqual([
    { type: 'cart.recreated', missing: [giftCard], wasOrdered: false },
    0,
  ]);
});

test.each(['cartInactive', 'cartMissing'] as const)(
  'brings nothing back of an ordered cart or of another one (%s) [BEY-15, CART-05]',
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

test('brings nothing back of a cart that another tab replaced [SESS-05]', async () => {
  const { actor, read, create, rebuild } = reopened([water(2)]);
  actor.send({ type: 'cart.follow', cartId: 'cart-8' });
  await read.last().reject(failure('cartMissing'));
  expect(read.last().input).toEqual({ cartId: 'cart-8' });
  await read.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-9');
  expect(rebuild.calls).toEqual([]);
});

test('uses the server’s lines once the cart was read [BEY-03]', async () => {
  const { actor, read, write, create, rebuild } = reopened([giftCard, water(9)]);
  await read.last().resolve(fullCart);
  actor.send({ type: 'cart.addItem', line: cups(1) });
  await write.last().reject(failure('cartMissing'));
  await create.last().resolve('cart-2');
  expect(rebuild.last().input.lines).toEqual([water(2), cups(1)]);
});

const welcomed = (releasedCartId: string | null = null) => {
  const keptCart = { cartId: 'cart-1', lines: [giftCard, water(2)] };
  const cart = closedCart({ cartId: 'cart-1', releasedCartId, keptCart });
  cart.actor.send({ type: 'cart.adopt' });
  return cart;
};

const freshCart = { ...answer(cartOf('own')), isKeptLost: true } as const;

test('brings a customer’s remembered lines into their new cart and names the rest [BEY-03, CART-05]', async () => {
  const { adopt, create, rebuild, read, facts, types } = welcomed();
  expect(adopt.last().input).toEqual({ releasedCartId: null, keptCartId: 'cart-1' });
  await adopt.last().resolve(freshCart);
  // the empty cart is not shown
  expect(types()).toEqual(['cart.adopted']);
  await create.last().resolve('own');
  await read.last().resolve(cartOf('own'));
  expect(rebuild.last().input).toEqual({ cartId: 'own', lines: [water(2)] });
  await rebuild.last().resolve(answer(cartOf('own', lineOf('7', water(2)))));
  expect(facts.slice(1)).toEqual([
    { type: 'cart.created', cartId: 'own', isOwned: true },
    { type: 'cart.recreated', missing: [giftCard], wasOrdered: false },
  ]);
  expect(read.last().input).toEqual({ cartId: 'own' });
});

test('brings nothing back while an order’s outcome is unknown [BEY-15]', async () => {
  const { actor, adopt, create, types } = welcomed();
  actor.send({ type: 'cart.lock' });
  await adopt.last().resolve(freshCart);
  expect([types().at(-1), create.calls.length]).toEqual(['cart.locked', 0]);
});

test('forgets the remembered lines when the customer leaves [BEY-08]', async () => {
  const { actor, adopt, create, types } = welcomed();
  actor.send({ type: 'cart.release' });
  await adopt.last().resolve(freshCart);
  expect([types().at(-1), create.calls.length]).toEqual(['cart.released', 0]);
  actor.send({ type: 'cart.adopt' });
  expect(adopt.last().input).toEqual({ releasedCartId: null });
});

test('does not ask for remembered lines when a guest’s cart is to be merged [CART-11]', () => {
  expect(welcomed('cart-0').adopt.last().input).toEqual({ releasedCartId: 'cart-0', releasedLines: [] });
});

test('asks again for the remembered lines after a failed attempt [BEY-03]', async () => {
  const { actor, adopt } = welcomed();
  await adopt.last().reject(failure('network'));
  actor.send({ type: 'cart.load' });
  expect(adopt.last().input).toEqual({ releasedCartId: null, keptCartId: 'cart-1' });
});
