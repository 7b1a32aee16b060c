/** What of a guest's lines is in the cart of whoever signs in, and what is said of the rest (CART-11, BEY-09). */

import { describe, expect, test } from 'vitest';
import type { NewLine } from '#machines/domain/cart.ts';
import { missedOfMerge } from '#machines/domain/merged-cart.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { closedCart, openCart, openOwnCart, openFullCart, answer } from './open-cart.ts';

const own = cartOf('own', lineOf('8', water(2)));
const guests = [water(2), cups(1)];

describe('what the cart hands over', () => {
  test('what was left out is told with the adoption [CART-11, BEY-09]', async () => {
    const { actor, adopt, facts } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().resolve({ ...answer(own), missing: [cups(1)] });
    expect(facts.at(-1)).toEqual({ type: 'cart.adopted', missing: [cups(1)] });
    expect(actor.getSnapshot().context.releasedLines).toEqual([]);
  });

  test('the guest’s lines go with every try to adopt, and with none once they are taken back [CART-11]', async () => {
    const { actor, adopt, read } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().reject(failure('network'));
    actor.send({ type: 'cart.load' });
    expect(adopt.last().input.releasedLines).toEqual(guests);
    await adopt.last().reject(failure('network'));
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    expect(adopt.last().input.releasedLines).toEqual(guests);
    await adopt.last().reject(failure('network'));
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.open' });
    expect(actor.getSnapshot().context.releasedLines).toEqual([]);
    await read.last().resolve(cartOf('cart-1', lineOf('1', water(1))));
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    expect(adopt.last().input.releasedLines).toEqual([water(1)]);
  });

  test('before it was read a cart holds what this browser kept of just this one, but for what was not kept whole [CART-11]', () => {
    const engraved = { ...cups(1), chosen: null };
    const releasedOf = (cartId: string) => {
      const keptCart = { cartId: 'cart-1', lines: [water(2), engraved] };
      const { actor, adopt } = closedCart({ cartId, keptCart });
      actor.send({ type: 'cart.release' });
      actor.send({ type: 'cart.adopt' });
      return adopt.last().input.releasedLines;
    };
    expect([releasedOf('cart-1'), releasedOf('cart-2')]).toEqual([[water(2)], []]);
  });

  test('of a cart that may be another by now nothing is claimed [CART-11]', async () => {
    const { actor, adopt, read, write } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: water(1) });
    await write.last().reject(failure('network'));
    await read.last().reject(failure('network'));
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    expect(adopt.last().input).toEqual({ releasedCartId: 'cart-1', releasedLines: [] });

    const followed = openCart('cart-1');
    await followed.read.last().resolve(fullCart);
    followed.actor.send({ type: 'cart.addItem', line: water(1) });
    followed.actor.send({ type: 'cart.follow', cartId: 'cart-1' });
    followed.actor.send({ type: 'cart.release' });
    await followed.write.last().resolve(answer(fullCart));
    followed.actor.send({ type: 'cart.adopt' });
    expect(followed.adopt.last().input.releasedLines).toEqual([]);
  });

  test('who signs in again has nothing to merge: their own lines are no guest’s [CART-11, BEY-02]', async () => {
    const { actor, adopt } = await openOwnCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    expect(adopt.last().input).toEqual({ releasedCartId: null });
  });
});

const missed = (brought: readonly NewLine[], merged: readonly NewLine[], had: readonly NewLine[] = []) =>
  missedOfMerge(
    brought,
    cartOf('own', ...had.map((line, index) => lineOf(`1${index}`, line))),
    cartOf('own', ...merged.map((line, index) => lineOf(`2${index}`, line))),
  );

describe('what did not come along', () => {
  test('a line the cart has not, or fewer of than both had together [CART-11]', () => {
    expect(missed(guests, guests)).toEqual([]);
    expect(missed(guests, [water(2)])).toEqual([cups(1)]);
    expect(missed(guests, [water(3), cups(1)], [water(3)])).toEqual([water(2)]);
    expect(missed(guests, [water(2), cups(1)], [water(2)])).toEqual([water(2)]);
    expect(missed(guests, [water(5), cups(1)], [water(3)])).toEqual([]);
  });

  test('what the customer alone had, and lacks now, is no guest’s [CART-11]', () => {
    expect(missed([cups(1)], [cups(1)], [water(3)])).toEqual([]);
  });

  test('a choice that came back in other words is not missing, one that did not come back is [CART-11]', () => {
    expect(missed([chilled(2)], [{ ...water(2), chosen: { selected: ['cold'], entered: [] } }])).toEqual([]);
    expect(missed([chilled(2)], [water(3)], [water(3)])).toEqual([chilled(2)]);
  });

  test('nor is it where the guest’s number has taken the place of the customer’s [CART-11]', () => {
    expect(missed([water(2)], [water(2)], [water(5)])).toEqual([]);
  });
});
