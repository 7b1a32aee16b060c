/** Delivery slots: read with the estimate, saved after the method, named when full. */

import { expect, test } from 'vitest';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { selectChosenWindow, selectLostWindow } from '#machines/delivery-window/delivery-window.selectors.ts';
import type { DeliveryOffer } from '#machines/domain/delivery-window.ts';
import { brisbane, deliveryOffer, failure, lineOf, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, failing } from './fake-services.ts';
import { showPayment, placeOrder } from './walk.ts';

const atShipping = async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  await shop.quiet();
  const checkout = shop.checkout();
  await sendTo(checkout, { type: 'checkout.begin' });
  await sendTo(checkout, { type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await sendTo(checkout, { type: 'checkout.submitDelivery', address: brisbane });
  return { shop, checkout };
};

const tabOf = (shop: Awaited<ReturnType<typeof atShipping>>['shop']): number =>
  shop.inCheckout().tabs().getSnapshot().context.current;

test('reads delivery slots with the estimate and saves the chosen one after the method [SHIP-05]', async () => {
  const { shop, checkout } = await atShipping();
  expect(shop.asked('readDeliveryWindows')).toMatchObject([
    { input: { cartId: 'cart-1', countryCode: 'AU', postcode: '4000' } },
  ]);
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow')).toMatchObject([{ input: { cartId: 'cart-1', code: 'tue-am' } }]);
  expect(tabOf(shop)).toBe(3);
});

test('saves another delivery slot before the payment tab opens again [SHIP-05, CHK-02]', async () => {
  const { shop, checkout } = await atShipping();
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  checkout.send({ type: 'checkout.changeTab', tab: 'shipping' });
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  checkout.send({ type: 'checkout.changeTab', tab: 'payment' });
  expect(tabOf(shop)).toBe(2);
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow')).toMatchObject([{ input: { code: 'tue-am' } }]);
  expect(tabOf(shop)).toBe(3);
});

test('saves no delivery slot when none is chosen [SHIP-05]', async () => {
  const { shop, checkout } = await atShipping();
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow')).toEqual([]);
  expect(tabOf(shop)).toBe(3);
});

test('names a full delivery slot and reads the others again [SHIP-05]', async () => {
  const { shop, checkout } = await atShipping();
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  failing(shop, 'saveDeliveryWindow', failure('refused', 'The delivery window is full. Choose another.'));
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(checkout.getSnapshot().context.errors).toEqual(['The delivery window is full. Choose another.']);
  expect(tabOf(shop)).toBe(2);
  expect(shop.asked('readDeliveryWindows')).toHaveLength(2);
});

/** A wish whose saving fails, so that the hours are being read again until the answer is let through. */
const rereading = async () => {
  const { shop, checkout } = await atShipping();
  const hours = () => shop.inCheckout().deliveryWindow();
  hours().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  failing(shop, 'saveDeliveryWindow', failure('server'));
  const gate: { answer?: (offer: DeliveryOffer) => void; refuse?: (reason: unknown) => void } = {};
  shop.surprise(
    'readDeliveryWindows',
    () => new Promise((resolve, reject) => Object.assign(gate, { answer: resolve, refuse: reject })),
  );
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(hours().getSnapshot().value).toBe('reading');
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  return {
    shop,
    checkout,
    hours,
    answer: (offer: DeliveryOffer) => gate.answer?.(offer),
    refuse: (reason: unknown) => gate.refuse?.(reason),
  };
};

test('saves a delivery slot confirmed while the slots are read again [SHIP-05]', async () => {
  const { shop, checkout, answer } = await rereading();
  expect(tabOf(shop)).toBe(2);
  answer(deliveryOffer);
  await shop.quiet();
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: 'tue-am' } });
  expect(shop.asked('saveDeliveryWindow')).toHaveLength(2);
  expect(checkout.getSnapshot().context.hours).toMatchObject({ code: 'tue-am' });
  expect(tabOf(shop)).toBe(3);
});

test('names a delivery slot that filled up while the slots were read again [SHIP-05]', async () => {
  const { shop, checkout, hours, answer } = await rereading();
  answer({ windows: deliveryOffer.windows.map((window) => ({ ...window, isFull: true })), wished: null });
  await shop.quiet();
  expect(selectLostWindow(hours().getSnapshot())).toMatchObject({ code: 'tue-am' });
  expect(checkout.getSnapshot().context.errors).toContain(
    'Tuesday 24 November, 08:00 to 12:00 has filled up. Choose other hours, or leave it to us.',
  );
  expect(tabOf(shop)).toBe(2);
});

