/** What a receipt keeps of an order. */

import { expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { receiptOf } from '#machines/domain/order.ts';
import { orderRequest } from '../models/goods.ts';

test('a receipt shows what was chosen of each line, and keeps nothing that buys it again [CHK-10, CART-09]', () => {
  const options = [{ label: 'For', values: ['Kim Vale (kim@example.com)'] }];
  const chosen = { selected: ['fifty'], entered: [{ uid: 'recipient', value: 'kim@example.com' }] };
  const [first, ...others] = orderRequest.seen.lines;
  if (first === undefined) throw new Error('Nothing was ordered');
  const seen = { ...orderRequest.seen, lines: [{ ...first, options, chosen }, ...others] };
  const receipt = receiptOf({ ...orderRequest, seen }, '000000012');
  expect(receipt.lines[0]).toEqual({ ...first, options, chosen: nothingChosen, isChosen: true });
  expect(receipt.lines.map((line) => line.chosen)).toEqual(seen.lines.map(() => nothingChosen));
  expect(receipt.lines.map(({ isChosen }) => isChosen)).toEqual([true, ...others.map(() => false)]);
  expect(receipt.orderNumber).toBe('000000012');
});
