/** The checkout with its children on the test's services, from the first tab to the receipt: CHK-05, CHK-06, CHK-16, SHIP-01, BEY-01, BEY-16. */

import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { brisbane, express, failure, free, incomplete, perth } from '../models/goods.ts';
import { failing, openShop } from './fake-services.ts';
import {
  begin,
  context,
  currentTab,
  furthest,
  placeOrder,
  state,
  toDelivery,
  toPayment,
  toShipping,
  twoLines,
} from './walk.ts';

describe('checkout: the whole way', () => {
  test('CHK-06 a guest goes through four tabs and the order is placed once', async () => {
    const shop = await toPayment();
    expect(currentTab(shop)).toBe('payment');
    await placeOrder(shop);
    expect(state(shop)).toBe('"finished"');
    expect(shop.asked('sendOrder')).toHaveLength(1);
    const tabs = shop.facts.flatMap((fact) => (fact.type === 'checkout.tabChanged' ? fact.tab : []));
    expect(tabs.filter((tab, index) => tab !== tabs[index - 1])).toEqual([
      'account',
      'delivery',
      'shipping',
      'payment',
    ]);
    expect(shop.types().filter((type) => /^checkout\.(started|lock|order|failed)/.test(type))).toEqual([
      'checkout.started',
      'checkout.lockWanted',
      'checkout.orderUnderWay',
      'checkout.orderPlaced',
    ]);
    expect(shop.facts.find(({ type }) => type === 'checkout.orderPlaced')).toMatchObject({
      receipt: { orderNumber: '000000042', email: 'rosa@example.com', paymentLabel: 'Visa ending in 1111' },
    });
  });

  test('CHK-13 the order carries cart, e-mail, both addresses, method, nonce and what the shopper saw', async () => {
    const shop = await toPayment();
    await placeOrder(shop);
    expect(shop.asked('sendOrder')[0]?.input).toMatchObject({
      request: {
        cartId: 'cart-1',
        email: 'rosa@example.com',
        delivery: brisbane,
        billing: brisbane,
        method: { methodCode: 'standard' },
        payment: { method: 'braintree', nonce: 'nonce-1' },
        seen: { lines: twoLines },
      },
    });
  });

  test('PAY-04 a double click places one order', async () => {
    const shop = await toPayment();
    shop.checkout().send({ type: 'checkout.placeOrder' });
    shop.checkout().send({ type: 'checkout.placeOrder' });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')).toHaveLength(1);
  });

  test('CHK-05 beginning takes over what this browser saved; without a cart it waits for one', async () => {
    const shop = openShop();
    shop.keepDraft({ email: 'saved@example.com', delivery: perth, billing: perth, isBillingSame: false });
    shop.checkout().send({ type: 'checkout.begin' });
    await shop.quiet();
    expect(state(shop)).toBe('"waiting"');
    shop.cart().send({
      type: 'cart.addItem',
      line: { sku: 'WATER-15', name: 'Water', quantity: 1, chosen: nothingChosen },
    });
    await shop.quiet();
    expect(state(shop)).toBe('{"open":"editing"}');
    expect(context(shop)).toMatchObject({
      email: 'saved@example.com',
      delivery: perth,
      isBillingSame: false,
    });
  });

  test('CHK-05 cancelling closes, and beginning again begins afresh', async () => {
    const shop = await toPayment();
    shop.checkout().send({ type: 'checkout.cancel' });
    expect(state(shop)).toBe('"closed"');
    shop.checkout().send({ type: 'checkout.begin' });
    await shop.quiet();
    expect(currentTab(shop)).toBe('account');
    expect(context(shop)).toMatchObject({ email: '', method: null, totals: null });
  });

  test('CHK-05 storage that cannot be read keeps no one from beginning', async () => {
    const shop = openShop({ cartId: 'cart-1', lines: twoLines });
    failing(shop, 'loadCheckout', failure('unexpected'));
    await shop.quiet();
    shop.checkout().send({ type: 'checkout.begin' });
    await shop.quiet();
    expect(state(shop)).toBe('{"open":"editing"}');
  });
});

