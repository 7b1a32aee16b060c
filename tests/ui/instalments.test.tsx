// @vitest-environment jsdom
/** What four instalments are said to come to while the sums are worked out anew, and where they cannot be (PAY-03, BEY-05). */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Instalments } from '#features/checkout/Instalments.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { failing, held, type FakeShop } from '../machines/fake-services.ts';
import { toPayment } from '../machines/walk.ts';
import { card, dollars, failure, totals } from '../models/goods.ts';

afterEach(cleanup);

const show = async () => {
  const shop = await toPayment();
  const { container } = render(
    <ShopProvider shop={shop.actor as unknown as ShopActor}>
      <Instalments />
    </ShopProvider>,
  );
  return { shop, lines: () => container.querySelectorAll('p').length };
};

const words = () => screen.queryByText(/payments of/)?.textContent;
const apply = (shop: FakeShop) =>
  act(async () => {
    shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
    await shop.quiet();
    await shop.quiet();
  });

test('PAY-03 BEY-05 a code was taken: no quarter of the old sum stands until the new one is there, and its line stays', async () => {
  const { shop, lines } = await show();
  expect(words()).toBe('4 payments of $11.38');
  const release = held(shop, 'readTotals', () => ({
    totals: { ...totals, grandTotal: dollars(40) },
    paymentMethods: [card],
    message: null,
  }));
  await apply(shop);
  expect(words()).toBeUndefined();
  expect(lines()).toBe(1);
  await act(release);
  expect(words()).toBe('4 payments of $10.00');
});

test('PAY-03 BEY-05 nor does it where the new sum could not be read', async () => {
  const { shop, lines } = await show();
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  await apply(shop);
  expect(words()).toBeUndefined();
  expect(lines()).toBe(1);
});
