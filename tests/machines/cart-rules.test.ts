/** The pure rules of the cart. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingLines, type Cart, type CartLine } from '#machines/domain/cart.ts';
import { enqueueAction, type CartAction } from '#machines/domain/cart-actions.ts';
import { cartChanges } from '#machines/domain/cart-changes.ts';
import { mayBeDone, isLostCart, isWithoutAnswer, toFailure, FailureError } from '#machines/domain/failure.ts';
import { cartOf, cups, dollars, fullCart, lineOf, water } from '../models/goods.ts';

const anyQuantity = fc.integer({ min: 1, max: 50 });
const anyLineId = fc.constantFrom('1', '2', '3');
const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  anyQuantity.map((quantity): CartAction => ({ kind: 'add', line: water(quantity) })),
  fc
    .tuple(anyLineId, anyQuantity)
    .map(([lineId, quantity]): CartAction => ({ kind: 'update', lineId, line: water(quantity) })),
  anyLineId.map((lineId): CartAction => ({ kind: 'remove', lineId, line: water(1) })),
);
const queueOf = (actions: readonly CartAction[]): readonly CartAction[] =>
  actions.reduce<readonly CartAction[]>(enqueueAction, []);
const additions = (list: readonly CartAction[]): readonly CartAction[] =>
  list.filter(({ kind }) => kind === 'add');
const essence = (cart: Cart): string =>
  JSON.stringify(cart.lines.map(({ id, quantity, rowTotal }) => [id, quantity, rowTotal.cents]).toSorted());
const lineIdOf = (action: CartAction): string | null => ('lineId' in action ? action.lineId : null);

test('no addition is ever dropped or merged, they keep their order, and the newest action is last [BEY-05]', () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const queue = queueOf(actions);
      expect([additions(queue), queue.at(-1)]).toEqual([additions(actions), actions.at(-1)]);
    }),
  );
});

test('of several changes to a line the newest stays, and only it [BEY-05]', () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const queue = queueOf(actions);
      for (const lineId of ['1', '2', '3']) {
        const waiting = queue.filter((action) => lineIdOf(action) === lineId);
        expect(waiting).toEqual(actions.filter((action) => lineIdOf(action) === lineId).slice(-1));
      }
    }),
  );
});

const withWater = (quantity: number) => cartOf('cart-2', lineOf('7', water(quantity)));

test('a line is missing by as many as did not arrive, also of two lines of one product [BEY-03]', () => {
  expect(missingLines([water(2)], withWater(2))).toEqual([]);
  expect(missingLines([water(3), cups(1)], withWater(2))).toEqual([water(1), cups(1)]);
  expect(missingLines([water(1), water(1)], withWater(1))).toEqual([water(1)]);
  expect(missingLines([water(1), water(3)], withWater(2))).toEqual([water(2)]);
});

test('keeps two variants of a product apart in any order of their options [BEY-03]', () => {
  const [red, large] = ['configurable/1/2', 'configurable/3/4'];
  const engraved = { uid: 'custom-option/5', value: 'Rosa' };
  const one = { ...water(1), chosen: { selected: [red, large], entered: [engraved] } };
  const other = { ...water(1), chosen: { selected: [red], entered: [] } };
  const arrived = { ...one, chosen: { selected: [large, red], entered: [engraved] } };
  expect(missingLines([one, other], cartOf('cart-2', lineOf('7', arrived)))).toEqual([other]);
});

const kinds = [
  ...(['network', 'cancelled', 'malformed', 'server', 'refused', 'cardRefused', 'unexpected'] as const),
  ...(['cartMissing', 'cartForbidden', 'cartInactive'] as const),
];
test.each([
  ['the cart is missing', isLostCart, kinds.slice(7)],
  ['no answer came', isWithoutAnswer, kinds.slice(0, 3)],
  ['a write may have been done', mayBeDone, kinds.slice(0, 4)],
])('knows by its kind whether a failure means that %s [CART-05 CART-06]', (_, isMeant, those) => {
  expect(kinds.filter((kind) => isMeant({ kind, message: 'Could not find a cart' }))).toEqual(those);
  expect(mayBeDone({ kind: 'network', message: '', isUnsent: true })).toBe(false);
});

test('turns anything thrown into a failure with a text [NET-03]', () => {
  expect(toFailure(new FailureError('refused', 'No.'))).toEqual({ kind: 'refused', message: 'No.' });
  expect(toFailure(new Error('Broken.'))).toEqual({ kind: 'unexpected', message: 'Broken.' });
  // the words of a mistake in the code are not for shoppers
  const mistake = new TypeError("Cannot read properties of undefined (reading 'cart')");
  expect(toFailure(mistake)).toEqual({ kind: 'malformed', message: 'Something when wrong' });
  expect(toFailure('Odd.')).toEqual({ kind: 'unexpected', message: 'Odd.' });
  for (const nothing of [null, undefined, 0, {}, '', new Error('')])
    expect(toFailure(nothing)).toEqual({ kind: 'unexpected', message: 'Something when wrong' });
});

const changes = (now: Cart, seen = fullCart) => cartChanges(seen, fullCart.grandTotal, now);
test('names no change between equal carts, but a new line and why a line cannot be ordered [BEY-16 BEY-09]', () => {
  expect(changes(fullCart)).toEqual([]);
  expect(cartChanges(fullCart, dollars(45.5), { ...fullCart, grandTotal: dollars(45.5) })).toEqual([]);
  const cooler = lineOf('3', { ...water(1), sku: 'X', name: 'Cooler' });
  const more = cartOf('cart-1', ...fullCart.lines, cooler);
  expect(changes(more)).toEqual(['Cooler has been added to your cart.']);
  const lines = fullCart.lines.map((line) => (line.id === '1' ? { ...line, problem: 'Only 1 left' } : line));
  const short = { ...fullCart, lines };
  expect(changes(short)).toEqual([
    'Spring water 15 L cannot be ordered like this any more: Only 1 left. In your cart you can go on without it.',
  ]);
  expect([changes(short, short), changes(fullCart, short)]).toEqual([[], []]);
});

test('any difference in lines, quantities, prices or total is noticed [BEY-16]', () => {
  const anyCart = fc
    .uniqueArray(fc.tuple(anyLineId, anyQuantity, fc.integer({ min: 1, max: 5 })), {
      selector: ([id]) => id,
    })
    .map((lines) =>
      cartOf('cart-1', ...lines.map(([id, quantity, price]) => lineOf(id, water(quantity), price))),
    );
  fc.assert(
    fc.property(anyCart, anyCart, (seen, now) => {
      const isSame = essence(seen) === essence(now);
      expect(cartChanges(seen, seen.grandTotal, now).length === 0).toBe(isSame);
    }),
  );
});

const inOtherMoney = ({ rowTotal }: CartLine) => ({ ...rowTotal, currency: 'NZD' });

test.each<readonly [string, (line: CartLine) => Partial<CartLine>, RegExp]>([
  ['name', () => ({ name: 'Tap water' }), /is now Tap water/],
  ['sku', () => ({ sku: 'OTHER', soldSku: 'OTHER' }), /is now another product \(OTHER\)/],
  ['variant', () => ({ soldSku: 'BLUE' }), /is now another product \(BLUE\)/],
  ['choice', () => ({ options: [{ label: 'Colour', values: ['Blue'] }] }), /is now .*Blue/],
  ['currency', (line) => ({ rowTotal: inOtherMoney(line) }), /price of .* has changed/],
])('notices another %s under the same line and cents [BEY-16]', (_, change, words) => {
  const [first, ...others] = fullCart.lines;
  if (first === undefined) throw new Error('The full cart is empty');
  const now = { ...fullCart, lines: [{ ...first, ...change(first) }, ...others] };
  expect(cartChanges(fullCart, fullCart.grandTotal, now)).toEqual([expect.stringMatching(words)]);
});

test('names the promo code that a total changed with [BEY-16]', () => {
  const seen = { ...fullCart, coupons: ['ONCE'] };
  expect(cartChanges(seen, dollars(1), fullCart)[0]).toBe('Promo code ONCE is no longer valid.');
});

test('notices a total in another currency [BEY-16]', () => {
  const now = { ...fullCart, grandTotal: { ...fullCart.grandTotal, currency: 'NZD' } };
  expect(cartChanges(fullCart, fullCart.grandTotal, now)).toEqual(['The total of your order has changed.']);
});
