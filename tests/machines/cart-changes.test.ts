/** The last look before an order compares what the shopper saw. */

import { expect, test } from 'vitest';
import type { CartLine } from '#machines/domain/cart.ts';
import { cartChanges } from '#machines/domain/cart-changes.ts';
import { fullCart } from '../models/goods.ts';

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

test('notices a total in another currency [BEY-16]', () => {
  const now = { ...fullCart, grandTotal: { ...fullCart.grandTotal, currency: 'NZD' } };
  expect(cartChanges(fullCart, fullCart.grandTotal, now)).toEqual(['The total of your order has changed.']);
});
