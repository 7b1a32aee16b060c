/** A cart the server no longer knows: CART-05, BEY-03, BEY-05, BEY-15. */

import { describe, expect, test } from 'vitest';
import { cartOf, cups, failure, fullCart, lineOf, water } from '../models/goods.ts';
import { quiet } from './bench.ts';
import { openFullCart, answer } from './open-cart.ts';

/** Asked for once more, with nothing else to do; what is brought into the new cart then. */
const broughtLater = async ({ actor, create, rebuild }: Awaited<ReturnType<typeof openFullCart>>) => {
  actor.send({ type: 'cart.load' });
  await create.last().resolve('cart-2');
  return rebuild.calls.map(({ input }) => input.lines);
};

describe('cart: lost by the server', () => {
  const rebuilt = cartOf('cart-2', lineOf('11', cups(1)));

  test('drops, makes one cart, rebuilds the other lines, and runs the update once, as the return of its line [CART-05]', async () => {
    const { actor, create, write, rebuild, types } = await openFullCart();
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
    actor.send({ type: 'cart.settle' });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    expect(rebuild.last().input).toEqual({ cartId: 'cart-2', lines: [cups(1)] });
    await rebuild.last().resolve(answer(rebuilt));
    // it was in the cart before, so nobody is told of an addition
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

  test('a removal is not replayed: its line simply does not come back [CART-05]', async () => {
    const { actor, create, read, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.removeItem', lineId: '1', line: water(2) });
    await write.last().reject(failure('cartForbidden'));
    await create.last().resolve('cart-2');
    expect(rebuild.last().input.lines).toEqual([cups(1)]);
    await rebuild.last().resolve(answer(rebuilt));
    expect(write.calls).toHaveLength(1);
    expect(read.last().input).toEqual({ cartId: 'cart-2' });
  });

  test('a second loss of the same action is an honest error, and browsing goes on [CART-05]', async () => {
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
    expect(actor.getSnapshot().value).toBe('ready');
    actor.send({ type: 'cart.addItem', line: water(1) });
    expect(write.calls).toHaveLength(3);
  });

  test('lines that did not come back in full are named [BEY-03]', async () => {
    const { actor, create, write, rebuild, facts } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('12', water(1)))));
    expect(facts.find(({ type }) => type === 'cart.recreated')).toMatchObject({
      missing: [water(1), cups(1)],
    });
  });

  test('lines are not forgotten when the new cart cannot be made just now [BEY-03]', async () => {
    const { actor, create, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await create.last().resolve('cart-2');
    expect(rebuild.calls.map(({ input }) => input.lines)).toEqual([[water(2), cups(1)]]);
  });

  test('nor a line whose quantity was changed just then: it comes back as it was last seen [CART-05, BEY-03, BEY-05]', async () => {
    const cart = await openFullCart();
    const { actor, create, write, facts } = cart;
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
    actor.send({ type: 'cart.settle' });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    expect(facts.at(-1)).toMatchObject({
      type: 'cart.actionFailed',
      actions: [{ kind: 'add', line: water(5), isReturned: true }],
    });
    expect(await broughtLater(cart)).toEqual([[cups(1), water(5)]]);
    // it is brought once
    expect(write.calls).toHaveLength(1);
  });

  test('nor where all lines were changed together [CART-05, BEY-03, BEY-05]', async () => {
    const cart = await openFullCart();
    const { actor, create, write } = cart;
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
    actor.send({ type: 'cart.updateItem', lineId: '2', line: cups(4) });
    actor.send({ type: 'cart.settle' });
    await write.last().reject(failure('cartMissing'));
    while (create.calls.length < 2) await create.last().reject(failure('network'));
    await create.last().reject(failure('network'));
    expect(await broughtLater(cart)).toEqual([[water(5), cups(4)]]);
  });

  test('nor where the only other line was on its way out [CART-05, BEY-03, BEY-05]', async () => {
    const cart = await openFullCart();
    const { actor, create, write } = cart;
    actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
    await write.last().reject(failure('cartMissing'));
    while (create.calls.length < 2) await create.last().reject(failure('network'));
    await create.last().reject(failure('network'));
    expect(await broughtLater(cart)).toEqual([[water(5)]]);
  });

  test('nor a line that was to be another choice, which is as it was [CART-03, CART-05, BEY-03]', async () => {
    const cart = await openFullCart();
    const { actor, create, write } = cart;
    const line = { ...cups(3), chosen: { selected: ['large'], entered: [] } };
    actor.send({ type: 'cart.editItem', lineId: '2', before: cups(1), line });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    expect(await broughtLater(cart)).toEqual([[water(2), cups(1)]]);
  });

  test('what was taken out before, and not back yet, comes only where that is asked again [CART-05, BEY-03, BEY-12]', async () => {
    const cart = await openFullCart();
    const { actor, create, write } = cart;
    actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
    await write.last().resolve(answer(cartOf('cart-1', lineOf('1', water(2)))));
    actor.send({ type: 'cart.undoRemoval', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    expect(actor.getSnapshot().context.removed).toEqual([cups(1)]);
    expect(await broughtLater(cart)).toEqual([[water(2)]]);
  });

  test('nor where this browser, which still keeps the lost cart’s id, names it once more [BEY-03, SESS-05]', async () => {
    const { actor, read, create, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.addItem', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().reject(failure('network'));
    actor.send({ type: 'cart.follow', cartId: 'cart-1' });
    await read.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    expect(rebuild.calls.map(({ input }) => input.lines)).toEqual([[water(2), cups(1)]]);
  });

  test('once another tab’s cart is known they are its own: after its order nothing of them comes back [BEY-15]', async () => {
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

  test('a replacement made up for later counts too: no action gets two [CART-05]', async () => {
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

  test('an inactive cart was ordered: its lines are not brought into the new one [BEY-15]', async () => {
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

  test('what waited for a line of the lost cart is done to the new one, never asked of a line that is gone [BEY-05]', async () => {
    const { actor, create, read, write, rebuild } = await openFullCart();
    actor.send({ type: 'cart.updateItem', lineId: '1', line: water(5) });
    actor.send({ type: 'cart.settle' });
    actor.send({ type: 'cart.removeItem', lineId: '2', line: cups(1) });
    await write.last().reject(failure('cartMissing'));
    await create.last().resolve('cart-2');
    for (let turn = 0; turn < 4; turn += 1) {
      const isAsked = rebuild.calls.length > 0 && turn === 0;
      if (isAsked) await rebuild.last().resolve(answer(cartOf('cart-2', lineOf('11', cups(1)))));
      else if (actor.getSnapshot().value === 'writing')
        await write.last().resolve(answer(cartOf('cart-2', lineOf('12', water(5)))));
      else if (actor.getSnapshot().value === 'loading')
        await read.last().resolve(cartOf('cart-2', lineOf('12', water(5))));
      await quiet();
    }
    const stale = write.calls
      .filter(({ input }) => input.cartId === 'cart-2')
      .filter(({ input: { action } }) => 'lineId' in action && ['1', '2'].includes(action.lineId));
    expect(stale.map(({ input }) => input.action)).toEqual([]);
  });
});
