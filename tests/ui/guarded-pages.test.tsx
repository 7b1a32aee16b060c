// @vitest-environment jsdom
/** Pages for customers only: who may see them, and where the others are led. */
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SignedInOnly } from '#app/SignedInOnly.tsx';
import { arrivalIn, paths } from '#paths.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { ordersOf } from '../models/past-orders.ts';
import { openAccount } from './account-stage.tsx';
import { resting, shopOf } from './stage.tsx';

const Here = () => {
  const { pathname, state } = useLocation();
  return (
    <p title="here">
      {pathname} from {arrivalIn(state).from}
    </p>
  );
};

const Area = () => (
  <SignedInOnly waiting={null}>
    <Here />
    <input aria-label="Instructions" defaultValue="" />
  </SignedInOnly>
);

/** The shop at the browser's address with a session in this state. */
const shopWith = (state: string, { email = 'rosa@example.com', isTimedOut = false } = {}) => {
  const children = {
    session: resting({ context: { email, isTimedOut }, matches: (asked: string) => asked === state }),
    page: resting({ context: { subject: null }, matches: () => false }),
  };
  return (
    <ShopProvider shop={shopOf(children)}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/customer/*" element={<Area />} />
            <Route path={paths.signIn} element={<Here />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </ShopProvider>
  );
};

/** A session in this state, at this address. */
const open = (state: string, address: string): string => {
  window.history.replaceState(null, '', address);
  render(shopWith(state));
  return screen.queryByTitle('here')?.textContent ?? '';
};

test('a guest is led to the sign-in page, which keeps the whole address [ROUTE-01 ROUTE-04]', () => {
  expect(open('signedOut', '/customer/account/billing_invoices?page=2')).toBe(
    '/customer/login from /customer/account/billing_invoices?page=2',
  );
});

test.each(['restoring', 'forgetting', 'signingOut'])(
  'while the session is %s the page is neither shown nor left [ROUTE-01]',
  (state) => {
    expect(open(state, '/customer/account')).not.toContain('/customer/');
  },
);

const typed = () => screen.getByLabelText<HTMLInputElement>('Instructions').value;

test('a half-written form outlives an expiry for the same customer only [ROUTE-01 SHELL-08]', () => {
  window.history.replaceState(null, '', '/customer/account');
  const { rerender } = render(shopWith('signedIn'));
  fireEvent.change(screen.getByLabelText('Instructions'), { target: { value: 'By the side gate' } });
  for (const state of ['timedOut', 'signingIn', 'releasingCart', 'activating']) {
    rerender(shopWith(state, { isTimedOut: true }));
    expect(typed(), state).toBe('By the side gate');
  }
  rerender(shopWith('signedIn', { email: 'Rosa@Example.com ' }));
  expect(typed()).toBe('By the side gate');
  rerender(shopWith('signedIn', { email: 'hannah@example.com' }));
  expect(typed()).toBe('');
});

test('a customer who signs out goes home and not to the sign-in page [SESS-02 ROUTE-01]', () => {
  window.history.replaceState(null, '', '/customer/account');
  const { rerender } = render(shopWith('signedIn'));
  // the router draws the new address later
  window.history.pushState(null, '', '/');
  rerender(shopWith('signedOut'));
  expect(window.location.pathname).toBe('/');
  expect(screen.queryByTitle('here')).toBeNull();
});

test('the address of an order without a number is the list of orders [ROUTE-14]', async () => {
  await openAccount('/customer/orders/id', { account: () => ordersOf() });
  expect(screen.getByTitle('here').textContent).toBe('/customer/orders');
});
