/** The checkout with its children on fake services, from the first tab to the receipt. */

import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { brisbane, express, failure, incomplete, perth } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, failing } from './fake-services.ts';
import {
  twoLines,
  currentTab,
  furthest,
  seen,
  stage,
  beginCheckout,
  submitEmail,
  changeDelivery,
  submitDelivery,
  submitShipping,
  placeOrder,
  begin,
  toDelivery,
  toShipping,
  toPayment,
} from './walk.ts';

describe('checkout: the whole way', () => {
  test('a guest walks through four tabs, and three presses place one order with all its parts [CHK-06, CHK-13]', async () => {
    const shop = await toPayment();
    expect(currentTab(shop)).toBe('payment');
    shop.checkout().send({ type: 'checkout.placeOrder' });
    shop.checkout().send({ type: 'checkout.placeOrder' });
    await placeOrder(shop);
    expect(stage(shop)).toBe('finished');
    expect(shop.asked('sendOrder')).toMatchObject([
      {
        input: {
          request: {
            cartId: 'cart-1',
            email: 'rosa@example.com',
            delivery: brisbane,
            billing: brisbane,
            method: { methodCode: 'standard' },
            payment: { method: 'braintree', nonce: 'nonce-1' },
            seen: { lines: twoLines },
          },
        },
      },
    ]);
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

  test('begins with the saved draft and waits for a cart [CHK-05]', async () => {
    const shop = openShop();
    shop.keepDraft({ email: 'saved@example.com', delivery: perth, billing: perth, isBillingSame: false });
    await beginCheckout(shop);
    expect(stage(shop)).toBe('waiting');
    await sendTo(shop.cart(), {
      type: 'cart.addItem',
      line: { sku: 'WATER-15', name: 'Water', quantity: 1, chosen: nothingChosen },
    });
    expect(stage(shop)).toBe('open');
    expect(seen(shop)).toMatchObject({ email: 'saved@example.com', delivery: perth, isBillingSame: false });
  });

  test('cancelling closes, and beginning again begins afresh [CHK-05]', async () => {
    const shop = await toPayment();
    shop.checkout().send({ type: 'checkout.cancel' });
    expect(stage(shop)).toBe('closed');
    await beginCheckout(shop);
    expect(currentTab(shop)).toBe('account');
    expect(seen(shop)).toMatchObject({ email: '', method: null, totals: null });
  });

  test('begins although the saved draft cannot be read [CHK-05]', async () => {
    const shop = openShop({ cartId: 'cart-1', lines: twoLines });
    failing(shop, 'loadCheckout', failure('unexpected'));
    await shop.quiet();
    await beginCheckout(shop);
    expect(stage(shop)).toBe('open');
  });
});

describe('checkout: one tab after another', () => {
  test('a rejected e-mail is told and keeps the shopper on the account tab [CHK-04]', async () => {
    const shop = await begin();
    failing(shop, 'submitStep', failure('refused', 'Please enter a valid email.'));
    await submitEmail(shop, 'rosa@nowhere');
    expect(currentTab(shop)).toBe('account');
    expect(stage(shop)).toBe('open');
    expect(seen(shop).errors).toEqual(['Please enter a valid email.']);
  });

  test('the estimate starts as soon as the address is complete, so a method is already chosen [CHK-16]', async () => {
    const shop = await toDelivery();
    await changeDelivery(shop, incomplete);
    expect(shop.asked('estimateShipping')).toHaveLength(0);
    await changeDelivery(shop, brisbane);
    expect(shop.asked('estimateShipping')).toHaveLength(1);
    expect(seen(shop).method).toMatchObject({ methodCode: 'standard' });
    expect(currentTab(shop)).toBe('delivery');
    await submitDelivery(shop, brisbane);
    expect(shop.asked('estimateShipping')).toHaveLength(1);
    expect(currentTab(shop)).toBe('shipping');
  });

  test('a failed estimate clears the method and leads back to the delivery tab [CHK-16]', async () => {
    const shop = await toPayment();
    failing(shop, 'estimateShipping', failure('server'));
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    await changeDelivery(shop, perth);
    expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
    expect(seen(shop)).toMatchObject({
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

  test('a changed address closes shipping and payment and forgets method and totals [BEY-04, BEY-07]', async () => {
    const shop = await toPayment();
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    await changeDelivery(shop, incomplete);
    expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
    expect(seen(shop)).toMatchObject({ method: null, totals: null });
    await placeOrder(shop);
    expect(shop.asked('sendOrder')).toHaveLength(0);
    const named = () => selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field);
    expect(named()).toEqual(['shipping-postcode', 'shipping-methods']);
    // each is gone as soon as it is cured
    await changeDelivery(shop, brisbane);
    expect(named()).toEqual(['shipping-methods']);
    await submitDelivery(shop, brisbane);
    await submitShipping(shop);
    expect(named()).toEqual([]);
    await changeDelivery(shop, incomplete);
    expect(named()).toEqual([]);
  });

  test('an address changed by submitting it clears method and totals [BEY-04]', async () => {
    const shop = await toPayment();
    failing(shop, 'submitStep', failure('refused', 'We do not know that suburb.'));
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    await submitDelivery(shop, perth);
    expect(seen(shop)).toMatchObject({ delivery: perth, totals: null });
    expect(furthest(shop)).toBe(1);
  });

  test('another method closes payment until it is saved [SHIP-02]', async () => {
    const shop = await toPayment();
    await sendTo(shop.inCheckout().shipping(), { type: 'shipping.chooseMethod', method: express });
    expect(furthest(shop)).toBe(2);
    expect(seen(shop)).toMatchObject({ method: express, totals: null });
    await submitShipping(shop);
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
  ] as const)('shows %s as an error and clears the method [SHIP-02]', async (_, surprise, message) => {
    const shop = await toShipping();
    shop.surprise('saveShippingInformation', surprise);
    await submitShipping(shop);
    expect(currentTab(shop)).toBe('shipping');
    expect(seen(shop)).toMatchObject({ method: null, errors: [message] });
    expect(shop.facts).toContainEqual({ type: 'checkout.failed', message, asked: null });
  });

  test('stays on the delivery tab when there is no method for the address [SHIP-01]', async () => {
    const shop = await toDelivery();
    shop.surprise('estimateShipping', () => []);
    await submitDelivery(shop, brisbane);
    expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
    expect(stage(shop)).toBe('open');
  });

  test('a changed cart leads back to the delivery tab [CART-09]', async () => {
    const shop = await toPayment();
    shop.cart().send({
      type: 'cart.updateItem',
      lineId: '1',
      line: { sku: 'WATER-15', name: 'Water', quantity: 9, chosen: nothingChosen },
    });
    await sendTo(shop.cart(), { type: 'cart.settle' });
    expect([currentTab(shop), furthest(shop)]).toEqual(['delivery', 1]);
    expect(seen(shop)).toMatchObject({ method: null, totals: null });
  });

  test('an emptied cart sends the checkout back to waiting [CART-09]', async () => {
    const shop = await toPayment();
    for (const line of twoLines) shop.cart().send({ type: 'cart.removeItem', lineId: line.id, line });
    await shop.quiet();
    expect(stage(shop)).toBe('waiting');
  });
});
