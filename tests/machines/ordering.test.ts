/** The checkout while an order is placed, and whom an order is billed to. */

import { expect, test } from 'vitest';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectIsOutcomeUnknown } from '#machines/checkout/order/order.selectors.ts';
import { cups, express, failure, lineOf, perth, water, brisbane } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, failing, type FakeShop } from './fake-services.ts';
import { add, missing, remove, update } from './open-cart.ts';
import { allLocked, noneLocked, toPayment, atHome, openFor, twoDoors } from './walk.ts';
import { payPalMethodCode } from '#machines/domain/payment.ts';
import { selectIsPayPalApproved } from '#machines/checkout/payment/paypal.selectors.ts';
import type { SavedCheckout } from '#machines/checkout/checkout.events.ts';
import type { Customer } from '#machines/domain/customer.ts';

test('a refused order returns to a working form, with the reason, and can be placed again [BEY-01]', async () => {
  const shop = await toPayment();
  failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
  await shop.placeOrder();
  expect([shop.stage(), shop.tab(), shop.locks()]).toEqual(['open', 'payment', noneLocked]);
  expect(shop.seen().errors).toEqual(['Your card was declined.']);
  await shop.placeOrder();
  expect([shop.stage(), shop.seen().errors]).toEqual(['finished', []]);
});

test.each([
  failure('cardIncomplete', 'Check the number.'),
  { ...failure('cardRefused', 'Not accepted.'), fieldMessages: { number: 'Check it.' } },
  { ...failure('network', 'The card provider could not be reached.'), fieldMessages: {} },
])('shows $message on the page and releases the locks, without an order [PAY-02]', async (reason) => {
  const shop = await toPayment();
  shop.surprise('tokenize', () => ({ type: 'cardFields.refused', failure: reason }));
  await shop.placeOrder();
  expect(shop.seen().errors).toEqual([reason.message]);
  expect([shop.stage(), shop.locks(), shop.asked('sendOrder')]).toEqual(['open', noneLocked, []]);
});

test('a cart that changed elsewhere stops the order, names the change and is read again [BEY-16]', async () => {
  const shop = await toPayment();
  shop.changeCart([lineOf('1', water(2))]);
  await shop.placeOrder();
  const { errors, cart } = shop.seen();
  expect(errors).toEqual(['Paper cups is no longer in your cart.']);
  expect([shop.asked('sendOrder'), cart?.lines.length]).toEqual([[], 1]);
  expect([shop.tab(), shop.furthest(), shop.locks()]).toEqual(['payment', 3, noneLocked]);
  expect(shop.seen().messages).toEqual([]);
});

test('replaces a cart that is missing when it is ordered, with its lines [CART-05 BEY-03]', async () => {
  const shop = await toPayment();
  failing(shop, 'rereadCart', missing);
  failing(shop, 'readCart', missing);
  await shop.placeOrder();
  expect(shop.asked('sendOrder')).toEqual([]);
  expect(shop.types()).toContain('cart.recreated');
  const { cart } = shop.seen();
  expect([cart?.id, cart?.lines.length, shop.locks()]).toEqual(['cart-2', 2, noneLocked]);
});

test('allows no payment while the outcome is unknown, and reads it again [BEY-01]', async () => {
  const shop = await toPayment();
  failing(shop, 'sendOrder', failure('network'));
  failing(shop, 'readOrderState', failure('network'));
  await shop.placeOrder();
  expect(selectIsOutcomeUnknown(shop.inCheckout().order().getSnapshot())).toBe(true);
  await shop.placeOrder();
  expect([shop.asked('sendOrder').length, shop.locks()]).toEqual([1, allLocked]);
  shop.clock.increment(4000);
  await shop.quiet();
  expect([shop.asked('readOrderState').length, shop.locks()]).toEqual([2, allLocked]);
  shop.clock.increment(16_000);
  await shop.quiet();
  expect(shop.stage()).toBe('open');
  expect(shop.seen().errors[0]).toMatch(/safe to place it again/);
});

