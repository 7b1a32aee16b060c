// @vitest-environment jsdom
/** What is for customers only: who is let in, and where the others go (ROUTE-01, ROUTE-04, ROUTE-14). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SignedInOnly } from '#app/SignedInOnly.tsx';
import { arrivalIn, paths } from '#paths.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { ordersOf } from '../models/past-orders.ts';
import { openAccount } from './account-stage.tsx';

afterEach(cleanup);

/** An actor that has come to rest. */
const resting = (snapshot: object) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
});

const Here = () => {
  const { pathname, state } = useLocation();
  return (
    <p title="here">
      {pathname} from {arrivalIn(state).from}
    </p>
  );
};

const Area = () => (
  <SignedInOnly>
    <Here />
    <input aria-label="Instructions" defaultValue="" />
  </SignedInOnly>
);

/** The shop at the browser's address, with a session in this state. */
const shopWith = (state: string, { email = 'rosa@example.com', isTimedOut = false } = {}) => {
  const children = {
    session: resting({ context: { email, isTimedOut }, matches: (asked: string) => asked === state }),
    page: resting({ context: { subject: null }, matches: () => false }),
  };
  return (
    <ShopProvider shop={resting({ children }) as unknown as ShopActor}>
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

test('ROUTE-01 a guest is led to where one signs in, which knows the whole address they were going to', () => {
  expect(open('signedOut', '/customer/account/billing_invoices?page=2')).toBe(
    '/customer/login from /customer/account/billing_invoices?page=2',
  );
});

test('ROUTE-01 whoever is signed in is let in', () => {
  expect(open('signedIn', '/customer/account')).toBe('/customer/account from /');
});

test.each(['restoring', 'forgetting', 'signingOut'])(
  'ROUTE-01 while the session is %s, nobody is let in and nobody is sent away',
  (state) => {
    expect(open(state, '/customer/account')).not.toContain('/customer/');
  },
);

const typed = () => screen.getByLabelText<HTMLInputElement>('Instructions').value;

test('ROUTE-01 SHELL-08 what is half written there outlives the end of the session, for the same customer only', () => {
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

test('SESS-02 ROUTE-01 who signs out there and is on the way home is not led to the sign-in page', () => {
  window.history.replaceState(null, '', '/customer/account');
  const { rerender } = render(shopWith('signedIn'));
  // the router draws the new address later
  window.history.pushState(null, '', '/');
  rerender(shopWith('signedOut'));
  expect(window.location.pathname).toBe('/');
  expect(screen.queryByTitle('here')).toBeNull();
});

const noOrders = () => ordersOf();

test('ROUTE-14 an order’s address without a number is the list of orders', async () => {
  for (const [address, place] of [
    ['/customer/orders/id', '/customer/orders'],
    ['/customer/orders/id/', '/customer/orders'],
    ['/customer/orders/id/17', '/customer/orders/id/17'],
  ] as const) {
    await openAccount(address, { account: noOrders });
    expect(screen.getByTitle('here').textContent).toBe(place);
    cleanup();
  }
});
