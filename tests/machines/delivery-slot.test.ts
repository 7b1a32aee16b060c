/** Delivery slots: read with the estimate, saved after the method, named when full. */

import { expect, test } from 'vitest';
import {
  selectAreWindowsFailed,
  selectAreWindowsRead,
  selectChosenWindow,
  selectLostWindow,
} from '#machines/delivery-window/delivery-window.selectors.ts';
import type { DeliveryOffer } from '#machines/domain/delivery-window.ts';
import { deliveryOffer, failure } from '../models/goods.ts';
import { failing } from './fake-services.ts';
import {
  currentTab,
  seen,
  blockers,
  submitDelivery,
  submitShipping,
  showPayment,
  placeOrder,
  toDelivery,
  toShipping,
} from './walk.ts';

test('reads delivery slots with the estimate and saves the chosen one after the method [SHIP-05]', async () => {
  const shop = await toShipping();
  expect(shop.asked('readDeliveryWindows')).toMatchObject([
    { input: { cartId: 'cart-1', countryCode: 'AU', postcode: '4000' } },
  ]);
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await submitShipping(shop);
  expect(shop.asked('saveDeliveryWindow')).toMatchObject([{ input: { cartId: 'cart-1', code: 'tue-am' } }]);
  expect(currentTab(shop)).toBe('payment');
});

test('saves another delivery slot before the payment tab opens again [SHIP-05, CHK-02]', async () => {
  const shop = await toShipping();
  await submitShipping(shop);
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'shipping' });
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  shop.checkout().send({ type: 'checkout.changeTab', tab: 'payment' });
  expect(currentTab(shop)).toBe('shipping');
  await submitShipping(shop);
  expect(shop.asked('saveDeliveryWindow')).toMatchObject([{ input: { code: 'tue-am' } }]);
  expect(currentTab(shop)).toBe('payment');
});

test('saves no delivery slot when none is chosen [SHIP-05]', async () => {
  const shop = await toShipping();
  await submitShipping(shop);
  expect(shop.asked('saveDeliveryWindow')).toEqual([]);
  expect(currentTab(shop)).toBe('payment');
});

test('names a full delivery slot and reads the others again [SHIP-05]', async () => {
  const shop = await toShipping();
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  failing(shop, 'saveDeliveryWindow', failure('refused', 'The delivery window is full. Choose another.'));
  await submitShipping(shop);
  expect(seen(shop).errors).toEqual(['The delivery window is full. Choose another.']);
  expect(currentTab(shop)).toBe('shipping');
  expect(shop.asked('readDeliveryWindows')).toHaveLength(2);
});

/** A wish whose saving fails, so that the hours are being read again until the answer is let through. */
const rereading = async () => {
  const shop = await toShipping();
  const hours = () => shop.inCheckout().deliveryWindow();
  hours().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  failing(shop, 'saveDeliveryWindow', failure('server'));
  const gate: { answer?: (offer: DeliveryOffer) => void; refuse?: (reason: unknown) => void } = {};
  shop.surprise(
    'readDeliveryWindows',
    () => new Promise((resolve, reject) => Object.assign(gate, { answer: resolve, refuse: reject })),
  );
  await submitShipping(shop);
  expect(selectAreWindowsRead(hours().getSnapshot())).toBe(false);
  await submitShipping(shop);
  return {
    shop,
    hours,
    answer: (offer: DeliveryOffer) => gate.answer?.(offer),
    refuse: (reason: unknown) => gate.refuse?.(reason),
  };
};

test('saves a delivery slot confirmed while the slots are read again [SHIP-05]', async () => {
  const { shop, answer } = await rereading();
  expect(currentTab(shop)).toBe('shipping');
  answer(deliveryOffer);
  await shop.quiet();
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: 'tue-am' } });
  expect(shop.asked('saveDeliveryWindow')).toHaveLength(2);
  expect(currentTab(shop)).toBe('payment');
});