/** An order waits for a reading of the cart that is under way. */
const waiting = async () => {
  const shop = await toPayment();
  const release = held(shop, 'readCart');
  shop.cart().send({ type: 'cart.load' });
  await shop.placeOrder();
  expect([shop.stage(), shop.asked('rereadCart')]).toEqual(['placing', []]);
  return { shop, release };
};

test('locks the cart before the payment, and another method chosen meanwhile does not change the order [BEY-06]', async () => {
  const { shop, release } = await waiting();
  shop.chooseMethod(express);
  await release();
  expect([shop.death, shop.stage()]).toEqual([[], 'finished']);
  const [sent] = shop.asked('sendOrder');
  expect(sent?.input).toMatchObject({ request: { method: { methodCode: 'standard' } } });
});

const straws = lineOf('3', { sku: 'STRAWS', name: 'Straws', quantity: 1, chosen: nothingChosen });
test.each([
  ['another quantity', update('1', water(90)), null, 'open'],
  ['other products at the same price', update('1', water(3)), [lineOf('1', water(2)), straws], 'open'],
  ['nothing in it', remove('1', water(1)), [], 'waiting'],
] as const)(
  'does not order a cart with %s since the button was pressed [BEY-16]',
  async (_, change, lines, after) => {
    const shop = await toPayment();
    const release = held(shop, 'writeCart');
    shop.cart().send(change);
    await shop.placeOrder();
    if (lines !== null) shop.changeCart(lines);
    await release();
    expect([shop.asked('sendOrder'), shop.stage(), shop.locks()]).toEqual([[], after, noneLocked]);
  },
);

test('additions during an order go into the next cart, and all else is ignored [BEY-06]', async () => {
  const shop = await toPayment();
  const release = held(shop, 'sendOrder');
  await shop.placeOrder();
  await sendTo(shop.cart(), add(cups(3)));
  expect(shop.asked('writeCart')).toEqual([]);
  shop.checkout().send({ type: 'checkout.cancel' });
  shop.draft().send({ type: 'draft.changeTab', tab: 'delivery' });
  shop.inCheckout().addresses().send({ type: 'addresses.changeDelivery', address: perth });
  await sendTo(shop.inCheckout().addresses(), {
    type: 'addresses.changeBilling',
    address: perth,
    isSame: false,
  });
  expect([shop.tab(), shop.seen().delivery.city]).toEqual(['payment', 'Brisbane']);
  await release();
  expect(shop.stage()).toBe('finished');
  expect(shop.asked('writeCart')).toMatchObject([{ input: { cartId: 'cart-2' } }]);
});

/** At payment, with PayPal's window gone through. */
const approvedPayPal = async () => {
  const shop = await toPayment();
  const payment = () => shop.inCheckout().payment();
  const paypal = () => shop.inCheckout().paypal();
  payment().send({ type: 'payment.syncMethods', methods: [{ code: payPalMethodCode, title: 'PayPal' }] });
  await shop.quiet();
  paypal().send({ type: 'paypal.showButton' });
  paypal().send({ type: 'payPalButton.mounted' });
  paypal().send({ type: 'payPalButton.approved', email: 'rosa@example.com' });
  const order = async () => {
    await shop.placeOrder();
    paypal().send({ type: 'payPalButton.tokenized', nonce: 'nonce-1' });
    await shop.quiet();
  };
  const isApproved = () => selectIsPayPalApproved(paypal().getSnapshot());
  return { shop, order, isApproved };
};

test('keeps PayPal’s approval when nothing was sent [PAY-02 BEY-16]', async () => {
  const { shop, order, isApproved } = await approvedPayPal();
  failing(shop, 'rereadCart', failure('network'));
  await order();
  expect([shop.asked('rereadCart').length, shop.asked('sendOrder').length]).toEqual([1, 0]);
  expect([shop.stage(), isApproved()]).toEqual(['open', true]);
  await order();
  expect([shop.asked('sendOrder').length, shop.stage()]).toEqual([1, 'finished']);
});

test('asks PayPal again once the approval was sent [PAY-02]', async () => {
  const { shop, order, isApproved } = await approvedPayPal();
  failing(shop, 'sendOrder', failure('cardRefused'));
  await order();
  expect(shop.asked('sendOrder')).toHaveLength(1);
  expect([shop.stage(), isApproved()]).toEqual(['open', false]);
});

