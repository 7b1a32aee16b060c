/** Whether it is billed where it is delivered: what a shopper has said of it holds in the next visit too (ADDR-02, BEY-04). */

import { expect, test } from 'vitest';
import type { SavedCheckout } from '#machines/checkout/checkout.events.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { brisbane, lineOf, perth, water } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { openShop, type FakeShop } from './fake-services.ts';

const context = (shop: FakeShop) => shop.checkout().getSnapshot().context;

const settle = async (shop: FakeShop): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await shop.quiet();
};

interface Visit {
  readonly customer?: Customer;
  readonly isVirtual?: boolean;
  /** As the visit before left it. */
  readonly draft?: SavedCheckout | undefined;
}

const visit = async ({ customer, isVirtual = false, draft }: Visit): Promise<FakeShop> => {
  const people = customer === undefined ? {} : { people: { owner: { email: customer.email }, customer } };
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))], isVirtual, ...people });
  if (draft !== undefined) shop.keepDraft(draft);
  await settle(shop);
  shop.checkout().send({ type: 'checkout.begin' });
  await settle(shop);
  return shop;
};

const draftOf = (shop: FakeShop): SavedCheckout | undefined =>
  shop.facts.flatMap((fact) => (fact.type === 'checkout.draftChanged' ? [fact.draft] : [])).at(-1);

/** Delivered to one door, billed to another. */
const twoDoors: Customer = {
  ...hannah,
  addresses: [
    bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true }),
    bookEntry(2, '88 Marine Parade', { isDefaultBilling: true }),
  ],
};
const oneDoor: Customer = {
  ...hannah,
  addresses: [
    bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true, isDefaultBilling: true }),
    bookEntry(2, '88 Marine Parade'),
  ],
};

test('ADDR-02 BEY-04 whoever has the bill go where it is delivered finds it so again, whatever address is usually billed', async () => {
  const shop = await visit({ customer: twoDoors });
  expect(context(shop).isBillingSame).toBe(false);
  const { billing } = context(shop);
  shop.checkout().send({ type: 'checkout.changeBilling', address: billing, isSame: true });
  const draft = draftOf(shop);
  expect(draft).toMatchObject({ isBillingSame: true, isBillingChosen: true });
  const again = await visit({ customer: twoDoors, draft });
  expect(context(again).isBillingSame).toBe(true);
});

test('ADDR-02 BEY-04 nor does the bill go elsewhere because it is delivered elsewhere this time', async () => {
  const shop = await visit({ customer: oneDoor });
  expect([context(shop).isBillingSame, draftOf(shop)?.isBillingChosen]).toEqual([true, false]);
  shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
  expect(context(shop).isBillingSame).toBe(true);
  const again = await visit({ customer: oneDoor, draft: draftOf(shop) });
  expect(context(again)).toMatchObject({ isBillingSame: true, delivery: { city: 'Perth' } });
});

test('ADDR-02 S10 a guest who first had nothing to be delivered, or collected, is not asked for a bill of its own later', async () => {
  const virtual = await visit({ isVirtual: true });
  virtual.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await settle(virtual);
  expect(draftOf(virtual)).toMatchObject({ isBillingSame: true, isBillingChosen: false });
  const delivered = await visit({ draft: draftOf(virtual) });
  expect(context(delivered)).toMatchObject({ isBillingSame: true, email: 'rosa@example.com' });

  const collection = { ...context(delivered).collection, isWanted: true };
  delivered.checkout().send({ type: 'checkout.changeCollection', collection });
  const back = await visit({ draft: draftOf(delivered) });
  expect(context(back).collection.isWanted).toBe(true);
  back.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
  expect(context(back).isBillingSame).toBe(true);
});

test('ADDR-02 BEY-04 a bill that was written where nothing is delivered is not lost when something is', async () => {
  const virtual = await visit({ isVirtual: true });
  virtual.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: false });
  const delivered = await visit({ draft: draftOf(virtual) });
  expect(context(delivered)).toMatchObject({ isBillingSame: false, billing: brisbane });
});
