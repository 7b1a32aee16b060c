/** Two things at once in the checkout, and errors: nothing hangs, no answer is mistaken or lost. */

import { expect, test } from 'vitest';
import { selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { selectMethods } from '#machines/checkout/shipping/shipping.selectors.ts';
import { selectTotals } from '#machines/checkout/draft.selectors.ts';
import { selectAreTotalsFailed } from '#machines/checkout/totals/totals.selectors.ts';
import { brisbane, express, failure, incomplete, perth, water } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing, type FakeShop } from './fake-services.ts';
import { update } from './open-cart.ts';
import { begin, toDelivery, toShipping, toPayment } from './walk.ts';

test.each([
  ['changed', 'saveShippingInformation', perth],
  ['made incomplete', 'saveShippingInformation', incomplete],
  ['made incomplete', 'estimateShipping', incomplete],
])('an address %s during %s does not leave the checkout waiting [BEY-05]', async (_, slot, address) => {
  const isSaving = slot === 'saveShippingInformation';
  const shop = await (isSaving ? toShipping() : toDelivery());
  const release = held(shop, slot);
  await (isSaving ? shop.submitShipping() : shop.submitDelivery());
  await shop.changeDelivery(address);
  await release();
  expect(shop.stage()).toBe('open');
  expect(shop.furthest()).toBeLessThan(isSaving ? 3 : 2);
});

const savings = ['saveShippingInformation', 'saveDeliveryWindow'];
test.each(savings)('another method chosen in %s keeps the shipping tab [BEY-05 SHIP-04]', async (slot) => {
  const shop = await toShipping();
  shop.chooseSlot('tue-am');
  const release = held(shop, slot);
  await shop.submitShipping();
  expect(shop.stage()).toBe('confirming');
  shop.chooseMethod(express);
  await release();
  expect([shop.stage(), shop.tab()]).toEqual(['open', 'shipping']);
  expect(shop.seen()).toMatchObject({ method: express, totals: null });
});

test('does not take a late answer to the e-mail for one to the address [CHK-04]', async () => {
  const shop = await toDelivery();
  const email = held(shop, 'submitStep');
  const address = held(shop, 'submitStep');
  shop.draft().send({ type: 'draft.submitEmail', email: 'rosa@example.com' });
  shop.cart().send(update('1', water(7)));
  await sendTo(shop.cart(), { type: 'cart.settle' });
  await shop.submitDelivery(brisbane);
  expect(shop.stage()).toBe('confirming');
  await email();
  expect(shop.stage()).toBe('confirming');
  await address();
  expect(shop.stage()).toBe('open');
});

const late = () => new Promise((_, reject) => setImmediate(() => reject(failure('server'))));
test('a failed estimate does not interrupt the confirmation of the e-mail [CHK-03]', async () => {
  const shop = await toDelivery();
  for (const slot of ['estimateShipping', 'setShippingAddress']) shop.surprise(slot, late);
  shop.inCheckout().addresses().send({ type: 'addresses.changeDelivery', address: brisbane });
  shop.draft().send({ type: 'draft.changeTab', tab: 'account' });
  const release = held(shop, 'submitStep');
  await shop.submitEmail('new@example.com');
  await release();
  expect([shop.tab(), shop.seen().errors]).toEqual(['delivery', ['Unable to get shipping methods']]);
});

test('does not order under a rejected e-mail [CHK-04]', async () => {
  const shop = await toShipping();
  await shop.submitShipping();
  shop.surprise('submitStep', () => Promise.reject(failure('refused', 'Please enter a valid email.')));
  await shop.submitEmail('refused@example.com');
  await shop.showPayment();
  await shop.placeOrder();
  const emails = shop
    .asked('sendOrder')
    .map(({ input }) => (input as { request: { email: string } }).request.email);
  expect(emails).not.toContain('refused@example.com');
});

test('a cart that needs delivery after all gets its tabs [BEY-04]', async () => {
  const shop = await begin();
  const virtual = { ...shop.seen().cart!, isVirtual: true };
  shop.checkout().send({ type: 'checkout.cancel' });
  shop.checkout().send({ type: 'checkout.syncCart', cart: virtual });
  await shop.beginCheckout();
  expect(selectTabs(shop.inCheckout().tabs().getSnapshot())).toEqual(['account', 'payment']);
  shop.cart().send(update('1', water(7)));
  await sendTo(shop.cart(), { type: 'cart.settle' });
  expect(selectTabs(shop.inCheckout().tabs().getSnapshot())).toHaveLength(4);
});

const ordering = async (answer: () => unknown) => {
  const shop = await toPayment();
  const { method } = shop.seen();
  const estimate = held(shop, 'estimateShipping', answer);
  await sendTo(shop.checkout(), { type: 'checkout.refreshTotals' });
  const reread = held(shop, 'rereadCart');
  await shop.placeOrder();
  await estimate();
  expect([shop.stage(), shop.tab()]).toEqual(['placing', 'payment']);
  return { shop, method, reread };
};

