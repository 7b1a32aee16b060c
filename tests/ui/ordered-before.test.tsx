// @vitest-environment jsdom
/** What was ordered before: a receipt ordered again, also after a reload. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OrderAgain } from '#features/confirmation/OrderAgain.tsx';
import type { CartLine } from '#machines/domain/cart.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { receiptOf, type Receipt } from '#machines/domain/order.ts';
import { fromKeptReceipt } from '#services/order/receipt.wire.ts';
import { chilled, lineOf, orderRequest, water } from '#tests/models/goods.ts';
import { idleCart, renderIn, resting, shopOf } from './stage.tsx';

const guide: CartLine = {
  ...lineOf('2', { sku: 'GUIDE', name: 'The guide', quantity: 1, chosen: nothingChosen }),
  path: '/guide.html',
  options: [{ label: 'Files', values: ['The guide (PDF)'] }],
};
const cooled: CartLine = {
  ...lineOf('3', chilled(1)),
  path: '/water.html',
  options: [{ label: 'Water', values: ['Chilled'] }],
};
const lines = [lineOf('1', water(2)), guide, cooled];
const receipt = receiptOf({ ...orderRequest, seen: { ...orderRequest.seen, lines } }, '000000042');

const show = (shown: Receipt) => {
  const sent = vi.fn<(event: object) => void>();
  const children = { cart: idleCart({}, sent), session: resting({ context: {} }) };
  renderIn(shopOf(children), <OrderAgain receipt={shown} />);
  return sent;
};

/** A reload reads it from the tab's storage. */
const reloaded = (): Receipt => {
  const kept = fromKeptReceipt(JSON.parse(JSON.stringify(receipt)));
  if (kept === null) throw new Error('the receipt was not kept');
  return kept;
};

test.each([
  ['', () => receipt],
  [' after a reload too', reloaded],
])('orders a whole download and products without options again%s [BEY-12 CAT-02]', (_, shown) => {
  const sent = show(shown());
  fireEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(sent.mock.calls).toMatchObject([
    [
      {
        type: 'cart.addItems',
        lines: [
          { sku: 'WATER-15', quantity: 2 },
          { sku: 'GUIDE', quantity: 1 },
        ],
      },
    ],
  ]);
  const again = within(screen.getByText(/^To be chosen again on its page/)).getAllByRole('link');
  expect(again.map(({ textContent }) => textContent)).toEqual(['Spring water 15 L, chilled']);
});

test('an older receipt without that note takes labelled options as chosen [BEY-12]', () => {
  const older = reloaded().lines.map((line) => ({ ...line, isChosen: undefined }));
  const kept = fromKeptReceipt({ ...reloaded(), lines: older });
  expect(kept?.lines.map(({ isChosen }) => isChosen)).toEqual([false, true, true]);
});
