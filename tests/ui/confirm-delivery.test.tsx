// @vitest-environment jsdom
/** The page a delivery mail links to: shown, confirmed, changed, refused or missing. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
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
import { settle } from './stage.tsx';

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

test('the link shows order, slot and instructions, and its token leaves the address [ROUTE-02, TRK-04]', async () => {
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

test('one press confirms, and sends instructions only if they were changed [ROUTE-02]', async () => {
  const shop = await open('?token=t-1');
  await press(shop, 'Confirm the delivery');
  expect(sentOf(shop)).toEqual([{ token: 't-1', instructions: null }]);
  screen.getByText('Thank you. Your delivery is confirmed.');
  fireEvent.change(field(), { target: { value: ' Ring twice ' } });
  await press(shop, 'Save what the driver is told');
  expect(sentOf(shop)[1]).toEqual({ token: 't-1', instructions: 'Ring twice' });
  screen.getByText('For the driver: Ring twice');
});

test('a refusal shows its reason and keeps what was typed [ROUTE-02]', async () => {
  const shop = await open('?token=t-1');
  failing(shop, 'confirmNotice', failure('refused', 'This delivery has already been made.'));
  fireEvent.change(field(), { target: { value: 'Ring twice' } });
  await press(shop, 'Confirm the delivery');
  expect(screen.getByRole('alert').textContent).toContain('Your delivery was not confirmed');
  expect(screen.getByRole('alert').textContent).toContain('This delivery has already been made.');
  expect(field().value).toBe('Ring twice');
  failing(shop, 'confirmNotice', failure('server', 'No answer.'));
  await press(shop, 'Confirm the delivery');
  expect(screen.getByRole('alert').textContent).toContain('We cannot tell whether');
});

test('a link without a known token shows no form, a failed one can be retried [ROUTE-02]', async () => {
  await open('?token=t-2', (shop) =>
    shop.surprise('readNotice', () => Promise.reject(new FailureError('notFound', 'None.'))),
  );
  screen.getByText('We found no delivery for this link');
  expect(form()).toBeNull();
  cleanup();
  const shop = await open('');
  screen.getByText('This link is not complete');
  expect(shop.asked('readNotice')).toEqual([]);
  cleanup();
  const failed = await open('?token=t-1', (opened) => failing(opened, 'readNotice', failure('network')));
  await press(failed, 'Try again');
  expect(form()).not.toBeNull();
});

test('a delivery that was made cannot be confirmed [ROUTE-02]', async () => {
  await open('?token=t-1', (shop) => shop.surprise('readNotice', () => delivery(7, { stage: 'delivered' })));
  screen.getByText('This delivery has been made');
  expect(form()).toBeNull();
});

test('a confirmation that expires is sent after signing in again [BEY-02, ROUTE-02]', async () => {
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

test('instructions have at most 500 characters and are sent only if changed [ROUTE-02]', () => {
  expect(instructionsProblem('x'.repeat(500))).toEqual({});
  expect(instructionsProblem('x'.repeat(501))).toEqual({
    instructions: 'Please use at most 500 characters.',
  });
  expect(amendmentOf('By the gate ', delivery(1, { instructions: 'By the gate' }))).toBeNull();
  expect(amendmentOf('', delivery(1, { instructions: 'By the gate' }))).toBe('');
});
