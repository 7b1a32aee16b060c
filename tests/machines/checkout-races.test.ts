/** Two things at once in the checkout: nothing may hang, nothing may be taken for something else (BEY-04, BEY-05, CHK-04). */

import { describe, expect, test } from 'vitest';
import { brisbane, express, failure, incomplete, perth, water } from '../models/goods.ts';
import { failing, held } from './fake-services.ts';
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
} from './walk.ts';

const atRest = '{"open":"editing"}';

describe('checkout: races', () => {
  test('BEY-05 an address changed while the method is saved does not leave the checkout waiting', async () => {
    const shop = await toShipping();
    const release = held(shop, 'saveShippingInformation');
    shop.checkout().send({ type: 'checkout.submitShipping' });
    shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
    await release();
    await shop.quiet();
    expect(state(shop)).toBe(atRest);
    expect(furthest(shop)).toBeLessThan(3);
  });

  test('BEY-05 an address made incomplete while the method is saved does not leave the checkout waiting', async () => {
    const shop = await toShipping();
    const release = held(shop, 'saveShippingInformation');
    shop.checkout().send({ type: 'checkout.submitShipping' });
    shop.checkout().send({ type: 'checkout.changeDelivery', address: incomplete });
    await release();
    await shop.quiet();
    expect(state(shop)).toBe(atRest);
  });

  test('BEY-05 an address made incomplete while methods are awaited does not leave the checkout waiting', async () => {
    const shop = await toDelivery();
    const release = held(shop, 'estimateShipping');
    shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
    await shop.quiet();
    shop.checkout().send({ type: 'checkout.changeDelivery', address: incomplete });
    await release();
    await shop.quiet();
    expect(state(shop)).toBe(atRest);
    expect(furthest(shop)).toBeLessThan(2);
  });

  test.each(['saveShippingInformation', 'saveDeliveryWindow'])(
    'BEY-05 SHIP-04 another way of delivery chosen during %s does not leave the checkout waiting, or going on',
    async (question) => {
      const shop = await toShipping();
      shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
      const release = held(shop, question);
      shop.checkout().send({ type: 'checkout.submitShipping' });
      await shop.quiet();
      expect(state(shop)).toContain('awaitingShipping');
      shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: express });
      await release();
      await shop.quiet();
      expect([state(shop), currentTab(shop)]).toEqual([atRest, 'shipping']);
      expect(context(shop)).toMatchObject({ method: express, totals: null });
    },
  );

  test('CHK-04 a late answer to the e-mail is not taken for one to the address', async () => {
    const shop = await toDelivery();
    const email = held(shop, 'submitStep');
    const address = held(shop, 'submitStep');
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
    shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(7) });
    shop.cart().send({ type: 'cart.settle' });
    await shop.quiet();
    shop.checkout().send({ type: 'checkout.submitDelivery', address: brisbane });
    await shop.quiet();
    expect(state(shop)).toBe('{"open":"confirmingDelivery"}');
    await email();
    expect(state(shop)).toBe('{"open":"confirmingDelivery"}');
    await address();
    await shop.quiet();
    expect(state(shop)).toBe(atRest);
  });

  test('CHK-03 an estimate that fails behind the back does not break off confirming the e-mail', async () => {
    const shop = await toDelivery();
    shop.surprise(
      'estimateShipping',
      () => new Promise((_, reject) => setImmediate(() => reject(failure('server')))),
    );
    shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
    const release = held(shop, 'submitStep');
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'new@example.com' });
    await shop.quiet();
    await release();
    expect(currentTab(shop)).toBe('delivery');
    expect(context(shop).errors).toEqual(['Unable to get shipping methods']);
  });

  test('CHK-04 a rejected e-mail is not the one an order goes to', async () => {
    const shop = await toShipping();
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await shop.quiet();
    shop.surprise('submitStep', () => Promise.reject(failure('refused', 'Please enter a valid email.')));
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'refused@example.com' });
    await shop.quiet();
    shop.inCheckout().payment().send({ type: 'payment.showFields' });
    await shop.quiet();
    shop.checkout().send({ type: 'checkout.placeOrder' });
    await shop.quiet();
    await shop.quiet();
    const emails = shop
      .asked('sendOrder')
      .map(({ input }) => (input as { request: { email: string } }).request.email);
    expect(emails).not.toContain('refused@example.com');
  });

  test('BEY-04 a cart that needs delivery after all gets its tabs', async () => {
    const shop = await begin();
    const virtual = { ...context(shop).cart!, isVirtual: true };
    shop.checkout().send({ type: 'checkout.cancel' });
    shop.checkout().send({ type: 'checkout.syncCart', cart: virtual });
    shop.checkout().send({ type: 'checkout.begin' });
    await shop.quiet();
    expect(shop.inCheckout().tabs().getSnapshot().context.tabs).toEqual(['account', 'payment']);
    shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(7) });
    shop.cart().send({ type: 'cart.settle' });
    await shop.quiet();
    expect(shop.inCheckout().tabs().getSnapshot().context.tabs).toHaveLength(4);
  });
});

