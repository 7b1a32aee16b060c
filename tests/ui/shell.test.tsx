// @vitest-environment jsdom
/** The frame of every page as a signed-in shopper finds it (§2 page shell). */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Shell } from '#features/shell/Shell.tsx';
import type { Customer } from '#machines/domain/customer.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { openShop } from '../machines/fake-services.ts';
import { colin } from '../models/people.ts';

/** jsdom lays nothing out and knows no dialogs. */
const standIn = (isLaptop: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isLaptop,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

const show = async (isLaptop: boolean, customer: Customer = colin) => {
  standIn(isLaptop);
  const shop = openShop({ people: { owner: { email: customer.email }, customer } });
  for (let turn = 0; turn < 6; turn += 1) await shop.quiet();
  render(
    <ShopProvider shop={shop.actor}>
      <MemoryRouter>
        <Shell>page</Shell>
      </MemoryRouter>
    </ShopProvider>,
  );
  return shop;
};

const switcher = () => screen.getByRole('button', { name: /Account 1/ });

test.each([
  ['drop-down on a laptop', true],
  ['modal on a phone', false],
])('SHELL-07 SHELL-11 with the accounts in a %s a message is drawn, and heard, once', async (_, isLaptop) => {
  const shop = await show(isLaptop);
  fireEvent.click(switcher());
  act(() => shop.toasts().send({ type: 'toasts.addBrief', toast: { message: 'Saved.' } }));
  const all = screen.getAllByText('Saved.');
  expect(all).toHaveLength(1);
  const [dialog] = screen.queryAllByRole('dialog', { name: 'Select Account' });
  expect(dialog === undefined ? null : within(dialog).queryByText('Saved.')).toBe(isLaptop ? null : all[0]);
});
