/** Delivery slots: read with the estimate, saved after the method, named when full. */

import { expect, test } from 'vitest';
import {
  selectAreWindowsFailed,
  selectChosenWindow,
  selectLostWindow,
} from '#machines/checkout/delivery-window/delivery-window.selectors.ts';
import { selectMethods } from '#machines/checkout/shipping/shipping.selectors.ts';
import { courier, deliveryOffer, express, failure, free } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { toPayment, toShipping } from './walk.ts';

const full = deliveryOffer.windows.map((window) => ({ ...window, isFull: true }));
const filledUp = 'Tuesday 24 November, 8 am to 12 pm has filled up. Choose other hours, or leave it to us.';

test('reads delivery slots with the estimate and saves the chosen one after the method [SHIP-05]', async () => {
  const shop = await toShipping();
  expect(shop.asked('readDeliveryWindows')).toMatchObject([
    { input: { cartId: 'cart-1', countryCode: 'AU', postcode: '4000' } },
  ]);
  shop.chooseSlot('tue-am');
  await shop.submitShipping();
  expect(shop.asked('saveDeliveryWindow')).toMatchObject([{ input: { cartId: 'cart-1', code: 'tue-am' } }]);
  expect(shop.tab()).toBe('payment');
});

test('names the delivery slot at its field when the order is refused for it [SHIP-05 BEY-07]', async () => {
  const shop = await toShipping();
  const hours = () => shop.inCheckout().deliveryWindow();
  shop.chooseSlot('tue-am');
  await shop.submitShipping();
  await shop.showPayment();
  const refusal = 'The delivery window is full. Choose another one and try again.';
  failing(shop, 'sendOrder', failure('refused', refusal));
  shop.surprise('readDeliveryWindows', () => ({ windows: full, wished: 'tue-am' }));
  await shop.placeOrder();
  expect(selectLostWindow(hours().getSnapshot())).toMatchObject({ code: 'tue-am' });
  expect(selectChosenWindow(hours().getSnapshot())).toBeNull();
  expect(shop.blockers()).toContainEqual({ tab: 'shipping', field: 'delivery.time', message: filledUp });
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toHaveLength(1);

  await shop.submitShipping();
  expect(shop.asked('saveDeliveryWindow').at(-1)).toMatchObject({ input: { code: null } });
  await shop.placeOrder();
  expect(shop.seen().receipt?.hours).toBeNull();
});

test('keeps the saved delivery slot on the receipt when the slots cannot be read again [SHIP-05 CHK-10]', async () => {
  const shop = await toShipping();
  shop.chooseSlot('tue-am');
  await shop.submitShipping();
  await shop.showPayment();
  failing(shop, 'sendOrder', failure('cardRefused'));
  failing(shop, 'readDeliveryWindows', failure('network'));
  await shop.placeOrder();
  expect(selectAreWindowsFailed(shop.inCheckout().deliveryWindow().getSnapshot())).toBe(true);
  await shop.placeOrder();
  expect(shop.seen().receipt?.hours).toMatchObject({ code: 'tue-am' });
});

const gratis = { ...courier, price: { ...courier.price, cents: 0 } };

const applyCode = async (shop: FakeShop): Promise<void> => {
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'SHIPFREE' });
};

test('a code changes the offered prices on the shipping tab and keeps the choice [SHIP-01 PROMO-01]', async () => {
  const shop = await toShipping();
  shop.chooseMethod(courier);
  await shop.quiet();
  shop.surprise('estimateShipping', () => [gratis, express]);
  await applyCode(shop);
  expect(shop.asked('estimateShipping')).toHaveLength(2);
  expect(selectMethods(shop.inCheckout().shipping().getSnapshot())).toEqual([gratis, express]);
  expect(shop.seen()).toMatchObject({ method: gratis, totals: null });
  expect(shop.tab()).toBe('shipping');
});

test('a method that is not offered any more clears the totals and leads back [SHIP-01 CHK-08]', async () => {
  const shop = await toPayment();
  shop.surprise('estimateShipping', () => [free]);
  await applyCode(shop);
  expect(shop.seen()).toMatchObject({ method: free, totals: null });
  expect([shop.tab(), shop.furthest()]).toEqual(['shipping', 2]);
  const [message = ''] = shop.seen().messages;
  expect(message).toBe(
    'The delivery method you chose is not offered any more. Please choose how we deliver.',
  );
  shop.draft().send({ type: 'draft.dismiss', message });
  expect(shop.seen().messages).toEqual([]);
});

test('a code applied in another tab updates totals and prices here [PROMO-01 BEY-05]', async () => {
  const shop = await toPayment();
  const sumsRead = shop.asked('readTotals').length;
  const estimates = shop.asked('estimateShipping').length;
  shop.surprise('readCart', (usual) => ({
    ...(usual() as object),
    discount: { cents: -500, currency: 'AUD' },
  }));
  await sendTo(shop.cart(), { type: 'cart.load' });
  expect(shop.asked('readTotals')).toHaveLength(sumsRead + 1);
  expect([shop.asked('estimateShipping').length, shop.tab()]).toEqual([estimates + 1, 'payment']);
  expect(shop.seen().totals).not.toBeNull();
});
