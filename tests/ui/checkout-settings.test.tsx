// @vitest-environment jsdom
/** A checkout for customers only, and one on another site, as the page configures them. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { CheckoutElsewhere } from '#app/CheckoutElsewhere.tsx';
import { readExternalCheckout } from '#app/browser.ts';
import { AccountFormsProvider } from '#features/checkout/AccountForms.tsx';
import { AccountTab } from '#features/checkout/AccountTab.tsx';
import type { Content, Subject } from '#machines/domain/subject.ts';
import type { ExternalCheckout } from '#paths.ts';
import { openShop } from '../machines/fake-services.ts';
import { twoLines } from '../machines/walk.ts';
import { renderIn } from './stage.tsx';

const forms = { signIn: () => <p>Email and password</p>, creation: () => <p>All about you</p> };

const contentOf =
  (isGuestCheckoutOff: boolean) =>
  (subject: Subject): Content =>
    subject.kind === 'storeConfig'
      ? ({
          kind: 'storeConfig',
          storeConfig: { name: 'Water', locale: 'en_AU', isGuestCheckoutOff },
        } as Content)
      : { kind: 'menu', items: [] };

const showAccount = async (isGuestCheckoutOff: boolean): Promise<void> => {
  const shop = openShop({ cartId: 'cart-1', lines: twoLines, content: contentOf(isGuestCheckoutOff) });
  shop.actor.send({ type: 'shop.read', subject: { kind: 'storeConfig' } });
  shop.checkout().send({ type: 'checkout.begin' });
  await act(() => shop.quiet());
  renderIn(
    shop.actor,
    <AccountFormsProvider forms={forms}>
      <AccountTab />
    </AccountFormsProvider>,
  );
};

const guestWay = () => screen.queryByRole('button', { name: 'check out as a guest' });

test('a guest is asked to sign in, and no way leads round it [BEY-22]', async () => {
  await showAccount(true);
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
  expect(screen.getByText(/Orders here need an account/)).toBeDefined();
  expect(guestWay()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByText('All about you')).toBeDefined();
  expect(guestWay()).toBeNull();
});

const external: ExternalCheckout = { path: '/pay', address: 'https://pay.example/begin' };

/** The addresses a path leads away to. */
const open = (path: string, to: ExternalCheckout | null): readonly string[] => {
  const leave = vi.fn<(address: string) => void>();
  render(
    <MemoryRouter initialEntries={[path]}>
      <CheckoutElsewhere external={to} leave={leave}>
        <p>The shop</p>
      </CheckoutElsewhere>
    </MemoryRouter>,
  );
  return leave.mock.calls.flat();
};

describe('an external checkout', () => {
  test.each(['/checkout', '/checkout/', '/pay'])(
    '%s leads to the external checkout and says so meanwhile [ROUTE-06]',
    (path) => {
      expect(open(path, external)).toEqual(['https://pay.example/begin']);
      expect(screen.queryByText('The shop')).toBeNull();
      expect(screen.getByRole('status').textContent).toContain('Taking you to the checkout…');
    },
  );

  test.each([
    ['/cart', external],
    ['/checkout', null],
  ] as const)('%s stays in the shop with %j [ROUTE-06]', (path, to) => {
    expect(open(path, to)).toEqual([]);
    expect(screen.getByText('The shop')).toBeDefined();
  });

  test('an external checkout is read only with a safe path and address [ROUTE-06]', () => {
    expect(readExternalCheckout('/pay https://pay.example/begin')).toEqual(external);
    for (const said of [
      '',
      '/pay',
      '/pay http://pay.example',
      '/pay javascript:alert(1)',
      '/cart https://a.example',
    ])
      expect(readExternalCheckout(said)).toBeNull();
  });
});
