// @vitest-environment jsdom
/** The last orders on the order pad: what was in them is pictured in the width that the screen needs (CAT-04, BEY-12). */
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PastOrders } from '#features/order-pad/PastOrders.tsx';
import type { PastOrder } from '#machines/domain/order-pad.ts';
import { imageOf } from '#paths.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { aud } from '#tests/models/offers.ts';

/** An actor that has come to rest. */
const resting = (shown: object) => {
  const snapshot = { matches: () => false, hasTag: () => false, ...shown };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
};

const cart = resting({
  context: { cart: null, action: null, alongside: [], queue: [], isLockWanted: false },
});
const shop = resting({ children: { cart } }) as unknown as ShopActor;

const itemOf = (sku: string, image: string | null): PastOrder['items'][number] => ({
  sku,
  name: sku,
  quantity: 1,
  card: null,
  image,
});

test('CAT-04 BEY-12 each thing of an order is a small picture in two widths, its room kept; the words beside name it', () => {
  const url = '/media/catalog/product/w/water.jpg';
  const order: PastOrder = {
    number: '000000001',
    placedAt: '2026-11-24 08:15:00',
    total: aud(2590),
    items: [itemOf('WATER', url), itemOf('NONE', null)],
  };
  render(
    <ShopProvider shop={shop}>
      <PastOrders orders={[order]} />
    </ShopProvider>,
  );
  const pictures = [
    ...within(screen.getByRole('listitem')).getByText(/WATER/).parentElement!.querySelectorAll('img'),
  ];
  expect(
    pictures.map(({ srcset, sizes, width, height, alt }) => ({ srcset, sizes, width, height, alt })),
  ).toEqual([
    {
      srcset: `${imageOf(url, 80)} 80w, ${imageOf(url, 160)} 160w`,
      sizes: '40px',
      width: 40,
      height: 40,
      alt: '',
    },
  ]);
});
