// @vitest-environment jsdom
/** An address whose first field is still being written when the customer's default one arrives (CHK-15). */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DeliveryTab } from '#features/checkout/DeliveryTab.tsx';
import { addressOffersOf } from '#machines/domain/stored-address.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { toDelivery } from '../machines/walk.ts';
import { bookEntry, hannah } from '../models/people.ts';

afterEach(cleanup);

const offers = addressOffersOf(
  {
    ...hannah,
    addresses: [bookEntry(7, '12 Eagle Street', { isDefaultShipping: true, isDefaultBilling: true })],
  },
  null,
);

const atDelivery = async () => {
  const shop = await toDelivery();
  render(
    <ShopProvider shop={shop.actor}>
      <DeliveryTab />
    </ShopProvider>,
  );
  const arrive = () =>
    act(async () => {
      shop.checkout().send({ type: 'checkout.syncAddresses', offers });
      await shop.quiet();
    });
  return { shop, arrive };
};
const firstName = () => screen.queryByLabelText<HTMLInputElement>('First name');

test('CHK-15 the default address takes the place of nothing that is being written', async () => {
  const { shop, arrive } = await atDelivery();
  const field = firstName();
  if (field === null) throw new Error('no form');
  fireEvent.change(field, { target: { value: 'Han' } });
  await act(() => shop.quiet());
  await arrive();
  expect(firstName()?.value).toBe('Han');
  expect(screen.queryByRole('radio', { name: /12 Eagle Street/ })).not.toBeNull();
});

test('CHK-15 where nothing has been written it is chosen by itself', async () => {
  const { arrive } = await atDelivery();
  await arrive();
  expect(firstName()).toBeNull();
});
