/** Refused quantities as Magento 2.4.8 reports them: beside the cart. */

import { expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { createCartService } from '#services/cart.service.ts';
import { failureOf, json, type Answering } from '#tests/transport/wires.ts';
import { ask, transportTo } from './wired-backend.ts';

const lineOf = (quantity: number) => ({ sku: 'BOTTLE', name: '', quantity, chosen: nothingChosen });
const wireLine = (id: string, quantity: number) => ({
  id,
  quantity,
  errors: null,
  prices: null,
  product: { sku: 'BOTTLE', name: 'Bottle', url_key: 'bottle', url_suffix: '.html', small_image: null },
});
/** As 2.4.8 answers: with the quantity it has just refused. */
const cart = {
  id: 'a',
  total_quantity: 101,
  is_virtual: false,
  shipping_addresses: [],
  items: [wireLine('1', 101), wireLine('2', 3)],
};
const answerOf = (errors: readonly object[]) => json({ data: { updateCartItems: { cart, errors } } });
const serviceTo = (answering: Answering) => {
  const { transport, sent } = transportTo(answering);
  return { ...createCartService(transport), sent };
};

const update = (lineId: string) => ({ kind: 'update', lineId, line: lineOf(101) }) as const;
const edit = { ...update('1'), kind: 'edit', before: lineOf(1), step: 'updating' } as const;
const short = { code: 'INSUFFICIENT_STOCK', message: 'The requested qty. is not available' };

test.each([
  ['too many of it', update('1'), short, 'refused'],
  ['too many of it, in an edit', edit, short, 'refused'],
  ['in another language', update('1'), { code: 'UNDEFINED', message: 'Nicht verfügbar' }, 'refused'],
  ['the line is gone', update('1'), { code: 'COULD_NOT_FIND_CART_ITEM', message: 'No item' }, 'notFound'],
  ['gone in another language', update('9'), { code: 'UNDEFINED', message: 'Weg' }, 'notFound'],
] as const)(
  'reports a refused quantity beside the cart as a failure: %s [CART-02 BEY-09]',
  async (_, action, error, kind) => {
    const { writeCart } = serviceTo(answerOf([error]));
    expect(await failureOf(ask(writeCart, { cartId: 'a', action }))).toEqual({
      kind,
      message: error.message,
    });
  },
);

test('reports several items refused together, with a fallback message [BEY-05]', async () => {
  const { writeCart } = serviceTo(answerOf([{ code: 'UNDEFINED', message: '' }]));
  const asked = ask(writeCart, { cartId: 'a', action: update('1'), alongside: [update('2')] });
  expect(await failureOf(asked)).toEqual({ kind: 'refused', message: 'Something when wrong' });
});

test('takes an empty list of errors for a success [CART-02]', async () => {
  const { writeCart } = serviceTo(answerOf([]));
  const { refusals, cart: now } = await ask(writeCart, { cartId: 'a', action: update('1') });
  expect([refusals, now.lines.map(({ quantity }) => quantity)]).toEqual([[], [101, 3]]);
});

test('reports any other unknown field as a failure after one request [CART-02]', async () => {
  const message = 'Cannot query field "nope" on type "Cart".';
  const { writeCart, sent } = serviceTo(json({ errors: [{ message, locations: [] }] }));
  expect(await failureOf(ask(writeCart, { cartId: 'a', action: update('1') }))).toEqual({
    kind: 'server',
    message,
  });
  expect(sent).toHaveLength(1);
});