test.each([
  ['no answer', () => Promise.reject(failure('network'))],
  ['no way of delivery', () => []],
])('%s to a late estimate stops no order and is asked again [BEY-01, BEY-04]', async (_, answer) => {
  const { shop, reread } = await ordering(answer);
  await reread();
  expect([shop.stage(), shop.death, shop.asked('sendOrder').length]).toEqual(['finished', [], 1]);

  const refused = await ordering(answer);
  failing(refused.shop, 'sendOrder', failure('refused', 'Not today.'));
  await refused.reread();
  expect([refused.shop.stage(), refused.shop.tab()]).toEqual(['open', 'payment']);
  expect(refused.shop.seen()).toMatchObject({ method: refused.method, errors: ['Not today.'] });
  expect(selectMethods(refused.shop.inCheckout().shipping().getSnapshot())).not.toEqual([]);
});

test('asks a guest for the e-mail before address or method are sent [CHK-07]', async () => {
  const shop = await begin();
  for (const event of [
    { type: 'draft.submitDelivery', address: brisbane },
    { type: 'draft.submitShipping' },
  ] as const) {
    await sendTo(shop.draft(), event);
    expect(shop.stage()).toBe('open');
    expect(shop.seen().errors.at(-1)).toBe('Missing required information: email');
  }
  expect(shop.seen().delivery).toEqual(brisbane);
  expect([shop.asked('submitStep'), shop.asked('saveShippingInformation')]).toEqual([[], []]);
});

test('leads back to an e-mail that was changed and not sent [CHK-07 BEY-07]', async () => {
  const shop = await toShipping();
  shop.draft().send({ type: 'draft.changeTab', tab: 'account' });
  const section = shop.inCheckout().accountSection();
  section.send({ type: 'accountSection.changeEmail', email: 'rosa@example.com.au' });
  shop.draft().send({ type: 'draft.changeTab', tab: 'shipping' });
  await shop.submitShipping();
  expect([shop.tab(), shop.seen().errors]).toEqual(['account', ['Missing required information: email']]);
  await shop.submitEmail('rosa@example.com.au');
  expect([shop.tab(), shop.seen().email]).toEqual(['delivery', 'rosa@example.com.au']);
});

test('keeps an e-mail as it is typed [BEY-04]', async () => {
  const shop = await toShipping();
  const section = shop.inCheckout().accountSection();
  const kept = () =>
    shop.facts.flatMap((fact) => (fact.type === 'checkout.draftChanged' ? [fact.draft.email] : [])).at(-1);
  for (const email of ['rosa@example', 'rosa@example.com.au']) {
    section.send({ type: 'accountSection.changeEmail', email });
    expect([kept(), shop.seen().email]).toEqual([email, '']);
  }
});

test('shows errors in their order until they are dismissed or the step is sent again [CHK-08]', async () => {
  const shop = await toDelivery();
  failing(shop, 'submitStep', failure('refused', 'We do not know that suburb.'));
  await shop.submitDelivery(brisbane);
  await shop.submitDelivery(incomplete);
  const [first = '', second = ''] = shop.seen().errors;
  expect([first, second]).toEqual([
    'We do not know that suburb.',
    'Shipping details are invalid or missing.',
  ]);
  shop.draft().send({ type: 'draft.dismiss', message: first });
  expect(shop.seen().errors).toEqual([second]);
  shop.draft().send({ type: 'draft.dismiss', message: 'It was never said.' });
  expect(shop.seen().errors).toEqual([second]);
  await shop.submitDelivery(brisbane);
  expect(shop.seen().errors).toEqual([]);
});

const notices = (shop: FakeShop) => shop.notices().map(({ type, message }) => [type, message]);
const totals = (shop: FakeShop) => shop.inCheckout().totals();
const isFailed = (shop: FakeShop) => selectAreTotalsFailed(totals(shop).getSnapshot());

/** At the payment, when a code has come and its sums do not. */
const atLostSums = async (): Promise<FakeShop> => {
  const shop = await toPayment();
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  return shop;
};

test('hides the old total when the totals fail, says so for good, and does not order [PAY-01 BEY-05]', async () => {
  const shop = await atLostSums();
  expect(notices(shop)).toEqual([['error', 'Your total could not be worked out. Out of order.']]);
  expect(selectTotals(shop.draft().getSnapshot())).toBeNull();
  shop.clock.increment(60_000);
  expect(notices(shop)).toHaveLength(1);
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toEqual([]);
  const message = 'Confirm how we deliver.';
  expect(shop.blockers()).toContainEqual({ tab: 'shipping', field: 'shipping.methods', message });
});

test('reads the totals again on request, reports one failure and orders once they are there [PAY-01 BEY-05]', async () => {
  const shop = await atLostSums();
  failing(shop, 'readTotals', failure('server', 'Out of order.'));
  totals(shop).send({ type: 'totals.retry' });
  await shop.quiet();
  expect([isFailed(shop), notices(shop).length]).toEqual([true, 1]);
  totals(shop).send({ type: 'totals.retry' });
  await shop.quiet();
  expect(isFailed(shop)).toBe(false);
  expect(selectTotals(shop.draft().getSnapshot())).not.toBeNull();
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toHaveLength(1);
});
