/** While a lost cart is replaced, and where that fails: what is shown, what is asked again, and what is told (CART-01, CART-05, CART-06, BEY-03). */

import { describe, expect, test } from 'vitest';
import {
  selectCartFailure,
  selectIsCartLoading,
  selectIsCartRenewing,
} from '#machines/cart/cart.selectors.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openCart, openOwnCart, openFullCart, answer } from './open-cart.ts';

type Cart = Awaited<ReturnType<typeof openFullCart>>;

/** What the page knows to say: of a cart that is on its way, and why. */
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
  test('where the first cart could not be made, the cart is simply empty [CART-01]', async () => {
    const cart = openCart(null);
    cart.actor.send({ type: 'cart.addItem', line: water(1) });
    await cart.create.last().reject(failure('network'));
    expect(shown(cart)).toBe('network');
    cart.actor.send({ type: 'cart.load' });
    expect([shown(cart), cart.create.calls.length, cart.read.calls.length]).toEqual(['cart', 1, 0]);
  });

  test('where a lost cart could not be replaced, that is tried again, with its lines and no action [BEY-03]', async () => {
    const cart = await openFullCart();
    await lose(cart);
    await cart.create.last().reject(failure('network'));
    expect(shown(cart)).toBe('network');
    cart.actor.send({ type: 'cart.load' });
    expect(shown(cart)).toBe('renewing');
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

  test('a customer’s too: their own new one would be empty [BEY-03]', async () => {
    const cart = await openOwnCart();
    cart.actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await cart.write.last().reject(failure('cartMissing'));
    await cart.create.last().reject(failure('network'));
    cart.actor.send({ type: 'cart.load' });
    expect([cart.adopt.calls.length, cart.create.calls.length]).toEqual([1, 2]);
  });

  test('asked in vain as often as wished [BEY-03]', async () => {
    const cart = await openFullCart();
    await lose(cart);
    for (const attempt of [2, 3, 4]) {
      await cart.create.last().reject(failure('network'));
      cart.actor.send({ type: 'cart.load' });
      expect(cart.create.calls).toHaveLength(attempt);
    }
  });
});

test('from the loss until the new cart is known nobody is told that theirs is empty [CART-05]', async () => {
  const cart = await openFullCart();
  await lose(cart);
  expect(shown(cart)).toBe('renewing');
  await cart.create.last().resolve('cart-2');
  expect(shown(cart)).toBe('renewing');
  await cart.rebuild.last().reject(failure('refused'));
  expect([shown(cart), cart.actor.getSnapshot().value]).toEqual(['renewing', 'writing']);
  await cart.write.last().resolve(answer(cartOf('cart-2', lineOf('7', water(1)))));
  expect(shown(cart)).toBe('cart');
});

test('nor while the first product is on its way into the first cart [CART-02]', async () => {
  const cart = openCart(null);
  expect(shown(cart)).toBe('cart');
  cart.actor.send({ type: 'cart.addItem', line: water(1) });
  expect(shown(cart)).toBe('loading');
  await cart.create.last().resolve('cart-1');
  expect(shown(cart)).toBe('loading');
  await cart.write.last().resolve(answer(fullCart));
  expect(shown(cart)).toBe('cart');
});

test('what takes the place of an ordered cart is empty from the start [CHK-06]', async () => {
  const cart = await openFullCart();
  for (const type of ['cart.lock', 'cart.renew'] as const) cart.actor.send({ type });
  expect([cart.actor.getSnapshot().value, shown(cart)]).toEqual(['renewing', 'cart']);
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
  test('the new cart is asked, and only what it lacks is told as lost [CART-06, BEY-03]', async () => {
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

  test('where that cannot be had either, all are named [BEY-03]', async () => {
    const cart = await rebuilding();
    await cart.rebuild.last().reject(failure('server'));
    await cart.read.last().reject(failure('network'));
    expect(missing(cart)).toEqual([water(2), cups(1)]);
  });

  test('what was refused or never sent is in no doubt [CART-06]', async () => {
    for (const reason of [failure('refused'), { ...failure('network'), isUnsent: true as const }]) {
      const cart = await rebuilding();
      await cart.rebuild.last().reject(reason);
      expect([missing(cart), cart.read.calls.length]).toEqual([[water(2), cups(1)], 1]);
    }
  });
});
