/** PayPal's approval: kept while nothing was sent, asked for again afterwards. */

import { expect, test } from 'vitest';
import { payPalMethodCode } from '#machines/domain/payment.ts';
import { selectIsPayPalApproved } from '#machines/payment/paypal.selectors.ts';
import { failure } from '../models/goods.ts';
import { failing } from './fake-services.ts';
import { toPayment } from './walk.ts';

/** At payment, with PayPal's window gone through. */
const approvedPayPal = async () => {
  const shop = await toPayment();
  const payment = () => shop.inCheckout().payment();
  const paypal = () => shop.inCheckout().paypal();
  payment().send({ type: 'payment.syncMethods', methods: [{ code: payPalMethodCode, title: 'PayPal' }] });
  await shop.quiet();
  paypal().send({ type: 'paypal.showButton' });
  paypal().send({ type: 'payPalButton.mounted' });
  paypal().send({ type: 'payPalButton.approved', email: 'rosa@example.com' });
  const order = async () => {
    await shop.placeOrder();
    paypal().send({ type: 'payPalButton.tokenized', nonce: 'nonce-1' });
    await shop.quiet();
  };
  const isApproved = () => selectIsPayPalApproved(paypal().getSnapshot());
  return { shop, order, isApproved };
};

test('keeps PayPal’s approval when nothing was sent [PAY-02 BEY-16]', async () => {
  const { shop, order, isApproved } = await approvedPayPal();
  failing(shop, 'rereadCart', failure('network'));
  await order();
  expect([shop.asked('rereadCart').length, shop.asked('sendOrder').length]).toEqual([1, 0]);
  expect([shop.stage(), isApproved()]).toEqual(['open', true]);
  await order();
  expect([shop.asked('sendOrder').length, shop.stage()]).toEqual([1, 'finished']);
});

test('asks PayPal again once the approval was sent [PAY-02]', async () => {
  const { shop, order, isApproved } = await approvedPayPal();
  failing(shop, 'sendOrder', failure('cardRefused'));
  await order();
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect([shop.stage(), isApproved()]).toEqual(['open', false]);
});
