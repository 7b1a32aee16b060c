/** PayPal's approval: kept while nothing was sent, asked for again afterwards. */

import { expect, test } from 'vitest';
import { payPalMethodCode } from '#machines/domain/payment.ts';
import { selectIsPayPalApproved } from '#machines/payment/payment.selectors.ts';
import { failure } from '../models/goods.ts';
import { failing } from './fake-services.ts';
import { stage, placeOrder, toPayment } from './walk.ts';

/** At payment, with PayPal's window gone through. */
const approvedPayPal = async () => {
  const shop = await toPayment();
  const payment = () => shop.inCheckout().payment();
  payment().send({ type: 'payment.syncMethods', methods: [{ code: payPalMethodCode, title: 'PayPal' }] });
  await shop.quiet();
  payment().send({ type: 'payment.showFields' });
  payment().send({ type: 'payPal.mounted' });
  payment().send({ type: 'payPal.approved', email: 'rosa@example.com' });
  const order = async () => {
    await placeOrder(shop);
    payment().send({ type: 'payPal.tokenized', nonce: 'nonce-1' });
    await shop.quiet();
  };
  const isApproved = () => selectIsPayPalApproved(payment().getSnapshot());
  return { shop, order, isApproved };
};

test('keeps PayPal’s approval when nothing was sent [PAY-02, BEY-16]', async () => {
  const { shop, order, isApproved } = await approvedPayPal();
  failing(shop, 'rereadCart', failure('network'));
  await order();
  expect([shop.asked('rereadCart').length, shop.asked('sendOrder').length]).toEqual([1, 0]);
  expect([stage(shop), isApproved()]).toEqual(['open', true]);
  await order();
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect(stage(shop)).toBe('finished');
});

test('asks PayPal again once the approval was sent [PAY-02]', async () => {
  const { shop, order, isApproved } = await approvedPayPal();
  failing(shop, 'sendOrder', failure('cardRefused'));
  await order();
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect([stage(shop), isApproved()]).toEqual(['open', false]);
});
