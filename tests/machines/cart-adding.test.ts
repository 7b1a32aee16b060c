/** Which button says that something is on its way into the cart (CART-02, BEY-12). */

import { expect, test } from 'vitest';
import { selectIsAddingLine, selectIsAddingSku } from '#machines/cart/cart.selectors.ts';
import { fullCart, water } from '../models/goods.ts';
import { openFullCart, answer } from './open-cart.ts';

const blue = { ...water(2), chosen: { selected: ['blue'], entered: [] } };
const red = { ...water(1), chosen: { selected: ['red'], entered: [] } };

test('just this choice is on its way, however many of it, while it is sent and while it waits [CART-02]', async () => {
  const { actor, write } = await openFullCart();
  const areAdding = () =>
    [blue, { ...blue, quantity: 9 }, red, water(1)].map((line) =>
      selectIsAddingLine(line)(actor.getSnapshot()),
    );
  expect(areAdding()).toEqual([false, false, false, false]);
  actor.send({ type: 'cart.addItem', line: blue });
  expect(areAdding()).toEqual([true, true, false, false]);
  actor.send({ type: 'cart.addItem', line: red });
  expect(areAdding()).toEqual([true, true, true, false]);
  // a tile asks for the product whatever was chosen of it
  expect(selectIsAddingSku(water(1).sku)(actor.getSnapshot())).toBe(true);
  await write.last().resolve(answer(fullCart));
  expect(areAdding()).toEqual([false, false, true, false]);
  await write.last().resolve(answer(fullCart));
  expect(areAdding()).toEqual([false, false, false, false]);
});

test('what is being put back, and what is being changed, is nobody’s press of a button to add [BEY-12]', async () => {
  const { actor, write } = await openFullCart();
  actor.send({ type: 'cart.removeItem', lineId: '1', line: blue });
  await write.last().resolve(answer(fullCart));
  actor.send({ type: 'cart.undoRemoval', line: blue });
  expect(selectIsAddingLine(blue)(actor.getSnapshot())).toBe(false);
  await write.last().resolve(answer(fullCart));
  actor.send({ type: 'cart.updateItem', lineId: '1', line: blue });
  expect(selectIsAddingLine(blue)(actor.getSnapshot())).toBe(false);
});
