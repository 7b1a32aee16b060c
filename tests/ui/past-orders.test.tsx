// @vitest-environment jsdom
/** The last orders on the order pad: a small picture for each product. */
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PastOrders } from '#features/order-pad/PastOrders.tsx';
import type { PastOrder } from '#machines/domain/order-pad.ts';
import { imageOf } from '#paths.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { aud } from '#tests/models/offers.ts';
import { idleCart, shopOf } from './stage.tsx';

const itemOf = (sku: string, image: string | null): PastOrder['items'][number] => ({
  sku,
  name: sku,
  quantity: 1,
  card: null,
  image,
});

test('each product of an order has a small picture in two widths, without a text of its own [CAT-04, BEY-12]', () => {
  const url = '/media/catalog/product/w/water.jpg';
  const order: PastOrder = {
    number: '000000001',
    placedAt: '2026-11-24 08:15:00',
    total: aud(2590),
    items: [itemOf('WATER', url), itemOf('NONE', null)],
  };
  render(
    <ShopProvider shop={shopOf({ cart: idleCart() })}>
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
