/** The checkout while an order is placed. */

import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectIsOutcomeUnknown } from '#machines/order/order.selectors.ts';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { selectPaymentMethods } from '#machines/payment/payment.selectors.ts';
import { cups, express, failure, lineOf, perth, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing } from './fake-services.ts';
import {
  currentTab,
  furthest,
  seen,
  stage,
  locks,
  allLocked,
  noneLocked,
  placeOrder,
  toPayment,
  dearer,
} from './walk.ts';

describe('an order that comes to nothing', () => {
  test('a refused order returns to a working form, with the reason, and can be placed again [BEY-01]', async () => {
    const shop = await toPayment();
    failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
    await placeOrder(shop);
    expect(stage(shop)).toBe('open');
    expect(currentTab(shop)).toBe('payment');
    expect(seen(shop).errors).toEqual(['Your card was declined.']);
    expect(locks(shop)).toEqual(noneLocked);
    await placeOrder(shop);
    expect(stage(shop)).toBe('finished');
    expect(seen(shop).errors).toEqual([]);
  });

  test.each([
    failure('cardIncomplete', 'Check the number.'),
    { ...failure('cardRefused', 'Not accepted.'), fieldMessages: { number: 'Check it.' } },
    { ...failure('network', 'The card provider could not be reached.'), fieldMessages: {} },
  ])('shows $message on the page and releases the locks, without an order [PAY-02]', async (reason) => {
    const shop = await toPayment();
    shop.surprise('tokenize', () => ({ type: 'card.refused', failure: reason }));
    await placeOrder(shop);
    expect(seen(shop).errors).toEqual([reason.message]);
    expect([stage(shop), locks(shop)]).toEqual(['open', noneLocked]);
    expect(shop.asked('sendOrder')).toHaveLength(0);
  });

  test('a cart that changed elsewhere stops the order, names the change and is read again [BEY-16]', async () => {
    const shop = await toPayment();
    shop.changeCart([lineOf('1', water(2))]);
    await placeOrder(shop);
    expect(shop.asked('sendOrder')).toHaveLength(0);
    expect(seen(shop).errors).toEqual(['Paper cups is no longer available and has left your cart.']);
    expect(seen(shop).cart?.lines).toHaveLength(1);
    expect([currentTab(shop), furthest(shop), locks(shop)]).toEqual(['delivery', 1, noneLocked]);
  });

  test('leads back to the delivery when only the total changed [BEY-16]', async () => {
    const shop = await toPayment();
    shop.surprise('rereadCart', dearer);
    shop.surprise('readCart', dearer);
    await placeOrder(shop);
    expect(seen(shop).errors).toEqual(['The total of your order has changed.']);
    expect(seen(shop).totals).toBeNull();
    expect(furthest(shop)).toBeLessThan(3);
  });

  test('replaces a cart that is missing when it is ordered, with its lines [CART-05, BEY-03]', async () => {
    const shop = await toPayment();
    failing(shop, 'rereadCart', failure('cartMissing'));
    failing(shop, 'readCart', failure('cartMissing'));
    await placeOrder(shop);
    await shop.quiet();
    expect(shop.asked('sendOrder')).toEqual([]);
    expect(shop.types()).toContain('cart.recreated');
    const { cart } = seen(shop);
    expect([cart?.id, cart?.lines.length, locks(shop)]).toEqual(['cart-2', 2, noneLocked]);
  });

  test('finds an order placed whose answer was lost [BEY-01]', async () => {
    const shop = await toPayment();
    shop.surprise('sendOrder', (usual) => {
      usual();
      return Promise.reject(failure('network'));
    });
    await placeOrder(shop);
    expect(stage(shop)).toBe('finished');
    expect(shop.asked('sendOrder')).toHaveLength(1);
  });

  test('allows no payment while the outcome is unknown, and reads it again [BEY-01]', async () => {
    const shop = await toPayment();
    failing(shop, 'sendOrder', failure('network'));
    failing(shop, 'readOrderState', failure('network'));
    await placeOrder(shop);
    expect(selectIsOutcomeUnknown(shop.inCheckout().order().getSnapshot())).toBe(true);
    await placeOrder(shop);
    expect([shop.asked('sendOrder').length, locks(shop)]).toEqual([1, allLocked]);
    shop.clock.increment(4000);
    await shop.quiet();
    expect(shop.asked('readOrderState')).toHaveLength(2);
    expect(locks(shop)).toEqual(allLocked);
    shop.clock.increment(16_000);
    await shop.quiet();
    expect(stage(shop)).toBe('open');
    expect(seen(shop).errors[0]).toMatch(/safe to place it again/);
  });
});

