// @vitest-environment jsdom
/** Prices, product cards and pictures as they are read; what was ordered before. */

import { render, screen, within, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { ProductCard } from '#ui/ProductCard.tsx';
import { ProductGrid } from '#ui/ProductGrid.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { OrderAgain } from '#features/confirmation/OrderAgain.tsx';
import type { CartLine } from '#machines/domain/cart.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { receiptOf, type Receipt } from '#machines/domain/order.ts';
import { fromStoredReceipt } from '#services/order/receipt.wire.ts';
import { chilled, lineOf, orderRequest, water } from '#tests/models/goods.ts';
import { idleCart, renderIn, resting, shopOf } from './stage.tsx';

test('a reduced price reads as now and was, with its note, a regular one as itself [CAT-06]', () => {
  const { container, rerender } = render(<Price text="$9.95" regularText="$12.95" note="per bottle" />);
  expect(container.textContent).toBe('Now $9.95 was $12.95 per bottle');
  expect(container.querySelector('s')?.textContent).toBe('$12.95');
  rerender(<Price text="$12.95" />);
  expect(container.textContent).toBe('$12.95');
});

test('a product card is an article whose heading is its one link [CAT-01]', () => {
  render(
    <ProductGrid>
      <ProductCard
        name="Spring water"
        href="/spring-water"
        image={null}
        price={<Price text="$12" />}
        action={<button type="button">Add</button>}
      />
      <ProductCard name="Cooler" href="/cooler" image={null} price={null} />
    </ProductGrid>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const card = within(screen.getAllByRole('article')[0] ?? document.body);
  expect(
    within(card.getByRole('heading', { level: 3 }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/spring-water');
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(card.getByRole('button', { name: 'Add' })).toBeTruthy();
});

test('a picture offers its widths and reserves its room [CAT-04]', () => {
  render(
    <Picture
      srcFor={(width) => `/m/a.png?width=${width}`}
      widths={[320, 640]}
      sizes="50vw"
      width={640}
      height={480}
      alt="A bottle"
    />,
  );
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A bottle' });
  expect(image.getAttribute('srcset')).toBe('/m/a.png?width=320 320w, /m/a.png?width=640 640w');
  expect(image.getAttribute('src')).toBe('/m/a.png?width=640');
  expect([image.width, image.height, image.getAttribute('loading')]).toEqual([640, 480, 'lazy']);
});

test('a missing picture is a drawing of its size, with a label if one is given [CAT-04]', () => {
  const none = { srcFor: () => '', widths: [160, 320], sizes: '50vw', width: 640, height: 480 };
  const { container } = render(
    <>
      <Picture {...none} alt="" />
      <Picture {...none} alt="There is no picture of it" />
    </>,
  );
  expect(container.querySelector('img, [srcset]')).toBeNull();
  expect(screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    'There is no picture of it',
  ]);
  const rooms = [...container.querySelectorAll(':scope > svg')];
  expect(rooms.map((room) => room.getAttribute('viewBox'))).toEqual(['0 0 640 480', '0 0 640 480']);
});

test('skeletons reserve room and are not read out [SHELL-01]', () => {
  const { container } = render(<Skeleton shape="text" lines={3} />);
  expect(container.querySelector('[aria-hidden="true"]')?.children).toHaveLength(3);
  expect(container.textContent).toBe('');
});

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
  const kept = fromStoredReceipt(JSON.parse(JSON.stringify(receipt)));
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
  expect(again.map(({ textContent }) => textContent)).toEqual(['Spring water 15\u00a0L, chilled']);
});

test('an older receipt without that note takes labelled options as chosen [BEY-12]', () => {
  const older = reloaded().lines.map((line) => ({ ...line, isChosen: undefined }));
  const kept = fromStoredReceipt({ ...reloaded(), lines: older });
  expect(kept?.lines.map(({ isChosen }) => isChosen)).toEqual([false, true, true]);
});
