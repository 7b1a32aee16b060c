/** While a missing cart is replaced, and when that fails: what is shown and what is tried again. */

import { describe, expect, test } from 'vitest';
import {
  selectCartFailure,
  selectIsCartLoading,
  selectIsCartRenewing,
} from '#machines/cart/cart.selectors.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openCart, openOwnCart, openFullCart, answer } from './open-cart.ts';

type Cart = Awaited<ReturnType<typeof openFullCart>>;

/** What the page shows of the cart. */
const shown = ({ actor }: Pick<Cart, 'actor'>) => {
  const now = actor.getSnapshot();
  if (selectIsCartRenewing(now)) return 'renewing';
  if (selectIsCartLoading(now)) return 'loading';
  return selectCartFailure(now)?.kind ?? 'cart';
};

const lose = async (cart: Cart): Promise<void> => {
  cart.actor.send({ type: 'cart.addItem', line: water(1) });
  await cart.write.last().reject(failure('cartMissing'));
};

describe('asking once more where no cart is', () => {
  test('shows an empty cart after the first one could not be made [CART-01]', async () => {
    const cart = openCart(null);
    cart.actor.send({ type: 'cart.addItem', line: water(1) });
    await cart.create.last().reject(failure('network'));
    expect(shown(cart)).toBe('network');
    cart.actor.send({ type: 'cart.load' });
    expect([shown(cart), cart.create.calls.length, cart.read.calls.length]).toEqual(['cart', 1, 0]);
  });

  test('tries a failed replacement again with the lines and without the action [BEY-03]', async () => {
    const cart = await openFullCart();
    await lose(cart);
    await cart.create.last().reject(failure('network'));
    expect(shown(cart)).toBe('network');
    for (const attempt of [2, 3]) {
      cart.actor.send({ type: 'cart.load' });
      expect([shown(cart), cart.create.calls.length]).toEqual(['renewing', attempt]);
      if (attempt < 3) await cart.create.last().reject(failure('network'));
    }
    await cart.create.last().resolve('cart-2');
    expect(cart.rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [water(2), cups(1)] });
    const rebuilt = { ...fullCart, id: 'cart-2' };
    await cart.rebuild.last().resolve(answer(rebuilt));
    expect([cart.write.calls.length, cart.read.last().input]).toEqual([1, { cartId: 'cart-2' }]);
    await cart.read.last().resolve(rebuilt);
    expect([shown(cart), cart.facts.at(-2)]).toEqual([
      'cart',
      { type: 'cart.recreated', missing: [], wasOrdered: false },
    ]);
  });

  test('replaces a customer’s missing cart too, instead of reading their new empty one [BEY-03]', async () => {
    const cart = await openOwnCart();
    cart.actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await cart.write.last().reject(failure('cartMissing'));
    await cart.create.last().reject(failure('network'));
    cart.actor.send({ type: 'cart.load' });
    expect([cart.adopt.calls.length, cart.create.calls.length]).toEqual([1, 2]);
  });
});

test('never shows an empty cart while a missing one is replaced [CART-05]', async () => {
  const cart = await openFullCart();
  await lose(cart);
  expect(shown(cart)).toBe('renewing');
  await cart.create.last().resolve('cart-2');
  expect(shown(cart)).toBe('renewing');
  await cart.rebuild.last().reject(failure('refused'));
  expect([shown(cart), cart.write.calls.length]).toEqual(['renewing', 2]);
  await cart.write.last().resolve(answer(cartOf('cart-2', lineOf('7', water(1)))));
  expect(shown(cart)).toBe('cart');
});

test('shows the cart as loading while the first product is added [CART-02]', async () => {
  const cart = openCart(null);
  expect(shown(cart)).toBe('cart');
  cart.actor.send({ type: 'cart.addItem', line: water(1) });
  expect(shown(cart)).toBe('loading');
  await cart.create.last().resolve('cart-1');
  expect(shown(cart)).toBe('loading');
  await cart.write.last().resolve(answer(fullCart));
  expect(shown(cart)).toBe('cart');
});

test('shows the cart after an order as empty at once [CHK-06]', async () => {
  const cart = await openFullCart();
  for (const type of ['cart.lock', 'cart.renew'] as const) cart.actor.send({ type });
  expect([cart.create.calls.length, shown(cart)]).toEqual([1, 'cart']);
});

/** A cart whose lines are on their way into the one that replaces it. */
const rebuilding = async () => {
  const cart = await openFullCart();
  await lose(cart);
  await cart.create.last().resolve('cart-2');
  return cart;
};
const missing = ({ facts }: Pick<Cart, 'facts'>) =>
  facts.find(({ type }) => type === 'cart.recreated')?.['missing'];

describe('the answer to the rebuilding is lost', () => {
  test('reads the new cart and names only the lines it lacks [CART-06, BEY-03]', async () => {
    const cart = await rebuilding();
    await cart.rebuild.last().reject(failure('network'));
    expect([missing(cart), cart.read.last().input]).toEqual([undefined, { cartId: 'cart-2' }]);
    await cart.read.last().resolve(cartOf('cart-2', lineOf('9', water(2))));
    expect([missing(cart), cart.rebuild.calls.length]).toEqual([[cups(1)], 1]);
    expect(cart.write.last().input).toEqual({
      cartId: 'cart-2',
      action: { kind: 'add', line: water(1) },
      alongside: [],
    });
  });

  test('names all lines when the new cart cannot be read either [BEY-03]', async () => {
    const cart = await rebuilding();
    await cart.rebuild.last().reject(failure('server'));
    await cart.read.last().reject(failure('network'));
    expect(missing(cart)).toEqual([water(2), cups(1)]);
  });

  test('names all lines at once when the rebuilding was refused or never sent [CART-06]', async () => {
    for (const reason of [failure('refused'), { ...failure('network'), isUnsent: true as const }]) {
      const cart = await rebuilding();
      await cart.rebuild.last().reject(reason);
      expect([missing(cart), cart.read.calls.length]).toEqual([[water(2), cups(1)], 1]);
    }
  });
});
