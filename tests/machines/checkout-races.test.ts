/** Two things at once in the checkout: nothing hangs, no answer is mistaken. */

import { describe, expect, test } from 'vitest';
import { selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { selectMethods } from '#machines/shipping/shipping.selectors.ts';
import { brisbane, express, failure, incomplete, perth, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing } from './fake-services.ts';
import {
  currentTab,
  furthest,
  seen,
  stage,
  beginCheckout,
  submitEmail,
  changeDelivery,
  submitDelivery,
  submitShipping,
  showPayment,
  placeOrder,
  begin,
  toDelivery,
  toShipping,
  toPayment,
} from './walk.ts';

const atRest = 'open';

describe('checkout: races', () => {
  test.each([
    ['changed', 'saveShippingInformation', perth],
    ['made incomplete', 'saveShippingInformation', incomplete],
    ['made incomplete', 'estimateShipping', incomplete],
  ])('an address %s during %s does not leave the checkout waiting [BEY-05]', async (_, slot, address) => {
    const isSaving = slot === 'saveShippingInformation';
    const shop = await (isSaving ? toShipping() : toDelivery());
    const release = held(shop, slot);
    await (isSaving ? submitShipping(shop) : submitDelivery(shop));
    await changeDelivery(shop, address);
    await release();
    expect(stage(shop)).toBe('open');
    expect(furthest(shop)).toBeLessThan(isSaving ? 3 : 2);
  });

  test.each(['saveShippingInformation', 'saveDeliveryWindow'])(
    'another method chosen during %s keeps the shopper on the shipping tab [BEY-05, SHIP-04]',
    async (question) => {
      const shop = await toShipping();
      shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code: 'tue-am' });
      const release = held(shop, question);
      await submitShipping(shop);
      expect(stage(shop)).toBe('confirming');
      shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: express });
      await release();
      await shop.quiet();
      expect([stage(shop), currentTab(shop)]).toEqual([atRest, 'shipping']);
      expect(seen(shop)).toMatchObject({ method: express, totals: null });
    },
  );

  test('does not take a late answer to the e-mail for one to the address [CHK-04]', async () => {
    const shop = await toDelivery();
    const email = held(shop, 'submitStep');
    const address = held(shop, 'submitStep');
    shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
    shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(7) });
    await sendTo(shop.cart(), { type: 'cart.settle' });
    await submitDelivery(shop, brisbane);
    expect(stage(shop)).toBe('confirming');
    await email();
    expect(stage(shop)).toBe('confirming');
    await address();
    await shop.quiet();
    expect(stage(shop)).toBe(atRest);
  });

  test('a failed estimate does not interrupt the confirmation of the e-mail [CHK-03]', async () => {
    const shop = await toDelivery();
    shop.surprise(
      'estimateShipping',
      () => new Promise((_, reject) => setImmediate(() => reject(failure('server')))),
    );
    shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
    const release = held(shop, 'submitStep');
    await submitEmail(shop, 'new@example.com');
    await release();
    expect(currentTab(shop)).toBe('delivery');
    expect(seen(shop).errors).toEqual(['Unable to get shipping methods']);
  });

  test('does not order under a rejected e-mail [CHK-04]', async () => {
    const shop = await toShipping();
    await submitShipping(shop);
    shop.surprise('submitStep', () => Promise.reject(failure('refused', 'Please enter a valid email.')));
    await submitEmail(shop, 'refused@example.com');
    await showPayment(shop);
    await placeOrder(shop);
    const emails = shop
      .asked('sendOrder')
      .map(({ input }) => (input as { request: { email: string } }).request.email);
    expect(emails).not.toContain('refused@example.com');
  });

  test('a cart that needs delivery after all gets its tabs [BEY-04]', async () => {
    const shop = await begin();
    const virtual = { ...seen(shop).cart!, isVirtual: true };
    shop.checkout().send({ type: 'checkout.cancel' });
    shop.checkout().send({ type: 'checkout.syncCart', cart: virtual });
    await beginCheckout(shop);
    expect(selectTabs(shop.inCheckout().tabs().getSnapshot())).toEqual(['account', 'payment']);
    shop.cart().send({ type: 'cart.updateItem', lineId: '1', line: water(7) });
    await sendTo(shop.cart(), { type: 'cart.settle' });
    expect(selectTabs(shop.inCheckout().tabs().getSnapshot())).toHaveLength(4);
  });
});

