// @vitest-environment jsdom
/** Pages for customers only: who may see them. */
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SignedInOnly } from '#app/SignedInOnly.tsx';
import { ownFormOf } from '#paths.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { resting, shopOf } from './stage.tsx';

const Area = () => (
  <SignedInOnly waiting={null}>
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
        <Area />
      </BrowserRouter>
    </ShopProvider>
  );
};

test.each(['restoring', 'forgetting', 'signingOut', 'signedOut'])(
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
    rerender(shopWith(state, { isTimedOut: true }));
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
