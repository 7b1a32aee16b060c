/** A guest's cart merged into the customer's on the real backend. */

import { expect, test } from 'vitest';
import { newLineOf, type NewLine } from '#machines/domain/cart.ts';
import { nothingChosen, type ChosenOptions } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart.service.ts';
import { kindsShop, password, uid } from '#tests/backend/kinds-shop.ts';
import { newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { adopt, ask, signInAs, useBackend } from './wired-backend.ts';

const backend = useBackend(kindsShop);

const line = (sku: string, quantity: number, chosen: ChosenOptions = nothingChosen): NewLine => ({
  sku,
  name: sku,
  quantity,
  chosen,
});

const guestWith = async (...lines: readonly NewLine[]) => {
  const service = createCartService(backend.wires().transport);
  const cartId = await ask(service.createCart, undefined);
  const { cart, refusals } = await ask(service.writeCart, {
    cartId,
    action: { kind: 'addSeveral', lines, orderNumber: null },
  });
  expect(refusals).toEqual([]);
  return { releasedCartId: cartId, releasedLines: cart.lines.map((held) => newLineOf(held)) };
};

const customer = async (name: string) => {
  const wires = backend.wires();
  await signInAs(wires, name, password);
  return createCartService(wires.transport);
};

const brief = (lines: readonly NewLine[] | undefined) => lines?.map(({ sku, quantity }) => [sku, quantity]);

test('names what the stock could not hold in a merged cart [CART-11 BEY-09]', async () => {
  const bob = await customer('bob');
  const own = await ask(bob.readOwnCart, undefined);
  const red = { ...nothingChosen, selected: [uid('configurable/93/7')] };
  const full = line('FLASK', 4, red);
  await ask(bob.writeCart, { cartId: own.id, action: { kind: 'add', line: full } });
  const guest = await guestWith({ ...full, quantity: 2 }, line('BOTTLE', 2), line('LAST', 1));
  await pay(backend.direct, await readyCart(backend.direct, 'LAST', 1), await newNonce(backend.direct));

  const { cart, missing } = await adopt(bob, guest);
  expect(brief(missing)).toEqual([
    ['FLASK', 2],
    ['LAST', 1],
  ]);
  expect(brief(cart?.lines.map((held) => newLineOf(held)))).toEqual([
    ['FLASK', 4],
    ['BOTTLE', 2],
  ]);
  // a cart merged before: the guest's part of it is not known
  expect((await adopt(bob, guest)).missing).toEqual([]);
});
