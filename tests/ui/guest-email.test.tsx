// @vitest-environment jsdom
/** A guest's e-mail that is corrected on the way and not sent: the order does not go to the old one (CHK-03, BEY-07). */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountTab } from '#features/checkout/AccountTab.tsx';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { checkoutFieldIds } from '#machines/domain/obstacle.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import type { FakeShop } from '../machines/fake-services.ts';
import { context, currentTab, placeOrder, toPayment } from '../machines/walk.ts';

afterEach(cleanup);

const taken = 'rosa@example.com';
const corrected = 'rosa.lee@example.com';

/** The account tab of a guest who was at the payment. */
const showAccount = (shop: FakeShop): void => {
  cleanup();
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
  render(
    <ShopProvider shop={shop.actor}>
      <AccountTab />
    </ShopProvider>,
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const type = async (shop: FakeShop, text: string): Promise<void> => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
  await act(() => shop.quiet());
};
const drafts = (shop: FakeShop): number =>
  shop.types().filter((fact) => fact === 'checkout.draftChanged').length;
const named = (shop: FakeShop) => selectObstacles(shop.checkout().getSnapshot()).map(({ field: id }) => id);

test('CHK-03 BEY-07 a corrected e-mail that was not sent stands in the way of the order, and in its field', async () => {
  const shop = await toPayment();
  showAccount(shop);
  expect(field().value).toBe(taken);
  await type(shop, corrected);
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'payment' });
  await act(() => placeOrder(shop));
  expect(currentTab(shop)).toBe('payment');
  expect(shop.asked('placeOrder')).toEqual([]);
  expect(named(shop)).toContain(checkoutFieldIds.email);
  showAccount(shop);
  expect(field().value).toBe(corrected);
  fireEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
  await waitFor(() => expect(currentTab(shop)).toBe('delivery'));
  expect(context(shop).email).toBe(corrected);
  expect(named(shop)).not.toContain(checkoutFieldIds.email);
  showAccount(shop);
  expect(field().value).toBe(corrected);
});

test('CHK-03 BEY-07 the e-mail that was taken, typed again, is the order’s again', async () => {
  const shop = await toPayment();
  showAccount(shop);
  for (const other of [corrected, '']) {
    await type(shop, other);
    expect(context(shop).email).toBe('');
    await type(shop, ` ${taken} `);
    expect(context(shop).email).toBe(taken);
  }
  expect(context(shop).totals).not.toBeNull();
});

test('CHK-03 whoever only looks at their e-mail has changed nothing', async () => {
  const shop = await toPayment();
  showAccount(shop);
  const before = drafts(shop);
  await type(shop, taken);
  expect([context(shop).email, drafts(shop)]).toEqual([taken, before]);
});
