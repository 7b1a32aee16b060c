// @vitest-environment jsdom
/** Fields within a whole checkout: e-mail, address, authority to leave, instalments. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AccountTab } from '#features/checkout/AccountTab.tsx';
import { DeliveryTab } from '#features/checkout/DeliveryTab.tsx';
import { Instalments } from '#features/checkout/Instalments.tsx';
import { addressOffersOf } from '#machines/domain/stored-address.ts';
import { failing, held, type FakeShop } from '../machines/fake-services.ts';
import { toDelivery, toPayment } from '../machines/walk.ts';
import { card, dollars, failure, totals } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { renderIn } from './stage.tsx';

const draw = (shop: FakeShop, part: ReactNode) => renderIn(shop.actor, part);

const taken = 'rosa@example.com';
const corrected = 'rosa.lee@example.com';

/** The account tab of a guest who was at the payment. */
const showAccount = (shop: FakeShop): void => {
  cleanup();
  shop.draft().send({ type: 'draft.changeTab', tab: 'account' });
  draw(shop, <AccountTab />);
};
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const type = async (shop: FakeShop, text: string): Promise<void> => {
  fireEvent.change(emailField(), { target: { value: text } });
  fireEvent.blur(emailField());
  await act(() => shop.quiet());
};
const drafts = (shop: FakeShop): number =>
  shop.types().filter((fact) => fact === 'checkout.draftChanged').length;

test('typing the submitted e-mail again restores it for the order [CHK-03 BEY-07]', async () => {
  const shop = await toPayment();
  showAccount(shop);
  const before = drafts(shop);
  await type(shop, taken);
  expect([shop.seen().email, drafts(shop)]).toEqual([taken, before]);
  for (const other of [corrected, '']) {
    await type(shop, other);
    expect(shop.seen().email).toBe('');
    await type(shop, ` ${taken} `);
    expect(shop.seen().email).toBe(taken);
  }
  expect(shop.seen().totals).not.toBeNull();
});

const offers = addressOffersOf(
  {
    ...hannah,
    addresses: [bookEntry(7, '12 Eagle Street', { isDefaultShipping: true, isDefaultBilling: true })],
  },
  null,
);

const atDelivery = async () => {
  const shop = await toDelivery();
  draw(shop, <DeliveryTab />);
  const arrive = () =>
    act(async () => {
      shop.checkout().send({ type: 'checkout.syncAddresses', offers });
      await shop.quiet();
    });
  return { shop, arrive };
};
const firstName = () => screen.queryByLabelText<HTMLInputElement>('First name');

test('a default address that arrives late replaces nothing that is being typed [CHK-15]', async () => {
  const { shop, arrive } = await atDelivery();
  const name = firstName();
  if (name === null) throw new Error('no form');
  fireEvent.change(name, { target: { value: 'Han' } });
  await act(() => shop.quiet());
  await arrive();
  expect(firstName()?.value).toBe('Han');
  expect(screen.queryByRole('radio', { name: /12 Eagle Street/ })).not.toBeNull();
});

test('a default address that arrives late is chosen if nothing was typed [CHK-15]', async () => {
  const { arrive } = await atDelivery();
  await arrive();
  expect(firstName()).toBeNull();
});

const showInstalments = async () => {
  const shop = await toPayment();
  const { container } = draw(shop, <Instalments />);
  return { shop, lines: () => container.querySelectorAll('p').length };
};

const amount = () => screen.queryByText(/payments of/)?.textContent;
const apply = (shop: FakeShop) =>
  act(async () => {
    shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
    await shop.quiet();
    await shop.quiet();
  });

test('instalments show no stale amount while a code is applied or has failed, and keep their line [PAY-03 BEY-05]', async () => {
  const { shop, lines } = await showInstalments();
  expect(amount()).toBe('4 payments of $11.38, the last of $11.36');
  const release = held(shop, 'readTotals', () => ({
    totals: { ...totals, grandTotal: dollars(40) },
    paymentMethods: [card],
    message: null,
  }));
  await apply(shop);
  expect(amount()).toBeUndefined();
  expect(lines()).toBe(1);
  await act(release);
  expect(amount()).toBe('4 payments of $10.00');
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  await apply(shop);
  expect([amount(), lines()]).toEqual([undefined, 1]);
});
