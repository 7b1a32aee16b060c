/** Where the bill goes: the choice is kept for the next visit, and an address of its own is submitted before the order. */

import { expect, test } from 'vitest';
import type { SavedCheckout } from '#machines/checkout/checkout.events.ts';
import type { Submission } from '#machines/checkout/step.events.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { brisbane, lineOf, perth, water, failure } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, failing, type FakeShop } from './fake-services.ts';
import { seen, stage, locks, noneLocked, beginCheckout, placeOrder, toPayment } from './walk.ts';

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
  await shop.quiet();
  await beginCheckout(shop);
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

test('whoever has the bill go where it is delivered finds it so again, whatever address is usually billed [ADDR-02, BEY-04]', async () => {
  const shop = await visit({ customer: twoDoors });
  expect(seen(shop).isBillingSame).toBe(false);
  const { billing } = seen(shop);
  shop.checkout().send({ type: 'checkout.changeBilling', address: billing, isSame: true });
  const draft = draftOf(shop);
  expect(draft).toMatchObject({ isBillingSame: true, isBillingChosen: true });
  const again = await visit({ customer: twoDoors, draft });
  expect(seen(again).isBillingSame).toBe(true);
});

test('nor does the bill go elsewhere because it is delivered elsewhere this time [ADDR-02, BEY-04]', async () => {
  const shop = await visit({ customer: oneDoor });
  expect([seen(shop).isBillingSame, draftOf(shop)?.isBillingChosen]).toEqual([true, false]);
  shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
  expect(seen(shop).isBillingSame).toBe(true);
  const again = await visit({ customer: oneDoor, draft: draftOf(shop) });
  expect(seen(again)).toMatchObject({ isBillingSame: true, delivery: { city: 'Perth' } });
});

test('a guest who first had nothing to be delivered, or collected, is not asked for a bill of its own later [ADDR-02, S10]', async () => {
  const virtual = await visit({ isVirtual: true });
  await sendTo(virtual.checkout(), { type: 'checkout.submitEmail', email: 'rosa@example.com' });
  expect(draftOf(virtual)).toMatchObject({ isBillingSame: true, isBillingChosen: false });
  const delivered = await visit({ draft: draftOf(virtual) });
  expect(seen(delivered)).toMatchObject({ isBillingSame: true, email: 'rosa@example.com' });

  const collection = { ...seen(delivered).collection, isWanted: true };
  delivered.checkout().send({ type: 'checkout.changeCollection', collection });
  const back = await visit({ draft: draftOf(delivered) });
  expect(seen(back).collection.isWanted).toBe(true);
  back.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
  expect(seen(back).isBillingSame).toBe(true);
});

test('a bill that was written where nothing is delivered is not lost when something is [ADDR-02, BEY-04]', async () => {
  const virtual = await visit({ isVirtual: true });
  virtual.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: false });
  const delivered = await visit({ draft: draftOf(virtual) });
  expect(seen(delivered)).toMatchObject({ isBillingSame: false, billing: brisbane });
});

const billed = (shop: Awaited<ReturnType<typeof toPayment>>): readonly Submission[] =>
  shop
    .asked('submitStep')
    .map(({ input }) => (input as { readonly submission: Submission }).submission)
    .filter(({ step }) => step === 'billingAddress');

test('where the bill goes to the delivery address, nothing more is submitted [CHK-04, CHK-14]', async () => {
  const shop = await toPayment();
  await placeOrder(shop);
  expect(stage(shop)).toBe('finished');
  expect(billed(shop)).toEqual([]);
});

test('a billing address of its own is submitted with cart and e-mail, then the order goes [CHK-04, CHK-14]', async () => {
  const shop = await toPayment();
  shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
  await placeOrder(shop);
  expect(stage(shop)).toBe('finished');
  expect(billed(shop)).toEqual([
    { step: 'billingAddress', cartId: 'cart-1', email: 'rosa@example.com', address: perth },
  ]);
  expect(shop.asked('sendOrder')).toHaveLength(1);
});

test('a refused one stops the order before money moves, unlocks the cart, and can be mended [CHK-04, BEY-01]', async () => {
  const shop = await toPayment();
  shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
  failing(shop, 'submitStep', failure('refused', 'We cannot bill there.'));
  await placeOrder(shop);
  expect(stage(shop)).toBe('open');
  expect(seen(shop).errors).toEqual(['We cannot bill there.']);
  expect(locks(shop)).toEqual(noneLocked);
  expect([shop.asked('tokenize'), shop.asked('sendOrder')]).toEqual([[], []]);
  await placeOrder(shop);
  expect(stage(shop)).toBe('finished');
  expect(shop.asked('sendOrder')).toHaveLength(1);
});
