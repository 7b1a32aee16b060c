/** A cart the server no longer knows: what is brought into the cart that replaces it. */

import { describe, expect, test } from 'vitest';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { selectIsCartBusy, selectRemovedLines } from '#machines/cart/cart.selectors.ts';
import type { NewLine } from '#machines/domain/cart.ts';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { openFullCart, answer } from './open-cart.ts';

/** The lines that are brought into the new cart once it can be made. */
const broughtLater = async ({ actor, create, rebuild }: Awaited<ReturnType<typeof openFullCart>>) => {
  actor.send({ type: 'cart.load' });
  await create.last().resolve('cart-2');
  return rebuild.calls.map(({ input }) => input.lines);
};

describe('cart: lost by the server', () => {
  const rebuilt = cartOf('cart-2', lineOf('11', cups(1)));

  test('replaces a missing cart once, brings its other lines back and repeats the change [CART-05]', async () => {
    const { actor, create, write, rebuild, types } = await openFullCart();
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
    actor.send({ type: 'cart.settle' });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    expect(rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [cups(1)] });
    await rebuild.last().resolve(answer(rebuilt));
    expect(write.last().input).toEqual({
      cartId: 'cart-2',
      action: { kind: 'add', line: water(5), isReturned: true },
      alongside: [],
    });
    await write.last().resolve(answer(fullCart));
    expect(types()).toEqual([
      'cart.lost',
      'cart.created',
      'cart.recreated',
      'cart.changed',
      'cart.itemReturned',
    ]);
    expect([create.calls.length, write.calls.length]).toEqual([1, 2]);
  });

  test('does not bring back the line whose removal met the missing cart [CART-05]', async () => {
    const { actor, create, read, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await write.last().reject(failure('cartForbidden'));
    await create.last().resolve('cart-2');
    expect(rebuild.last().input.lines).toEqual([cups(1)]);
    await rebuild.last().resolve(answer(rebuilt));
    expect(write.calls).toHaveLength(1);
    expect(read.last().input).toEqual({ cartId: 'cart-2' });
  });

  test('fails the action when its second cart is missing too, and takes the next one [CART-05]', async () => {
    const { actor, create, write, rebuild, facts } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: water(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    await rebuild.last().resolve(answer(fullCart));
    await write.last().reject(failure('cartMissing', 'Could not find a cart.'));
    expect(create.calls).toHaveLength(1);
    expect(facts.at(-1)).toEqual({
      type: 'cart.actionFailed',
      failure: { kind: 'cartMissing', message: 'Could not find a cart.' },
      actions: [{ kind: 'add', line: water(1) }],
    });
    expect(selectIsCartBusy(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'cart.addItem', line: water(1) });
    expect(write.calls).toHaveLength(3);
  });

  test('names the lines that did not come back in full [BEY-03]', async () => {
    const { actor, create, write, rebuild, facts } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('12', water(1)))));
    expect(facts.find(({ type }) => type === 'cart.recreated')).toMatchObject({
      missing: [water(1), cups(1)],
    });
  });

  const large = { ...cups(3), chosen: { selected: ['large'], entered: [] } };
  const update: CartEvent = { type: 'cart.updateItem', lineId: '1', line: water(5) };

  test.each<[string, readonly CartEvent[], readonly NewLine[]]>([
    ['a changed line as it was seen last', [update], [cups(1), water(5)]],
    [
      'lines that were changed together',
      [update, { type: 'cart.updateItem', lineId: '2', line: cups(4) }],
      [water(5), cups(4)],
    ],
    [
      'the changed line, not the removed one',
      [{ type: 'cart.removeItem', lineId: '2', line: cups(1) }, update],
      [water(5)],
    ],
    [
      'the old choice of an edited line',
      [{ type: 'cart.editItem', lineId: '2', before: cups(1), line: large }],
      [water(2), cups(1)],
    ],
  ])(
    'keeps %s while no new cart can be made, and brings it into the next one [CART-05, BEY-03]',
    async (_, events, lines) => {
      const cart = await openFullCart();
      const { actor, create, write } = cart;
      for (const event of [...events, { type: 'cart.settle' } as const]) actor.send(event);
      await write.last().reject(failure('cartMissing'));
      // what waits behind the action asks for a cart of its own
      for (let asked = 0; asked < create.calls.length; asked += 1)
        await create.calls[asked]?.reject(failure('network'));
      expect(await broughtLater(cart)).toEqual([lines]);
      expect(write.calls).toHaveLength(1);
    },
  );

  test('does not bring back a removed line whose undo met the missing cart [CART-05, BEY-03]', async () => {
    const cart = await openFullCart();
    const { actor, create, write } = cart;
    actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
    await write.last().resolve(answer(cartOf('cart-1', lineOf('1', water(2)))));
    actor.send({ type: 'cart.undoRemoval', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    expect(selectRemovedLines(actor.getSnapshot())).toEqual([cups(1)]);
    expect(await broughtLater(cart)).toEqual([[water(2)]]);
  });

  test('keeps the lines when the missing cart’s id comes back from storage [BEY-03, SESS-05]', async () => {
    const { actor, read, create, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    actor.send({ type: 'cart.follow', cartId: 'cart-1' });
    await read.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    expect(rebuild.calls.map(({ input }) => input.lines)).toEqual([[water(2), cups(1)]]);
  });

  test('brings nothing of the missing cart into the cart after another tab’s order [BEY-15]', async () => {
    const { actor, read, create, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    actor.send({ type: 'cart.follow', cartId: 'cart-8' });
    await read.last().resolve(cartOf('cart-8', lineOf('21', water(2))));
    actor.send({ type: 'cart.lock' });
    actor.send({ type: 'cart.renew' });
    await create.last().reject(failure('network'));
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await create.last().resolve('cart-9');
    expect(rebuild.calls).toEqual([]);
    expect(write.last().input).toMatchObject({ cartId: 'cart-9', action: { kind: 'add', line: cups(1) } });
  });

  test('does not replace a cart twice for one action, even after a failed attempt [CART-05]', async () => {
    const { actor, create, write, rebuild, types } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await create.last().resolve('cart-2');
    await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('11', cups(1)))));
    await write.last().reject(failure('cartMissing'));
    expect(create.calls).toHaveLength(2);
    expect(types().at(-1)).toBe('cart.actionFailed');
  });

  test('does not bring the lines of an ordered cart into the new one [BEY-15]', async () => {
    const { actor, create, write, rebuild, types } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartInactive'));
    expect(types()).toEqual(['cart.dropped']);
    await create.last().resolve('cart-2');
    expect(rebuild.calls).toHaveLength(0);
    expect(write.last().input).toEqual({
      cartId: 'cart-2',
      action: { kind: 'add', line: cups(1) },
      alongside: [],
    });
  });
});