interface Visit {
  readonly customer?: Customer;
  readonly isVirtual?: boolean;
  /** As the visit before left it. */
  readonly draft?: SavedCheckout | undefined;
}

const visit = async ({ customer, isVirtual = false, draft }: Visit): Promise<FakeShop> => {
  const shop = await openFor(customer, { isVirtual });
  if (draft !== undefined) shop.keepDraft(draft);
  await shop.beginCheckout();
  return shop;
};

const draftOf = (shop: FakeShop): SavedCheckout | undefined =>
  shop.facts.flatMap((fact) => (fact.type === 'checkout.draftChanged' ? [fact.draft] : [])).at(-1);

test('keeps the choice of billing to the delivery address for the next visit [ADDR-02 BEY-04]', async () => {
  const shop = await visit({ customer: twoDoors });
  expect(shop.seen().isBillingSame).toBe(false);
  const { billing } = shop.seen();
  shop.inCheckout().addresses().send({ type: 'addresses.changeBilling', address: billing, isSame: true });
  const draft = draftOf(shop);
  expect(draft).toMatchObject({ isBillingSame: true, isBillingChosen: true });
  const again = await visit({ customer: twoDoors, draft });
  expect(again.seen().isBillingSame).toBe(true);
});

test('keeps billing to the delivery address when the order is delivered elsewhere [ADDR-02 BEY-04]', async () => {
  const shop = await visit({ customer: atHome });
  expect([shop.seen().isBillingSame, draftOf(shop)?.isBillingChosen]).toEqual([true, false]);
  shop.inCheckout().addresses().send({ type: 'addresses.changeDelivery', address: perth });
  expect(shop.seen().isBillingSame).toBe(true);
  const again = await visit({ customer: atHome, draft: draftOf(shop) });
  expect(again.seen()).toMatchObject({ isBillingSame: true, delivery: { city: 'Perth' } });
});

test('does not ask a guest for a billing address of its own after a virtual or collected order [ADDR-02]', async () => {
  const virtual = await visit({ isVirtual: true });
  await sendTo(virtual.draft(), { type: 'draft.submitEmail', email: 'rosa@example.com' });
  expect(draftOf(virtual)).toMatchObject({ isBillingSame: true, isBillingChosen: false });
  const delivered = await visit({ draft: draftOf(virtual) });
  expect(delivered.seen()).toMatchObject({ isBillingSame: true, email: 'rosa@example.com' });

  const pickup = { ...delivered.seen().pickup, isWanted: true };
  delivered.inCheckout().addresses().send({ type: 'addresses.changePickup', pickup });
  const back = await visit({ draft: draftOf(delivered) });
  expect(back.seen().pickup.isWanted).toBe(true);
  back.inCheckout().addresses().send({ type: 'addresses.changeDelivery', address: brisbane });
  expect(back.seen().isBillingSame).toBe(true);
});

test('keeps the billing address of a virtual order when something is delivered [ADDR-02 BEY-04]', async () => {
  const virtual = await visit({ isVirtual: true });
  virtual
    .inCheckout()
    .addresses()
    .send({ type: 'addresses.changeBilling', address: brisbane, isSame: false });
  const delivered = await visit({ draft: draftOf(virtual) });
  expect(delivered.seen()).toMatchObject({ isBillingSame: false, billing: brisbane });
});

test('a refused billing address stops the order, releases the locks and can be corrected [CHK-04 BEY-01]', async () => {
  const shop = await toPayment();
  shop.inCheckout().addresses().send({ type: 'addresses.changeBilling', address: perth, isSame: false });
  failing(shop, 'submitStep', failure('refused', 'We cannot bill there.'));
  await shop.placeOrder();
  expect([shop.stage(), shop.seen().errors]).toEqual(['open', ['We cannot bill there.']]);
  expect([shop.locks(), shop.asked('tokenize'), shop.asked('sendOrder')]).toEqual([noneLocked, [], []]);
  await shop.placeOrder();
  expect([shop.stage(), shop.asked('sendOrder').length]).toEqual(['finished', 1]);
});
