/** A guest's cart merged into the customer's on the real backend: what the stock could not hold is named (CART-11, BEY-09). */

import { expect, test } from 'vitest';
import { newLineOf, type NewLine } from '#machines/domain/cart.ts';
import { nothingChosen, type ChosenOptions } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart.service.ts';
import { createSessionService } from '#services/session.service.ts';
import { kindsShop, password, uid } from '#tests/backend/kinds-shop.ts';
import { newNonce, pay, readyCart } from '#tests/backend/shop-client.ts';
import { ask, useBackend } from './wired-backend.ts';

const backend = useBackend(kindsShop);

const line = (sku: string, quantity: number, chosen: ChosenOptions = nothingChosen): NewLine => ({
  sku,
  name: sku,
  quantity,
  chosen,
});

const chosen = (selected: readonly string[], entered: ChosenOptions['entered'] = []): ChosenOptions => ({
  selected: selected.map(uid),
  entered: entered.map((one) => ({ ...one, uid: uid(one.uid) })),
});

/** A guest with these in the cart, and what the shop knows of it. */
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

const customer = async (email: string) => {
  const { transport, session } = backend.wires();
  const people = createSessionService(transport, session);
  await ask(people.signIn, { credentials: { email, password } });
  await ask(people.activateToken, { email });
  return createCartService(transport);
};

const brief = (lines: readonly NewLine[] | undefined) => lines?.map(({ sku, quantity }) => [sku, quantity]);

test('CART-11 BEY-09 what sold out, and what the customer’s own leaves no room for, is named; all else came along', async () => {
  const bob = await customer('bob@example.com');
  const { cart: own } = await ask(bob.adoptCart, { releasedCartId: null });
  const full = line('FLASK', 4, chosen(['configurable/93/7']));
  await ask(bob.writeCart, { cartId: own.id, action: { kind: 'add', line: full } });
  const guest = await guestWith({ ...full, quantity: 2 }, line('BOTTLE', 2), line('LAST', 1));
  await pay(backend.direct, await readyCart(backend.direct, 'LAST', 1), await newNonce(backend.direct));

  const { cart, missing } = await ask(bob.adoptCart, guest);
  expect(brief(missing)).toEqual([
    ['FLASK', 2],
    ['LAST', 1],
  ]);
  expect(brief(cart.lines.map((held) => newLineOf(held)))).toEqual([
    ['FLASK', 4],
    ['BOTTLE', 2],
  ]);
  // merged before: the own cart is read, and nobody can say what of it was the guest's
  expect((await ask(bob.adoptCart, guest)).missing).toBeUndefined();
});

test('CART-11 a choice of any kind comes along under the same name: nothing is missed that is there', async () => {
  const alice = await customer('alice@example.com');
  const guest = await guestWith(
    line('FLASK', 1, chosen(['configurable/93/6'])),
    line('PACK', 1, chosen(['bundle/1/1/1'], [{ uid: 'bundle/2/3/1', value: '3' }])),
    line('ENGRAVED', 1, chosen(['custom-option/2/9'], [{ uid: 'custom-option/1', value: 'Hello' }])),
    line('GUIDE', 1, chosen(['downloadable/2'])),
    line('CUPS', 2),
  );
  const { cart, missing } = await ask(alice.adoptCart, guest);
  expect(cart.lines).toHaveLength(5);
  expect(missing).toEqual([]);
});