describe('while money moves', () => {
  test('locks the cart before the payment and after the write under way [BEY-06]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'readCart');
    shop.cart().send({ type: 'cart.load' });
    await placeOrder(shop);
    expect(stage(shop)).toBe('placing');
    expect(shop.asked('rereadCart')).toHaveLength(0);
    await release();
    await shop.quiet();
    expect(stage(shop)).toBe('finished');
  });

  const straws = { sku: 'STRAWS', name: 'Straws', quantity: 1, chosen: nothingChosen };
  test.each([
    ['another quantity', { type: 'cart.updateItem', lineId: '1', line: water(90) }, null, 'open'],
    [
      'other products at the same price',
      { type: 'cart.updateItem', lineId: '1', line: water(2) },
      [lineOf('1', water(2)), lineOf('3', straws)],
      'open',
    ],
    ['nothing in it', { type: 'cart.removeItem', lineId: '1', line: water(1) }, [], 'waiting'],
  ] as const)(
    'does not order a cart with %s since the button was pressed [BEY-16]',
    async (_, change, lines, after) => {
      const shop = await toPayment();
      const release = held(shop, 'writeCart');
      shop.cart().send(change);
      await placeOrder(shop);
      if (lines !== null) shop.changeCart(lines);
      await release();
      expect(shop.asked('sendOrder')).toEqual([]);
      expect([stage(shop), locks(shop)]).toEqual([after, noneLocked]);
    },
  );

  test('additions during an order go into the next cart [BEY-06]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'sendOrder');
    await placeOrder(shop);
    await sendTo(shop.cart(), { type: 'cart.addItem', line: cups(3) });
    expect(shop.asked('writeCart')).toHaveLength(0);
    await release();
    await shop.quiet();
    expect(shop.asked('writeCart').map(({ input }) => input)).toMatchObject([{ cartId: 'cart-2' }]);
  });

  test('ignores cancelling, other tabs and other addresses during an order [BEY-06]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'sendOrder');
    await placeOrder(shop);
    shop.checkout().send({ type: 'checkout.cancel' });
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
    await sendTo(shop.checkout(), { type: 'checkout.changeBilling', address: perth, isSame: false });
    expect(currentTab(shop)).toBe('payment');
    expect(seen(shop).delivery.city).toBe('Brisbane');
    await release();
    expect(stage(shop)).toBe('finished');
  });

  test('another method chosen during an order does not change it [BEY-06]', async () => {
    const shop = await toPayment();
    const release = held(shop, 'readCart');
    shop.cart().send({ type: 'cart.load' });
    await placeOrder(shop);
    shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: express });
    await release();
    await shop.quiet();
    expect(shop.death).toEqual([]);
    expect(stage(shop)).toBe('finished');
    expect(shop.asked('sendOrder')[0]?.input).toMatchObject({
      request: { method: { methodCode: 'standard' } },
    });
  });

  test('another payment method chosen during an order does not block it [BEY-06]', async () => {
    const shop = await toPayment();
    shop.surprise('tokenize', () => undefined);
    const payment = shop.inCheckout().payment();
    const methods = [
      ...selectPaymentMethods(payment.getSnapshot()),
      { code: 'purchaseorder', title: 'Purchase order' },
    ];
    payment.send({ type: 'payment.syncMethods', methods });
    await placeOrder(shop);
    payment.send({ type: 'payment.chooseMethod', code: 'purchaseorder' });
    shop.provider({ type: 'card.tokenized', nonce: 'n', cardType: 'Visa', lastFour: '1111' } as never);
    await shop.quiet();
    expect(['finished', 'open']).toContain(stage(shop));
  });

  test('drops the ordered cart after the order and begins with a new one [CHK-06]', async () => {
    const shop = await toPayment();
    await placeOrder(shop);
    await shop.quiet();
    expect(shop.types()).toEqual(expect.arrayContaining(['cart.dropped', 'cart.created']));
    expect(shop.ofType('cart.created').at(-1)).toMatchObject({ cartId: 'cart-2' });
    expect([selectCart(shop.cart().getSnapshot()), locks(shop)]).toEqual([null, noneLocked]);
    shop.checkout().send({ type: 'checkout.begin' });
    expect(stage(shop)).toBe('waiting');
    await sendTo(shop.cart(), {
      type: 'cart.addItem',
      line: { sku: 'WATER-15', name: 'Water', quantity: 1, chosen: nothingChosen },
    });
    expect(stage(shop)).toBe('open');
  });
});
