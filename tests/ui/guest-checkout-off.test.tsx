// @vitest-environment jsdom
/** A shop where only customers may order asks a guest to sign in at once. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountFormsProvider } from '#features/checkout/AccountForms.tsx';
import { AccountTab } from '#features/checkout/AccountTab.tsx';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { openShop } from '../machines/fake-services.ts';
import { twoLines } from '../machines/walk.ts';

afterEach(cleanup);

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
  render(
    <ShopProvider shop={shop.actor}>
      <AccountFormsProvider forms={forms}>
        <AccountTab />
      </AccountFormsProvider>
    </ShopProvider>,
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

test('a guest may order where the shop takes guests [CHK-03]', async () => {
  await showAccount(false);
  expect(screen.getByRole('heading', { name: 'Check out as a guest' })).toBeDefined();
});
