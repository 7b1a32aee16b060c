/** What storage keeps of a checkout and its customer, where and for how long. */

import { describe, expect, test } from 'vitest';
import { readReceipt } from '#app/checkout-savers.ts';
import { emptyBilling } from '#machines/domain/address.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import {
  billingChoiceSlice,
  billingSlice,
  deliverySlice,
  draftAccountSlice,
  guestEmailSlice,
  methodSlice,
  offersSlice,
  paymentSlice,
  poNumberSlice,
} from '#services/checkout/checkout-slices.ts';
import { createAccountWatch } from '#services/account/chosen-account.ts';
import { readSlice, type Slice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import { listenTo } from '#tests/services/listening.ts';
import { auckland, brisbane } from '#tests/services/wired-backend.ts';
import { express } from '../models/goods.ts';
import { accountOf } from '../models/people.ts';
import { day, draft, open, receipt } from './storage-stage.ts';

const changed = (own: object = {}): ShopFact => ({
  type: 'checkout.draftChanged',
  draft: { ...draft, ...own },
});
const paysBy = (code: string | null): ShopFact => ({ type: 'checkout.paymentChosen', code });
const signedIn: ShopFact = { type: 'session.signedIn', email: 'hannah@example.com' };

const blank = { billing: emptyBilling('AU'), isBillingSame: true };
const [same, byHand] = [{ isBillingSame: true }, { isBillingChosen: true }];
const numbered = (poNumber: string): ShopFact => ({ type: 'checkout.poNumberChanged', poNumber });
const offered = (kept: typeof express | null): ShopFact => ({
  type: 'checkout.offersChanged',
  offers: [express],
  kept,
});
const over: ShopFact = { type: 'session.checkoutForgotten' };

/** What is stored, the facts that store it, and the one that removes it. */
const stored: readonly (readonly [string, Slice<unknown>, unknown, readonly ShopFact[], ShopFact])[] = [
  ['a delivery address', deliverySlice, brisbane, [changed()], over],
  ['a billing address of its own', billingSlice, auckland, [changed()], changed(blank)],
  ['the account it began with', draftAccountSlice, 202, [changed({ accountId: 202 })], changed()],
  [
    'a payment method',
    paymentSlice,
    'braintree',
    [paysBy('purchaseorder'), paysBy('braintree')],
    paysBy(null),
  ],
  ['a purchase order number', poNumberSlice, 'PO-77', [numbered('PO-7'), numbered('PO-77')], numbered(' ')],
  ['a chosen delivery method', methodSlice, express, [offered(express)], offered(null)],
  ['the methods it was chosen from', offersSlice, [express], [offered(null)], over],
  ['a billing choice', billingChoiceSlice, { isSame: true, isOwn: false }, [changed(same)], over],
  ['one made by hand', billingChoiceSlice, { isSame: false, isOwn: true }, [changed(byHand)], over],
];
test.each(stored)('%s is stored for a day, or until it is removed [BEY-04 STO-01]', (...row) => {
  const [, slice, value, facts, removal] = row;
  const { emit, local, clock } = open();
  facts.forEach((fact) => emit(fact));
  clock.now += day;
  expect(readSlice(local, slice)).toEqual(value);
  clock.now += 1;
  expect(readSlice(local, slice)).toBeNull();
  for (const fact of [...facts, removal]) emit(fact);
  expect(readSlice(local, slice)).toBeNull();
});

test('addresses belong to the browser, the e-mail to the tab [BEY-04 STO-01]', () => {
  const { emit, session, keys } = open();
  emit(changed());
  expect(keys().toSorted()).toEqual(['local billing_address', 'local shipping_address', 'tab guest_email']);
  expect(readSlice(session, guestEmailSlice)).toBe('gina@example.com');
});

test('the receipt belongs to the tab for an hour and takes the place of the draft [CHK-06]', () => {
  const { emit, session, clock, keys } = open();
  for (const fact of [changed(), paysBy('braintree')]) emit(fact);
  emit({ type: 'checkout.orderPlaced', receipt });
  expect([keys(), readReceipt(session)]).toEqual([['tab receipt'], receipt]);
  clock.now += 3_600_001;
  expect(readReceipt(session)).toBeNull();
});

const forgetting: readonly ShopFact[] = [
  { type: 'session.checkoutForgotten' },
  { type: 'session.ownerChanged' },
];
test.each(forgetting)('nothing of a checkout is stored after $type [SESS-02 BEY-08]', (fact) => {
  const { emit, local, session, keys } = open();
  emit({ type: 'checkout.orderPlaced', receipt });
  for (const one of [changed({ accountId: 202 }), paysBy('braintree')]) emit(one);
  emit({ type: 'checkout.poNumberChanged', poNumber: 'PO-7' });
  for (const key of ['shippingMethod', 'availableShippingMethods']) local.write(key, 'a', null);
  session.write('purchase_event', {}, null);
  emit(fact);
  expect(keys()).toEqual([]);
});

describe('who is signed in', () => {
  const welcomes: readonly ShopFact[] = [signedIn, { type: 'session.restored', email: 'hannah@example.com' }];
  test.each(welcomes)('after $type the tab knows of a customer, not which [SESS-06]', (fact) => {
    const { emit, local, session, keys } = open();
    emit(fact);
    expect([session.read('customer_info'), local.read('customer_trace')]).toEqual([{ signedIn: true }, true]);
    expect(keys()).toEqual(['local customer_trace', 'tab customer_info']);
  });

  test('after an expiry the browser still has a customer to forget, also for what is typed then [SESS-06 BEY-08]', () => {
    const { emit, local, keys } = open();
    emit(signedIn);
    emit({ type: 'session.timedOut' }, true);
    expect(keys()).toEqual(['local customer_trace']);
    // another tab has forgotten the customer
    local.remove('customer_trace');
    emit(changed(), true);
    expect(keys()).toContain('local customer_trace');
    for (const one of [{ type: 'session.forgotten' } as const, changed(), paysBy('braintree')]) emit(one);
    expect(keys()).not.toContain('local customer_trace');
  });
});

/** Events to a customer machine that starts with this storage. */
const receivedFrom = (storage: Storage) => listenTo(createAccountWatch({ storage })).heard;
const chosen = (accountId: number): ShopFact => {
  const account = accountOf(accountId);
  return { type: 'customer.accountSelected', accountId, isActive: true, account };
};

describe('the account a customer buys for', () => {
  test('is found by a reload, and a switch makes other tabs read the cart again [BEY-10 SESS-05]', () => {
    const { local, emit } = open();
    expect(receivedFrom(local)).toEqual([]);
    for (const id of [7, 8]) emit(chosen(id));
    expect(receivedFrom(local)).toEqual([{ type: 'account.chosen', accountId: 8 }]);
    expect(local.read('cart_change')).toBeNull();
    emit({ type: 'customer.accountSwitched', account: accountOf(8) });
    expect(local.read('cart_change')).toEqual(expect.any(String));
  });

  test('reaches a tab that is open, until it is removed [BEY-10 SESS-05]', () => {
    const { local, emit } = open();
    const listeners: (() => void)[] = [];
    const watched: Storage = {
      ...local,
      watch: (_key, listener) => {
        listeners.push(listener);
        return () => listeners.splice(0);
      },
    };
    const events = receivedFrom(watched);
    for (const fact of [chosen(8), { type: 'session.customerForgotten' } as const]) {
      emit(fact);
      listeners.forEach((listener) => listener());
    }
    expect(events).toEqual([{ type: 'account.chosen', accountId: 8 }]);
  });

  const changes: readonly ShopFact[] = [
    { type: 'session.customerForgotten' },
    { type: 'session.ownerChanged' },
  ];
  test.each(changes)('is removed by $type [BEY-08 BEY-10]', (fact) => {
    const { local, keys, emit } = open();
    emit(chosen(8));
    expect(keys()).toContain('local chosen_account');
    emit(fact);
    expect([keys(), receivedFrom(local)]).toEqual([[], []]);
  });
});
