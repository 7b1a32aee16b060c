/** Which of a guest's lines are in the customer's cart after signing in. */

import { describe, expect, test } from 'vitest';
import type { NewLine } from '#machines/domain/cart.ts';
import { missedOfMerge } from '#machines/domain/merged-cart.ts';
import { cartOf, chilled, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { closedCart, openCart, openOwnCart, openFullCart, answer } from './open-cart.ts';

const own = cartOf('own', lineOf('8', water(2)));
const guests = [water(2), cups(1)];

describe('what the cart hands over', () => {
  test('names the guest’s lines that were not merged [CART-11, BEY-09]', async () => {
    const { actor, adopt, facts } = await openFullCart();
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    await adopt.last().resolve({ ...answer(own), missing: [cups(1)] });
    expect(facts.at(-1)).toEqual({ type: 'cart.adopted', missing: [cups(1)] });
  });

  test('sends the guest’s lines with every attempt to merge [CART-11]', async () => {
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
    await read.last().resolve(cartOf('cart-1', lineOf('1', water(1))));
    actor.send({ type: 'cart.release' });
    actor.send({ type: 'cart.adopt' });
    expect(adopt.last().input.releasedLines).toEqual([water(1)]);
  });

  test('merges the remembered lines of a guest’s cart that was not read yet [CART-11]', () => {
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

  test('claims no lines of a guest’s cart that may have changed [CART-11]', async () => {
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

  test('merges nothing when a customer signs in again [CART-11, BEY-02]', async () => {
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

  test('does not count a line of the customer’s own as missing [CART-11]', () => {
    expect(missed([cups(1)], [cups(1)], [water(3)])).toEqual([]);
  });

  test('finds a choice that came back under another id, and misses one that did not [CART-11]', () => {
    expect(missed([chilled(2)], [{ ...water(2), chosen: { selected: ['cold'], entered: [] } }])).toEqual([]);
    expect(missed([chilled(2)], [water(3)], [water(3)])).toEqual([chilled(2)]);
  });

  test('does not miss a line whose quantity became the guest’s [CART-11]', () => {
    expect(missed([water(2)], [water(2)], [water(5)])).toEqual([]);
  });
});
