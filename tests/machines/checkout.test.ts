/** The checkout with its children on fake services, from the first tab to the receipt. */

import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectObstacles } from '#machines/checkout/checkout.selectors.ts';
import { brisbane, express, failure, incomplete, perth } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, failing } from './fake-services.ts';
import { twoLines, begin, toDelivery, toShipping, toPayment } from './walk.ts';

describe('checkout: the whole way', () => {
  test('a guest walks through four tabs, and three presses place one order with all its parts [CHK-06, CHK-13]', async () => {
    const shop = await toPayment();
    expect(shop.tab()).toBe('payment');
    shop.checkout().send({ type: 'checkout.placeOrder' });
    shop.checkout().send({ type: 'checkout.placeOrder' });
    await shop.placeOrder();
    expect(shop.stage()).toBe('finished');
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
    await shop.beginCheckout();
    expect(shop.stage()).toBe('waiting');
    await sendTo(shop.cart(), {
      type: 'cart.addItem',
      line: { sku: 'WATER-15', name: 'Water', quantity: 1, chosen: nothingChosen },
    });
    expect(shop.stage()).toBe('open');
    expect(shop.seen()).toMatchObject({ email: 'saved@example.com', delivery: perth, isBillingSame: false });
  });

  test('cancelling closes, and beginning again begins afresh [CHK-05]', async () => {
    const shop = await toPayment();
    shop.checkout().send({ type: 'checkout.cancel' });
    expect(shop.stage()).toBe('closed');
    await shop.beginCheckout();
    expect(shop.tab()).toBe('account');
    expect(shop.seen()).toMatchObject({ email: '', method: null, totals: null });
  });

  test('begins although the saved draft cannot be read [CHK-05]', async () => {
    const shop = openShop({ cartId: 'cart-1', lines: twoLines });
    failing(shop, 'loadCheckout', failure('unexpected'));
    await shop.quiet();
    await shop.beginCheckout();
    expect(shop.stage()).toBe('open');
  });
});

describe('checkout: one tab after another', () => {
  test('a rejected e-mail is told and keeps the shopper on the account tab [CHK-04]', async () => {
    const shop = await begin();
    failing(shop, 'submitStep', failure('refused', 'Please enter a valid email.'));
    await shop.submitEmail('rosa@nowhere');
    expect(shop.tab()).toBe('account');
    expect(shop.stage()).toBe('open');
    expect(shop.seen().errors).toEqual(['Please enter a valid email.']);
  });

  test('the estimate starts as soon as the address is complete, so a method is already chosen [CHK-16]', async () => {
    const shop = await toDelivery();
    await shop.changeDelivery(incomplete);
    expect(shop.asked('estimateShipping')).toHaveLength(0);
    await shop.changeDelivery(brisbane);
    expect(shop.asked('estimateShipping')).toHaveLength(1);
    expect(shop.seen().method).toMatchObject({ methodCode: 'standard' });
    expect(shop.tab()).toBe('delivery');
    await shop.submitDelivery(brisbane);
    expect(shop.asked('estimateShipping')).toHaveLength(1);
    expect(shop.tab()).toBe('shipping');
  });

  test('a failed estimate clears the method and leads back to the delivery tab [CHK-16]', async () => {
    const shop = await toPayment();
    failing(shop, 'estimateShipping', failure('server'));
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    await shop.changeDelivery(perth);
    expect([shop.tab(), shop.furthest()]).toEqual(['delivery', 1]);
    expect(shop.seen()).toMatchObject({
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
    await shop.changeDelivery(incomplete);
    expect([shop.tab(), shop.furthest()]).toEqual(['delivery', 1]);
    expect(shop.seen()).toMatchObject({ method: null, totals: null });
    await shop.placeOrder();
    expect(shop.asked('sendOrder')).toHaveLength(0);
    const named = () => selectObstacles(shop.checkout().getSnapshot()).map(({ field }) => field);
    expect(named()).toEqual(['shipping-postcode', 'shipping-methods']);
    // each is gone as soon as it is cured
    await shop.changeDelivery(brisbane);
    expect(named()).toEqual(['shipping-methods']);
    await shop.submitDelivery(brisbane);
    await shop.submitShipping();
    expect(named()).toEqual([]);
    await shop.changeDelivery(incomplete);
    expect(named()).toEqual([]);
  });

  test('an address changed by submitting it clears method and totals [BEY-04]', async () => {
    const shop = await toPayment();
    failing(shop, 'submitStep', failure('refused', 'We do not know that suburb.'));
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    await shop.submitDelivery(perth);
    expect(shop.seen()).toMatchObject({ delivery: perth, totals: null });
    expect(shop.furthest()).toBe(1);
  });

  test('another method closes payment until it is saved [SHIP-02]', async () => {
    const shop = await toPayment();
    shop.chooseMethod(express);
    await shop.quiet();
    expect(shop.furthest()).toBe(2);
    expect(shop.seen()).toMatchObject({ method: express, totals: null });
    await shop.submitShipping();
    expect(shop.tab()).toBe('payment');
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
    await shop.submitShipping();
    expect(shop.tab()).toBe('shipping');
    expect(shop.seen()).toMatchObject({ method: null, errors: [message] });
    expect(shop.facts).toContainEqual({ type: 'checkout.failed', message, asked: null });
  });

  test('stays on the delivery tab when there is no method for the address [SHIP-01]', async () => {
    const shop = await toDelivery();
    shop.surprise('estimateShipping', () => []);
    await shop.submitDelivery(brisbane);
    expect([shop.tab(), shop.furthest()]).toEqual(['delivery', 1]);
    expect(shop.stage()).toBe('open');
  });

  test('a changed cart leads back to the delivery tab [CART-09]', async () => {
    const shop = await toPayment();
    shop.cart().send({
      type: 'cart.updateItem',
      lineId: '1',
      line: { sku: 'WATER-15', name: 'Water', quantity: 9, chosen: nothingChosen },
    });
    await sendTo(shop.cart(), { type: 'cart.settle' });
    expect([shop.tab(), shop.furthest()]).toEqual(['delivery', 1]);
    expect(shop.seen()).toMatchObject({ method: null, totals: null });
  });

  test('an emptied cart sends the checkout back to waiting [CART-09]', async () => {
    const shop = await toPayment();
    for (const line of twoLines) shop.cart().send({ type: 'cart.removeItem', lineId: line.id, line });
    await shop.quiet();
    expect(shop.stage()).toBe('waiting');
  });
});
