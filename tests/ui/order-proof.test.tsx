// @vitest-environment jsdom
/** The order look-up asks for the field that the store's version takes. */
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderLookupScreen } from '#features/orders/OrderLookupScreen.tsx';
import { openShop } from '../machines/fake-services.ts';
import { partsOf } from '../machines/parts.ts';
import { labels, write } from './form-stage.tsx';
import { renderIn } from './stage.tsx';

test('a store that asks for the postcode has the field before its configuration is read [BEY-22]', async () => {
  const shop = openShop({ orderProof: 'postcode' });
  renderIn(shop.actor, <OrderLookupScreen />);
  expect(labels()).toEqual(['Order number', 'Email', 'Postcode']);
  write('Order number', '000000021');
  write('Email', 'gus@example.com');
  write('Postcode', '4000');
  act(() => screen.getByRole('button', { name: 'Find my order' }).click());
  await act(() => shop.quiet());
  const { asked } = partsOf(shop.actor).orderLookup!.getSnapshot().context;
  expect([asked?.postcode, asked?.lastname]).toEqual(['4000', '']);
});
