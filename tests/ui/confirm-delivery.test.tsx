// @vitest-environment jsdom
/** Where the mail about a delivery leads: shown, confirmed, amended, refused, gone; the token stays out of the address (ROUTE-02, TRK-04, BEY-02). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PrivateQuery } from '#app/PrivateQuery.tsx';
import ConfirmDeliveryScreen from '#features/orders/ConfirmDeliveryScreen.tsx';
import { FailureError } from '#machines/domain/failure.ts';
import { amendmentOf, instructionsProblem } from '#machines/domain/order-history.ts';
import { hasPrivateQuery } from '#paths.ts';
import { HandedOnProvider, type Given } from '#shop/HandedOn.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { failing, openShop, type FakeShop } from '../machines/fake-services.ts';
import { failure } from '../models/goods.ts';
import { delivery } from '../models/past-orders.ts';
import { settle } from './account-stage.tsx';

afterEach(cleanup);

const place = '/customer/confirm-delivery';

const Here = () => <p title="here">{useLocation().pathname + useLocation().search}</p>;

const open = async (search: string, prepare: (shop: FakeShop) => void = () => undefined) => {
  const shop = openShop();
  await settle(shop);
  prepare(shop);
  let kept: Given = {};
  const handedOn = {
    keep: (given: Given) => {
      kept = given;
      return 'one';
    },
    read: (name: string | null) => (name === 'one' ? kept : {}),
    drop: () => undefined,
  };
  render(
    <ShopProvider shop={shop.actor}>
      <HandedOnProvider handedOn={handedOn}>
        <MemoryRouter initialEntries={[place + search]}>
          <Here />
          <Routes>
            <Route
              path={place}
              element={
                <PrivateQuery>
                  <ConfirmDeliveryScreen />
                </PrivateQuery>
              }
            />
          </Routes>
        </MemoryRouter>
      </HandedOnProvider>
    </ShopProvider>,
  );
  await settle(shop);
  return shop;
};

const form = () => screen.queryByRole('form', { name: 'Confirm the delivery' });
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/What should the driver know/);
const press = async (shop: FakeShop, name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle(shop);
};
const sentOf = (shop: FakeShop) => shop.asked('confirmNotice').map(({ input }) => input);

test('ROUTE-02 TRK-04 the link shows order, hours and instructions, and its token leaves the address', async () => {
  const shop = await open('?token=t-1', (opened) =>
    opened.surprise('readNotice', () => delivery(7, { instructions: 'By the gate' })),
  );
  expect(screen.getByTitle('here').textContent).toBe(place);
  expect(shop.asked('readNotice').map(({ input }) => input)).toEqual([{ token: 't-1' }]);
  const words = document.body.textContent ?? '';
  for (const part of ['Order 000000042', 'Thursday 26 November, 08:00 to 12:00', 'Planned'])
    expect(words).toContain(part);
  expect(field().value).toBe('By the gate');
  expect(hasPrivateQuery(place, '?token=t-1')).toBe(true);
});

test('ROUTE-02 it is confirmed with one press, and what the driver is told is left alone unless it was changed', async () => {
  const shop = await open('?token=t-1');
  await press(shop, 'Confirm the delivery');
  expect(sentOf(shop)).toEqual([{ token: 't-1', instructions: null }]);
  screen.getByText('Thank you. Your delivery is confirmed.');
  fireEvent.change(field(), { target: { value: ' Ring twice ' } });
  await press(shop, 'Save what the driver is told');
  expect(sentOf(shop)[1]).toEqual({ token: 't-1', instructions: 'Ring twice' });
  screen.getByText('For the driver: Ring twice');
});

test('ROUTE-02 what is refused says why, and what was typed stays', async () => {
  const shop = await open('?token=t-1');
  failing(shop, 'confirmNotice', failure('refused', 'This delivery has already been made.'));
  fireEvent.change(field(), { target: { value: 'Ring twice' } });
  await press(shop, 'Confirm the delivery');
  expect(screen.getByRole('alert').textContent).toContain('Your delivery was not confirmed');
  expect(screen.getByRole('alert').textContent).toContain('This delivery has already been made.');
  expect(field().value).toBe('Ring twice');
  failing(shop, 'confirmNotice', failure('server', 'Nobody answers.'));
  await press(shop, 'Confirm the delivery');
  expect(screen.getByRole('alert').textContent).toContain('We cannot tell whether');
});

test('ROUTE-02 a link that names no delivery, or none at all, says so and asks nothing more', async () => {
  await open('?token=t-2', (shop) =>
    shop.surprise('readNotice', () => Promise.reject(new FailureError('notFound', 'None.'))),
  );
  screen.getByText('We found no delivery for this link');
  expect(form()).toBeNull();
  cleanup();
  const shop = await open('');
  screen.getByText('This link is not complete');
  expect(shop.asked('readNotice')).toEqual([]);
});

test('ROUTE-02 a notice that could not be read is asked for again', async () => {
  const shop = await open('?token=t-1', (opened) => failing(opened, 'readNotice', failure('network')));
  await press(shop, 'Try again');
  expect(form()).not.toBeNull();
});

test('ROUTE-02 what was delivered is not asked about any more', async () => {
  await open('?token=t-1', (shop) => shop.surprise('readNotice', () => delivery(7, { stage: 'delivered' })));
  screen.getByText('This delivery has been made');
  expect(form()).toBeNull();
});

test('BEY-02 ROUTE-02 an expired session parks the confirmation; it is done once signed in again', async () => {
  const shop = await open('?token=t-1');
  failing(shop, 'confirmNotice', failure('sessionExpired'));
  await press(shop, 'Confirm the delivery');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shop.actor.getSnapshot().context.parked).toEqual([
    { type: 'deliveryNotice.confirm', instructions: null },
  ]);
  shop.cart().send({ type: 'cart.adopt' });
  await settle(shop);
  expect(sentOf(shop)).toHaveLength(2);
  screen.getByText('Thank you. Your delivery is confirmed.');
});

test('ROUTE-02 instructions are taken up to 500 characters, and only where they changed', () => {
  expect(instructionsProblem('x'.repeat(500))).toEqual({});
  expect(instructionsProblem('x'.repeat(501))).toEqual({
    instructions: 'Please use at most 500 characters.',
  });
  expect(amendmentOf('By the gate ', delivery(1, { instructions: 'By the gate' }))).toBeNull();
  expect(amendmentOf('', delivery(1, { instructions: 'By the gate' }))).toBe('');
});