const noAnswer = (): Promise<never> => Promise.reject(failure('server'));
const ordering = async (answer: () => unknown) => {
  const shop = await toPayment();
  const method = seen(shop).method;
  const estimate = held(shop, 'estimateShipping', answer);
  await sendTo(shop.checkout(), { type: 'checkout.refreshTotals' });
  const reread = held(shop, 'rereadCart');
  await placeOrder(shop);
  expect(stage(shop)).toBe('placing');
  await estimate();
  return { shop, method, reread };
};

describe('checkout: a code was applied at the last moment, and what delivery costs with it is still being asked', () => {
  test.each([
    ['no answer', noAnswer],
    ['no way of delivery', () => []],
  ])('with %s to a late estimate the order under way succeeds [BEY-01, CHK-04]', async (_, answer) => {
    const { shop, reread } = await ordering(answer);
    expect([stage(shop), currentTab(shop)]).toEqual(['placing', 'payment']);
    await reread();
    await shop.quiet();
    expect([stage(shop), shop.death]).toEqual(['finished', []]);
    expect(shop.asked('sendOrder')).toHaveLength(1);
  });

  test.each([
    ['no answer', noAnswer],
    ['no way of delivery', () => []],
  ])(
    'with %s to a late estimate and a refused order the method is estimated again and kept [BEY-04, SHIP-04]',
    async (_, answer) => {
      const { shop, method, reread } = await ordering(answer);
      failing(shop, 'sendOrder', failure('refused', 'Not today.'));
      await reread();
      await shop.quiet();
      expect([stage(shop), currentTab(shop)]).toEqual([atRest, 'payment']);
      expect(seen(shop).method).toEqual(method);
      expect(selectMethods(shop.inCheckout().shipping().getSnapshot())).not.toEqual([]);
      expect(seen(shop).errors).toEqual(['Not today.']);
    },
  );
});

describe('checkout: what no submit goes without', () => {
  test('asks a guest for the e-mail before address or method are sent [CHK-07]', async () => {
    const shop = await begin();
    for (const event of [
      { type: 'checkout.submitDelivery', address: brisbane },
      { type: 'checkout.submitShipping' },
    ] as const) {
      await sendTo(shop.checkout(), event);
      expect(stage(shop)).toBe(atRest);
      expect(seen(shop).errors.at(-1)).toBe('Missing required information: email');
    }
    expect(seen(shop).delivery).toEqual(brisbane);
    expect([shop.asked('submitStep'), shop.asked('saveShippingInformation')]).toEqual([[], []]);
  });

  test('leads back to an e-mail that was changed and not sent [CHK-07, BEY-07]', async () => {
    const shop = await toShipping();
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'account' });
    const section = shop.inCheckout().accountSection();
    section.send({ type: 'accountSection.changeEmail', email: 'rosa@example.com.au' });
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'shipping' });
    await submitShipping(shop);
    expect([currentTab(shop), seen(shop).errors]).toEqual([
      'account',
      ['Missing required information: email'],
    ]);
    await submitEmail(shop, 'rosa@example.com.au');
    expect([currentTab(shop), seen(shop).email]).toEqual(['delivery', 'rosa@example.com.au']);
  });

  test('keeps an e-mail as it is typed [BEY-04]', async () => {
    const shop = await toShipping();
    const section = shop.inCheckout().accountSection();
    const kept = () =>
      shop.facts.flatMap((fact) => (fact.type === 'checkout.draftChanged' ? [fact.draft.email] : [])).at(-1);
    for (const email of ['rosa@example', 'rosa@example.com.au']) {
      section.send({ type: 'accountSection.changeEmail', email });
      expect([kept(), seen(shop).email]).toEqual([email, '']);
    }
  });

  test('saves nothing without a method and keeps the offers [SHIP-02]', async () => {
    const shop = await toShipping();
    shop.surprise('saveShippingInformation', () => Promise.reject(failure('server')));
    await submitShipping(shop);
    expect(seen(shop).method).toBeNull();
    await submitShipping(shop);
    expect(shop.asked('saveShippingInformation')).toHaveLength(1);
    expect(seen(shop).errors.at(-1)).toBe('Shipping details are invalid or missing.');
    expect(currentTab(shop)).toBe('shipping');
  });
});
