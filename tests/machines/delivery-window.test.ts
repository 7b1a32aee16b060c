/** The hours an order is wanted in, in a whole shop: asked with the estimate, saved after the method, told where they are gone (SHIP-05, BEY-02). */

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

test('hours are asked for with the estimate, and saved once the method is [SHIP-05]', async () => {
  const { shop, checkout } = await atShipping();
  expect(shop.asked('readDeliveryWindows')).toMatchObject([
    { input: { cartId: 'cart-1', countryCode: 'AU', postcode: '4000' } },
  ]);
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow')).toMatchObject([{ input: { cartId: 'cart-1', code: 'tue-am' } }]);
  expect(tabOf(shop)).toBe(3);
});

test('other hours chosen once payment was reached have to go onto the cart before anything is paid [SHIP-05, CHK-02]', async () => {
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

test('without a wish nothing more is asked [SHIP-05]', async () => {
  const { shop, checkout } = await atShipping();
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow')).toEqual([]);
  expect(tabOf(shop)).toBe(3);
});

test('hours that have filled up are said so, and the others are offered anew [SHIP-05]', async () => {
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
  const held: { answer?: (offer: DeliveryOffer) => void; refuse?: (reason: unknown) => void } = {};
  shop.surprise(
    'readDeliveryWindows',
    () => new Promise((resolve, reject) => Object.assign(held, { answer: resolve, refuse: reject })),
  );
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(hours().getSnapshot().value).toBe('reading');
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  return {
    shop,
    checkout,
    hours,
    answer: (offer: DeliveryOffer) => held.answer?.(offer),
    refuse: (reason: unknown) => held.refuse?.(reason),
  };
};

test('a wish confirmed while the hours are read again is saved as soon as they are there [SHIP-05]', async () => {
  const { shop, checkout, answer } = await rereading();
  expect(tabOf(shop)).toBe(2);
  answer(deliveryOffer);
  await shop.quiet();
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: 'tue-am' } });
  expect(shop.asked('saveDeliveryWindow')).toHaveLength(2);
  expect(checkout.getSnapshot().context.hours).toMatchObject({ code: 'tue-am' });
  expect(tabOf(shop)).toBe(3);
});

test('a wish confirmed while the hours are read again, and gone by then, is said to be so [SHIP-05]', async () => {
  const { shop, checkout, hours, answer } = await rereading();
  answer({ windows: deliveryOffer.windows.map((window) => ({ ...window, isFull: true })), wished: null });
  await shop.quiet();
  expect(selectLostWindow(hours().getSnapshot())).toMatchObject({ code: 'tue-am' });
  expect(checkout.getSnapshot().context.errors).toContain(
    'Tuesday 24 November, 08:00 to 12:00 has filled up. Choose other hours, or leave it to us.',
  );
  expect(tabOf(shop)).toBe(2);
});

test('a wish confirmed while the hours cannot be read is not said to be saved; whoever goes on is shown the soonest [SHIP-05]', async () => {
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

test('a wish that is taken back stays so when the hours are read again [SHIP-05]', async () => {
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

test('an order refused for hours that somebody else took: said at their field, and cured by other ones [SHIP-05, BEY-07]', async () => {
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

test('hours that are on the cart stay on the receipt where they cannot be read again [SHIP-05, CHK-10]', async () => {
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

test('an expired session parks the saving, wish included [BEY-02]', async () => {
  const { shop, checkout } = await atShipping();
  shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  failing(shop, 'saveDeliveryWindow', failure('sessionExpired'));
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.actor.getSnapshot().context.parked).toEqual([{ type: 'checkout.submitShipping' }]);
  await sendTo(checkout, { type: 'checkout.submitShipping' });
  expect(shop.asked('saveDeliveryWindow')).toHaveLength(2);
  expect(tabOf(shop)).toBe(3);
});

test('hours that cannot be read hold nobody up [SHIP-05]', async () => {
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

test('the receipt names the hours that are on the cart, not those merely looked at [SHIP-05, CHK-10]', async () => {
  const wished = await atShipping();
  wished.shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
  expect(wished.checkout.getSnapshot().context.hours).toBeNull();
  await sendTo(wished.checkout, { type: 'checkout.submitShipping' });
  wished.shop.inCheckout().payment().send({ type: 'payment.showFields' });
  await wished.shop.quiet();
  await placeOrder(wished.shop);
  expect(wished.checkout.getSnapshot().context.receipt?.hours).toMatchObject({ code: 'tue-am' });
});
