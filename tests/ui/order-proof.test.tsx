// @vitest-environment jsdom
/** The order look-up asks for the field that the store's version takes. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import OrderLookupScreen from '#features/orders/OrderLookupScreen.tsx';
import type { Content } from '#machines/domain/subject.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { openShop } from '../machines/fake-services.ts';
import { labels, write } from './form-stage.tsx';

afterEach(cleanup);

test.each([
  ['postcode', 'Postcode'],
  ['lastname', 'Last name'],
  [undefined, 'Postcode'],
] as const)('a store that says %j has the field %s [BEY-22]', async (orderProof, label) => {
  const storeConfig = { name: 'Water', locale: 'en_AU', titleSuffix: '', orderProof };
  const shop = openShop({
    content: ({ kind }) =>
      kind === 'storeConfig' ? ({ kind, storeConfig } as Content) : { kind: 'menu', items: [] },
  });
  shop.actor.send({ type: 'shop.read', subject: { kind: 'storeConfig' } });
  await act(() => shop.quiet());
  render(
    <ShopProvider shop={shop.actor}>
      <OrderLookupScreen />
    </ShopProvider>,
  );
  expect(labels()).toEqual(['Order number', 'Email', label]);
  write('Order number', '000000021');
  write('Email', 'gus@example.com');
  write(label, label === 'Postcode' ? '4000' : 'Guest');
  act(() => screen.getByRole('button', { name: 'Find my order' }).click());
  await act(() => shop.quiet());
  const { asked } = shop.actor.getSnapshot().children.orderLookup!.getSnapshot().context;
  expect([asked?.postcode, asked?.lastname]).toEqual(label === 'Postcode' ? ['4000', ''] : ['', 'Guest']);
});
