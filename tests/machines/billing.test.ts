/** Where the bill goes: remembered for the next visit, submitted before the order. */

import { expect, test } from 'vitest';
import type { SavedCheckout } from '#machines/checkout/checkout.events.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { brisbane, perth, failure } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { atHome, noneLocked, openFor, toPayment, twoDoors } from './walk.ts';

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

  const collection = { ...delivered.seen().collection, isWanted: true };
  delivered.inCheckout().addresses().send({ type: 'addresses.changeCollection', collection });
  const back = await visit({ draft: draftOf(delivered) });
  expect(back.seen().collection.isWanted).toBe(true);
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