describe('checkout: one tab after another', () => {
  test('CHK-04 a rejected e-mail is told and keeps the shopper on the account tab', async () => {
    const shop = await begin();
    failing(shop, 'submitStep', failure('refused', 'Please enter a valid email.'));
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@nowhere' });
    await shop.quiet();
    expect(currentTab(shop)).toBe('account');
    expect(state(shop)).toBe('{"open":"editing"}');
    expect(context(shop).errors).toEqual(['Please enter a valid email.']);
  });

  test('CHK-16 the estimate starts as soon as the address is complete, so a method is already chosen', async () => {
    const shop = await toDelivery();
    shop.checkout().send({ type: 'checkout.changeDelivery', address: incomplete });
    await shop.quiet();
    expect(shop.asked('estimateShipping')).toHaveLength(0);
    shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
    await shop.quiet();
    expect(shop.asked('estimateShipping')).toHaveLength(1);
    expect(context(shop).method).toMatchObject({ methodCode: 'standard' });
    expect(currentTab(shop)).toBe('delivery');
    shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
    await shop.quiet();
    expect(shop.asked('estimateShipping')).toHaveLength(1);
    expect(currentTab(shop)).toBe('shipping');
  });

  test('CHK-16 a failed estimate is told, clears the method and lowers the furthest tab to delivery', async () => {
    const shop = await toPayment();
    failing(shop, 'estimateShipping', failure('server'));
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
    await shop.quiet();
    expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
    expect(context(shop)).toMatchObject({
      method: null,
      totals: null,
      errors: ['Unable to get shipping methods'],
    });
    expect(shop.facts).toContainEqual({
      type: 'checkout.failed',
      message: 'Unable to get shipping methods',
      asked: null,
    });
  });

  test('BEY-04 BEY-07 a changed address closes shipping and payment and forgets method and totals', async () => {
    const shop = await toPayment();
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    shop.checkout().send({ type: 'checkout.changeDelivery', address: incomplete });
    await shop.quiet();
    expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
    expect(context(shop)).toMatchObject({ method: null, totals: null });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')).toHaveLength(0);
    const named = () => selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field);
    expect(named()).toEqual(['shipping-postcode', 'shipping-methods']);
    // each is gone as soon as it is cured
    shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
    await shop.quiet();
    expect(named()).toEqual(['shipping-methods']);
    shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
    await shop.quiet();
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await shop.quiet();
    expect(named()).toEqual([]);
    shop.checkout().send({ type: 'checkout.changeDelivery', address: incomplete });
    await shop.quiet();
    expect(named(), 'nobody has asked for the order again').toEqual([]);
  });

  test('BEY-04 an address changed by submitting it forgets method and totals just the same', async () => {
    const shop = await toPayment();
    failing(shop, 'submitStep', failure('refused', 'We do not know that suburb.'));
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    shop.checkout().send({ type: 'checkout.submitDelivery', address: perth });
    await shop.quiet();
    expect(context(shop)).toMatchObject({ delivery: perth, totals: null });
    expect(furthest(shop)).toBe(1);
  });

  test('SHIP-02 another method closes payment until it is saved', async () => {
    const shop = await toPayment();
    shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: express });
    await shop.quiet();
    expect(furthest(shop)).toBe(2);
    expect(context(shop)).toMatchObject({ method: express, totals: null });
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await shop.quiet();
    expect(currentTab(shop)).toBe('payment');
    expect(shop.asked('saveShippingInformation').at(-1)?.input).toMatchObject({ method: express });
  });

  test.each([
    [
      'a message of the server',
      (usual: () => unknown) => ({ ...(usual() as object), message: 'No courier today.' }),
      'No courier today.',
    ],
    ['a failure', () => Promise.reject(failure('server')), 'Error setting shipping method'],
  ] as const)('SHIP-02 %s is told as an error and the method cleared', async (_, surprise, message) => {
    const shop = await toShipping();
    shop.surprise('saveShippingInformation', surprise);
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await shop.quiet();
    expect(currentTab(shop)).toBe('shipping');
    expect(context(shop)).toMatchObject({ method: null, errors: [message] });
    expect(shop.facts).toContainEqual({ type: 'checkout.failed', message, asked: null });
  });

  test('SHIP-01 nobody delivers there: delivery stays the furthest tab', async () => {
    const shop = await toDelivery();
    shop.surprise('estimateShipping', () => []);
    shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
    await shop.quiet();
    expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
    expect(state(shop)).toBe('{"open":"editing"}');
  });

  test('SHIP-01 a free method among the offers is the one chosen', async () => {
    const shop = await toDelivery();
    shop.surprise('estimateShipping', () => [express, free]);
    shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
    await shop.quiet();
    expect(context(shop).method).toEqual(free);
  });

  test('CART-09 a cart that changes in the middle makes delivery be chosen anew', async () => {
    const shop = await toPayment();
    shop.cart().send({
      type: 'cart.updateItem',
      lineId: '1',
      line: { sku: 'WATER-15', name: 'Water', quantity: 9, chosen: nothingChosen },
    });
    shop.cart().send({ type: 'cart.settle' });
    await shop.quiet();
    expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
    expect(context(shop)).toMatchObject({ method: null, totals: null });
  });

  test('CART-09 an emptied cart sends the checkout back to waiting', async () => {
    const shop = await toPayment();
    for (const line of twoLines) shop.cart().send({ type: 'cart.removeItem', lineId: line.id, line });
    await shop.quiet();
    await shop.quiet();
    expect(state(shop)).toBe('"waiting"');
  });
});
