/** Where the bill goes: remembered for the next visit, submitted before the order. */

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

test('keeps the choice of billing to the delivery address for the next visit [ADDR-02, BEY-04]', async () => {
  const shop = await visit({ customer: twoDoors });
  expect(seen(shop).isBillingSame).toBe(false);
  const { billing } = seen(shop);
  shop.checkout().send({ type: 'checkout.changeBilling', address: billing, isSame: true });
  const draft = draftOf(shop);
  expect(draft).toMatchObject({ isBillingSame: true, isBillingChosen: true });
  const again = await visit({ customer: twoDoors, draft });
  expect(seen(again).isBillingSame).toBe(true);
});

test('keeps billing to the delivery address when the order is delivered elsewhere [ADDR-02, BEY-04]', async () => {
  const shop = await visit({ customer: oneDoor });
  expect([seen(shop).isBillingSame, draftOf(shop)?.isBillingChosen]).toEqual([true, false]);
  shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
  expect(seen(shop).isBillingSame).toBe(true);
  const again = await visit({ customer: oneDoor, draft: draftOf(shop) });
  expect(seen(again)).toMatchObject({ isBillingSame: true, delivery: { city: 'Perth' } });
});

test('does not ask a guest for a billing address of its own after a virtual or collected order [ADDR-02, S10]', async () => {
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

test('keeps the billing address of a virtual order when something is delivered [ADDR-02, BEY-04]', async () => {
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

test('submits no billing step when the bill goes to the delivery address [CHK-04, CHK-14]', async () => {
  const shop = await toPayment();
  await placeOrder(shop);
  expect(stage(shop)).toBe('finished');
  expect(billed(shop)).toEqual([]);
});

test('submits a separate billing address before the order [CHK-04, CHK-14]', async () => {
  const shop = await toPayment();
  shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
  await placeOrder(shop);
  expect(stage(shop)).toBe('finished');
  expect(billed(shop)).toEqual([
    { step: 'billingAddress', cartId: 'cart-1', email: 'rosa@example.com', address: perth },
  ]);
  expect(shop.asked('sendOrder')).toHaveLength(1);
});

test('a refused billing address stops the order, releases the locks and can be corrected [CHK-04, BEY-01]', async () => {
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