test('does not save a delivery slot when the slots cannot be read, and continues without one [SHIP-05]', async () => {
  const { shop, checkout, hours, refuse } = await rereading();
  refuse(failure('network', 'You are offline.'));
  await shop.quiet();
  expect(checkout.getSnapshot().context.errors).toContain('You are offline.');
  expect(selectChosenWindow(hours().getSnapshot())).toMatchObject({ code: 'tue-am' });
  expect(tabOf(shop)).toBe(2);
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(tabOf(shop)).toBe(3);
  expect(selectChosenWindow(hours().getSnapshot())).toBeNull();
  expect(checkout.getSnapshot().context.hours).toBeNull();
});

test('keeps a cancelled delivery slot cancelled when the slots are read again [SHIP-05]', async () => {
  const { shop, checkout } = await atShipping();
  const hours = () => shop.inCheckout().deliveryWindow();
  hours().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  hours().send({ type: 'deliveryWindow.choose', code: null });
  shop.surprise('readDeliveryWindows', () => ({ ...deliveryOffer, wished: 'tue-am' }));
  hours().send({ type: 'deliveryWindow.refresh' });
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: null } });
  expect(checkout.getSnapshot().context.hours).toBeNull();
});

test('names the delivery slot at its field when the order is refused for it [SHIP-05, BEY-07]', async () => {
  const { shop, checkout } = await atShipping();
  const hours = () => shop.inCheckout().deliveryWindow();
  hours().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await sendTo(checkout, { type: 'checkout.submitShipping' });
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
  expect(selectObstacles(checkout.getSnapshot())).toContainEqual({
    tab: 'shipping',
    field: 'delivery-time',
    message: 'Tuesday 24 November, 08:00 to 12:00 has filled up. Choose other hours, or leave it to us.',
  });
  await placeOrder(shop);
  expect(shop.asked('sendOrder')).toHaveLength(1);

  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: null } });
  await placeOrder(shop);
  expect(checkout.getSnapshot().context.receipt?.hours).toBeNull();
});

test('keeps the saved delivery slot on the receipt when the slots cannot be read again [SHIP-05, CHK-10]', async () => {
  const { shop, checkout } = await atShipping();
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  await showPayment(shop);
  failing(shop, 'sendOrder', failure('cardRefused'));
  failing(shop, 'readDeliveryWindows', failure('network'));
  await placeOrder(shop);
  expect(shop.inCheckout().deliveryWindow().getSnapshot().value).toBe('failed');
  await placeOrder(shop);
  expect(checkout.getSnapshot().context.receipt?.hours).toMatchObject({ code: 'tue-am' });
});

test('saves the delivery slot after the session ended in between [BEY-02]', async () => {
  const { shop, checkout } = await atShipping();
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  failing(shop, 'saveDeliveryWindow', failure('sessionExpired'));
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.actor.getSnapshot().context.parked).toEqual([{ type: 'checkout.submitShipping' }]);
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow')).toHaveLength(2);
  expect(tabOf(shop)).toBe(3);
});

test('continues without delivery slots when they cannot be read [SHIP-05]', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  failing(shop, 'readDeliveryWindows', failure('server'));
  await shop.quiet();
  const checkout = shop.checkout();
  await sendTo(checkout, { type: 'checkout.begin' });
  await sendTo(checkout, { type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await sendTo(checkout, { type: 'checkout.submitDelivery', address: brisbane });
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(tabOf(shop)).toBe(3);
});

test('names the saved delivery slot on the receipt [SHIP-05, CHK-10]', async () => {
  const wished = await atShipping();
  wished.shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  expect(wished.checkout.getSnapshot().context.hours).toBeNull();
  await sendTo(wished.checkout, { type: 'checkout.submitShipping' });
  wished.shop.inCheckout().payment().send({ type: 'payment.showFields' });
  await wished.shop.quiet();
  await placeOrder(wished.shop);
  expect(wished.checkout.getSnapshot().context.receipt?.hours).toMatchObject({ code: 'tue-am' });
});
