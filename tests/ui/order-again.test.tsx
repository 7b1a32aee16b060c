// @vitest-environment jsdom
/** A guest's order once more from its receipt: what was chosen leads to its page, all else goes into the cart, a download that is sold whole as well (BEY-12, CAT-02). */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderAgain } from '#features/confirmation/OrderAgain.tsx';
import type { CartLine } from '#machines/domain/cart.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { receiptOf, type Receipt } from '#machines/domain/order.ts';
import { fromKeptReceipt } from '#services/receipt.wire.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { chilled, lineOf, orderRequest, water } from '#tests/models/goods.ts';

afterEach(cleanup);

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

const resting = (shown: object, send: (event: object) => void = () => undefined) => ({
  getSnapshot: () => shown,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send,
});

const show = (shown: Receipt) => {
  const heard = vi.fn<(event: object) => void>();
  const context = { action: null, alongside: [], queue: [], isLockWanted: false };
  const children = {
    cart: resting({ context }, heard),
    session: resting({ hasTag: () => false, matches: () => false, context: {} }),
  };
  render(
    <ShopProvider shop={resting({ children }) as unknown as ShopActor}>
      <OrderAgain receipt={shown} />
    </ShopProvider>,
  );
  return heard;
};

/** A reload takes it from the tab's session. */
const reloaded = (): Receipt => {
  const kept = fromKeptReceipt(JSON.parse(JSON.stringify(receipt)));
  if (kept === null) throw new Error('the receipt was not kept');
  return kept;
};

test.each([
  ['', () => receipt],
  [' after a reload too', reloaded],
])('BEY-12 CAT-02 a download that is sold whole is ordered again with what was not chosen%s', (_, shown) => {
  const heard = show(shown());
  fireEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(heard.mock.calls).toMatchObject([
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

test('BEY-12 a receipt that was kept before anybody noted what was chosen goes by the words', () => {
  const older = reloaded().lines.map((line) => ({ ...line, isChosen: undefined }));
  const kept = fromKeptReceipt({ ...reloaded(), lines: older });
  expect(kept?.lines.map(({ isChosen }) => isChosen)).toEqual([false, true, true]);
});