test('names a delivery slot that filled up while the slots were read again [SHIP-05]', async () => {
  const { shop, hours, answer } = await rereading();
  answer({ windows: deliveryOffer.windows.map((window) => ({ ...window, isFull: true })), wished: null });
  await shop.quiet();
  expect(selectLostWindow(hours().getSnapshot())).toMatchObject({ code: 'tue-am' });
  expect(seen(shop).errors).toContain(
    'Tuesday 24 November, 08:00 to 12:00 has filled up. Choose other hours, or leave it to us.',
  );
  expect(currentTab(shop)).toBe('shipping');
});

test('does not save a delivery slot when the slots cannot be read, and continues without one [SHIP-05]', async () => {
  const { shop, hours, refuse } = await rereading();
  refuse(failure('network', 'You are offline.'));
  await shop.quiet();
  expect(seen(shop).errors).toContain('You are offline.');
  expect(selectChosenWindow(hours().getSnapshot())).toMatchObject({ code: 'tue-am' });
  expect(currentTab(shop)).toBe('shipping');
  await submitShipping(shop);
  expect(currentTab(shop)).toBe('payment');
  expect(selectChosenWindow(hours().getSnapshot())).toBeNull();
});

test('keeps a cancelled delivery slot cancelled when the slots are read again [SHIP-05]', async () => {
  const shop = await toShipping();
  const hours = () => shop.inCheckout().deliveryWindow();
  hours().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await submitShipping(shop);
  hours().send({ type: 'deliveryWindow.choose', code: null });
  shop.surprise('readDeliveryWindows', () => ({ ...deliveryOffer, wished: 'tue-am' }));
  hours().send({ type: 'deliveryWindow.refresh' });
  await submitShipping(shop);
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: null } });
});

test('names the delivery slot at its field when the order is refused for it [SHIP-05, BEY-07]', async () => {
  const shop = await toShipping();
  const hours = () => shop.inCheckout().deliveryWindow();
  hours().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await submitShipping(shop);
  await showPayment(shop);
  failing(
    shop,
    'sendOrder',
    failure('refused', 'The delivery window is full. Choose another one and try again.'),
  );
  shop.surprise('readDeliveryWindows', () => ({
    windows: deliveryOffer.windows.map((window) => ({ ...window, isFull: true })),
    wished: 'tue-am',
  }));
  await placeOrder(shop);
  expect(selectLostWindow(hours().getSnapshot())).toMatchObject({ code: 'tue-am' });
  expect(selectChosenWindow(hours().getSnapshot())).toBeNull();
  expect(blockers(shop)).toContainEqual({
    tab: 'shipping',
    field: 'delivery-time',
    message: 'Tuesday 24 November, 08:00 to 12:00 has filled up. Choose other hours, or leave it to us.',
  });
  await placeOrder(shop);
  expect(shop.asked('sendOrder')).toHaveLength(1);

  await submitShipping(shop);
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: null } });
  await placeOrder(shop);
  expect(seen(shop).receipt?.hours).toBeNull();
});

test('keeps the saved delivery slot on the receipt when the slots cannot be read again [SHIP-05, CHK-10]', async () => {
  const shop = await toShipping();
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await submitShipping(shop);
  await showPayment(shop);
  failing(shop, 'sendOrder', failure('cardRefused'));
  failing(shop, 'readDeliveryWindows', failure('network'));
  await placeOrder(shop);
  expect(selectAreWindowsFailed(shop.inCheckout().deliveryWindow().getSnapshot())).toBe(true);
  await placeOrder(shop);
  expect(seen(shop).receipt?.hours).toMatchObject({ code: 'tue-am' });
});

test('saves the delivery slot after the session ended in between [BEY-02]', async () => {
  const shop = await toShipping();
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  failing(shop, 'saveDeliveryWindow', failure('sessionExpired'));
  await submitShipping(shop);
  expect(shop.isParked()).toBe(true);
  await submitShipping(shop);
  expect(shop.asked('saveDeliveryWindow')).toHaveLength(2);
  expect(currentTab(shop)).toBe('payment');
});

test('continues without delivery slots when they cannot be read [SHIP-05]', async () => {
  const shop = await toDelivery();
  failing(shop, 'readDeliveryWindows', failure('server'));
  await submitDelivery(shop);
  await submitShipping(shop);
  expect(currentTab(shop)).toBe('payment');
});