const noAnswer = (): Promise<never> => Promise.reject(failure('server'));
const ordering = async (answer: () => unknown) => {
  const shop = await toPayment();
  const method = context(shop).method;
  const estimate = held(shop, 'estimateShipping', answer);
  shop.checkout().send({ type: 'checkout.refreshTotals' });
  await shop.quiet();
  const reread = held(shop, 'rereadCart');
  await placeOrder(shop);
  expect(state(shop)).toBe('{"open":{"ordering":"placing"}}');
  await estimate();
  return { shop, method, reread };
};

describe('checkout: a code was applied at the last moment, and what delivery costs with it is still being asked', () => {
  test.each([
    ['no answer', noAnswer],
    ['no way of delivery', () => []],
  ])('BEY-01 CHK-04 SHIP-04 with %s the order under way goes on to its receipt', async (_, answer) => {
    const { shop, reread } = await ordering(answer);
    expect([state(shop), currentTab(shop)]).toEqual(['{"open":{"ordering":"placing"}}', 'payment']);
    await reread();
    await shop.quiet();
    expect([state(shop), shop.death]).toEqual(['"finished"', []]);
    expect(shop.asked('sendOrder')).toHaveLength(1);
  });

  test.each([
    ['no answer', noAnswer],
    ['no way of delivery', () => []],
  ])(
    'BEY-04 SHIP-04 with %s and the order refused it is asked again, and what was chosen stays',
    async (_, answer) => {
      const { shop, method, reread } = await ordering(answer);
      failing(shop, 'sendOrder', failure('refused', 'Not today.'));
      await reread();
      await shop.quiet();
      await shop.quiet();
      expect([state(shop), currentTab(shop)]).toEqual([atRest, 'payment']);
      expect(context(shop).method).toEqual(method);
      expect(shop.inCheckout().shipping().getSnapshot().matches('estimated')).toBe(true);
      expect(context(shop).errors).toEqual(['Not today.']);
    },
  );
});

describe('checkout: what no submit goes without', () => {
  test('CHK-07 a guest who has not said their e-mail is asked for it before address or delivery are sent', async () => {
    const shop = await begin();
    for (const event of [
      { type: 'checkout.submitDelivery', address: brisbane },
      { type: 'checkout.submitShipping' },
    ] as const) {
      shop.checkout().send(event);
      await shop.quiet();
      expect(state(shop)).toBe(atRest);
      expect(context(shop).errors.at(-1)).toBe('Missing required information: email');
    }
    expect(context(shop).delivery).toEqual(brisbane);
    expect([shop.asked('submitStep'), shop.asked('saveShippingInformation')]).toEqual([[], []]);
  });

  test('CHK-07 BEY-07 whoever corrects their e-mail, leaves it unsent and goes on elsewhere is led back to it', async () => {
    const shop = await toShipping();
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
    const section = shop.inCheckout().accountSection();
    section.send({ type: 'accountSection.changeEmail', email: 'rosa@example.com.au' });
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'shipping' });
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await shop.quiet();
    expect([currentTab(shop), context(shop).errors]).toEqual([
      'account',
      ['Missing required information: email'],
    ]);
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com.au' });
    await shop.quiet();
    expect([currentTab(shop), context(shop).email]).toEqual(['delivery', 'rosa@example.com.au']);
  });

  test('BEY-04 an e-mail that is being corrected is found again as it stands', async () => {
    const shop = await toShipping();
    const section = shop.inCheckout().accountSection();
    const kept = () =>
      shop.facts.flatMap((fact) => (fact.type === 'checkout.draftChanged' ? [fact.draft.email] : [])).at(-1);
    for (const email of ['rosa@example', 'rosa@example.com.au']) {
      section.send({ type: 'accountSection.changeEmail', email });
      expect([kept(), context(shop).email]).toEqual([email, '']);
    }
  });

  test('SHIP-02 without a way of delivery nothing is saved, and the offers stay where they are', async () => {
    const shop = await toShipping();
    shop.surprise('saveShippingInformation', () => Promise.reject(failure('server')));
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await shop.quiet();
    expect(context(shop).method).toBeNull();
    shop.checkout().send({ type: 'checkout.submitShipping' });
    await shop.quiet();
    expect(shop.asked('saveShippingInformation')).toHaveLength(1);
    expect(context(shop).errors.at(-1)).toBe('Shipping details are invalid or missing.');
    expect(currentTab(shop)).toBe('shipping');
  });
});
