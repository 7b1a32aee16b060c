// @vitest-environment jsdom
/** The page a delivery mail links to; pages for customers only. */

import { fireEvent, screen, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PrivateQuery } from '#app/PrivateQuery.tsx';
import { ConfirmDeliveryScreen } from '#features/orders/ConfirmDeliveryScreen.tsx';
import { createNavigationState } from '#services/page/navigation-state.ts';
import { NavigationStateProvider } from '#shop/NavigationState.tsx';
import { createStorage } from '#transport/storage.ts';
import { failing, openShop, type FakeShop } from '../machines/fake-services.ts';
import { failure } from '../models/goods.ts';
import { delivery } from '../models/past-orders.ts';
import { renderIn, settle, resting, shopOf } from './stage.tsx';
import { SignedInOnly } from '#app/SignedInOnly.tsx';
import { ownFormOf } from '#paths.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';

const place = '/customer/confirm-delivery';

const Here = () => <p title="here">{useLocation().pathname + useLocation().search}</p>;

const open = async (search: string, prepare: (shop: FakeShop) => void = () => undefined) => {
  const shop = openShop();
  await settle(shop);
  prepare(shop);
  const navigationState = createNavigationState(createStorage(null, 'TEST__'));
  renderIn(
    shop.actor,
    <NavigationStateProvider navigationState={navigationState}>
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
    </NavigationStateProvider>,
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

test('one press confirms, and sends instructions only if they were changed [ROUTE-02]', async () => {
  const shop = await open('?token=t-1');
  await press(shop, 'Confirm the delivery');
  expect(sentOf(shop)).toEqual([{ token: 't-1', instructions: null }]);
  screen.getByText('Thank you. Your delivery is confirmed.');
  fireEvent.change(field(), { target: { value: ' Ring twice ' } });
  await press(shop, 'Save instructions');
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

test('a delivery that was made cannot be confirmed [ROUTE-02]', async () => {
  await open('?token=t-1', (shop) => shop.surprise('readNotice', () => delivery(7, { stage: 'delivered' })));
  screen.getByText('This delivery has been made');
  expect(form()).toBeNull();
});

const Area = () => (
  <SignedInOnly waiting={null}>
    <input aria-label="Instructions" defaultValue="" />
  </SignedInOnly>
);

/** The shop at the browser's address with a session in this state. */
const shopWith = (state: string, { email = 'rosa@example.com', timeout = '' } = {}) => {
  const children = {
    session: resting({
      context: { email, timeout: timeout || null },
      matches: (asked: string) => asked === state,
    }),
    page: resting({ context: { subject: null }, matches: () => false }),
  };
  return (
    <ShopProvider shop={shopOf(children)}>
      <BrowserRouter>
        <Area />
      </BrowserRouter>
    </ShopProvider>
  );
};

test.each(['restoring', 'ending', 'signedOut'])(
  'while the session is %s the page is neither shown nor left [ROUTE-01]',
  (state) => {
    window.history.replaceState(null, '', '/customer/account');
    render(shopWith(state));
    expect(screen.queryByLabelText('Instructions')).toBeNull();
    expect(window.location.pathname).toBe('/customer/account');
  },
);

const typed = () => screen.getByLabelText<HTMLInputElement>('Instructions').value;

test('a half-written form outlives an expiry for the same customer only [ROUTE-01 SHELL-08]', () => {
  window.history.replaceState(null, '', '/customer/account');
  const { rerender } = render(shopWith('signedIn'));
  fireEvent.change(screen.getByLabelText('Instructions'), { target: { value: 'By the side gate' } });
  for (const state of ['timedOut', 'signingIn', 'releasingCart', 'activating']) {
    rerender(shopWith(state, { timeout: 'expired' }));
    expect(typed(), state).toBe('By the side gate');
  }
  rerender(shopWith('signedIn', { email: 'Rosa@Example.com ' }));
  expect(typed()).toBe('By the side gate');
  rerender(shopWith('signedIn', { email: 'hannah@example.com' }));
  expect(typed()).toBe('');
});

test('the address of an order without a number is the list of orders [ROUTE-14]', () => {
  const addresses = ['/customer/orders/id', '/customer/orders/id/', '/customer/orders/id/17'];
  expect(addresses.map(ownFormOf)).toEqual(['/customer/orders', '/customer/orders', addresses[2]]);
});
