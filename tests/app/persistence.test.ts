/** Which facts are kept where and for how long, and what is made of a storage somebody else wrote into (§7 browser storage). */

import { describe, expect, test } from 'vitest';
import { readReceipt, readReleasedCartId } from '#app/persistence.ts';
import { emptyBilling } from '#machines/domain/address.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { readCartId } from '#services/cart-watch.ts';
import {
  billingChoiceSlice,
  billingSlice,
  deliverySlice,
  draftAccountSlice,
  guestEmailSlice,
  methodSlice,
  paymentSlice,
  poNumberSlice,
} from '#services/checkout-slices.ts';
import { readSlice } from '#transport/slice.ts';
import { auckland, brisbane } from '#tests/services/wired-backend.ts';
import { courier } from '../models/goods.ts';
import { draft, open, receipt } from './persistence-stage.ts';

const day = 86_400_000;

describe('the cart', () => {
  test('CART-01 its id is kept for a month and removed with it', () => {
    const { tell, local, clock, keys } = open();
    tell({ type: 'cart.created', cartId: 'cart-1', isOwned: false });
    expect([readCartId(local), keys()]).toEqual(['cart-1', ['local cartId', 'local cart_change']]);
    clock.now += 30 * day;
    expect(readCartId(local)).toBe('cart-1');
    clock.now += 1;
    expect(readCartId(local)).toBeNull();
    tell({ type: 'cart.created', cartId: 'cart-2', isOwned: false });
    tell({ type: 'cart.dropped' });
    expect([readCartId(local), keys()]).toEqual([null, ['local cart_change']]);
  });

  test('CART-11 a released cart is no longer the cart, but a reload before the merge still finds it', () => {
    const { tell, local, session, keys } = open();
    tell({ type: 'cart.created', cartId: 'cart-1', isOwned: false });
    tell({ type: 'cart.dropped' });
    tell({ type: 'cart.released', cartId: 'cart-1' });
    expect([readCartId(local), readReleasedCartId(session)]).toEqual([null, 'cart-1']);
    tell({ type: 'cart.created', cartId: 'own', isOwned: true });
    expect([readReleasedCartId(session), readCartId(local)]).toEqual([null, 'own']);
    expect(keys()).not.toContain('tab released_cart');
  });

  test('CART-11 BEY-08 nothing is kept of a sign-in without a cart, nor of one that was forgotten', () => {
    const { tell, keys } = open();
    tell({ type: 'cart.released', cartId: null });
    expect(keys()).toEqual([]);
    tell({ type: 'cart.released', cartId: 'cart-1' });
    expect(keys()).toEqual(['tab released_cart']);
    tell({ type: 'cart.dropped' });
    expect(keys()).toEqual([]);
  });

  test.each([[''], [5], [null], [{ id: 'a' }], [['a']]])('STO-01 %j is no cart id', (value) => {
    const { local } = open();
    local.write('cartId', value, null);
    expect(readCartId(local)).toBeNull();
  });
});

describe('the draft', () => {
  test('BEY-04 STO-01 addresses are the browser’s for a day, the e-mail only the tab’s', () => {
    const { tell, local, session, clock, keys } = open();
    tell({ type: 'checkout.draftChanged', draft });
    expect(keys().toSorted()).toEqual(['local billing_address', 'local shipping_address', 'tab guest_email']);
    expect(readSlice(local, deliverySlice)).toEqual(brisbane);
    expect(readSlice(local, billingSlice)).toEqual(auckland);
    clock.now += day;
    expect(readSlice(local, deliverySlice)).toEqual(brisbane);
    clock.now += 1;
    expect([readSlice(local, deliverySlice), readSlice(local, billingSlice)]).toEqual([null, null]);
    expect(readSlice(session, guestEmailSlice)).toBe('gina@example.com');
  });

  test('CHK-15 whose addresses it began with is kept beside it, and goes with it', () => {
    const { tell, local, keys } = open();
    tell({ type: 'checkout.draftChanged', draft: { ...draft, accountId: 202 } });
    expect(readSlice(local, draftAccountSlice)).toBe(202);
    tell({ type: 'checkout.draftChanged', draft });
    expect(keys()).not.toContain('local draft_account');
    tell({ type: 'checkout.draftChanged', draft: { ...draft, accountId: 202 } });
    tell({ type: 'session.ownerChanged' });
    expect(keys()).toEqual([]);
  });

  test('BEY-04 SHIP-01 a way of delivery is kept once it is chosen, and stays when something else changes', () => {
    const { tell, local } = open();
    tell({ type: 'checkout.draftChanged', draft });
    expect(readSlice(local, methodSlice)).toBeNull();
    tell({ type: 'checkout.draftChanged', draft: { ...draft, method: courier } });
    tell({ type: 'checkout.draftChanged', draft });
    expect(readSlice(local, methodSlice)).toEqual(courier);
  });

  test('ADDR-02 a bill that needs no address of its own leaves none', () => {
    const { tell, keys } = open();
    tell({ type: 'checkout.draftChanged', draft });
    tell({
      type: 'checkout.draftChanged',
      draft: { ...draft, billing: emptyBilling('AU'), isBillingSame: true },
    });
    expect(keys()).not.toContain('local billing_address');
  });

  test.each([
    [true, true],
    [true, false],
    [false, true],
  ])(
    'ADDR-02 BEY-04 whether it is the delivery’s, and whether anyone has said so, is kept as long: %s, %s',
    (isSame, isOwn) => {
      const { tell, local, clock } = open();
      tell({
        type: 'checkout.draftChanged',
        draft: { ...draft, isBillingSame: isSame, isBillingChosen: isOwn },
      });
      clock.now += day;
      expect(readSlice(local, billingChoiceSlice)).toEqual({ isSame, isOwn });
      clock.now += 1;
      expect(readSlice(local, billingChoiceSlice)).toBeNull();
    },
  );
});

describe('the way to pay', () => {
  test('STO-01 PAY-02 is kept by its code, the browser’s for a day, the newest choice counting', () => {
    const { tell, local, clock, keys } = open();
    for (const code of ['purchaseorder', 'braintree']) tell({ type: 'checkout.paymentChosen', code });
    expect(keys()).toEqual(['local paymentMethod']);
    expect(local.read('paymentMethod', 1)).toBe('braintree');
    clock.now += day;
    expect(readSlice(local, paymentSlice)).toBe('braintree');
    clock.now += 1;
    expect(readSlice(local, paymentSlice)).toBeNull();
  });

  test('BEY-04 the number of a purchase order is kept for a day as it stands, and gone with the field', () => {
    const { tell, local, clock, keys } = open();
    for (const poNumber of ['PO-7', 'PO-77']) tell({ type: 'checkout.poNumberChanged', poNumber });
    clock.now += day;
    expect(readSlice(local, poNumberSlice)).toBe('PO-77');
    tell({ type: 'checkout.poNumberChanged', poNumber: ' ' });
    expect(keys()).toEqual([]);
  });

  test.each<ShopFact>([
    { type: 'checkout.paymentChosen', code: null },
    { type: 'session.checkoutForgotten' },
    { type: 'session.ownerChanged' },
  ])('STO-01 BEY-08 is gone after $type', (fact) => {
    const { tell, keys } = open();
    tell({ type: 'checkout.paymentChosen', code: 'braintree' });
    if (fact.type !== 'checkout.paymentChosen') tell({ type: 'checkout.poNumberChanged', poNumber: 'PO-7' });
    tell(fact);
    expect(keys()).toEqual([]);
  });

  test.each([[''], [5], [null], [{ code: 'braintree' }]])('STO-01 %j is no way to pay', (value) => {
    const { local } = open();
    local.write('paymentMethod', value, null, 1);
    expect(readSlice(local, paymentSlice)).toBeNull();
  });
});

describe('the receipt', () => {
  test('CHK-06 is the tab’s for an hour, and the draft goes', () => {
    const { tell, session, clock, keys } = open();
    tell({ type: 'checkout.draftChanged', draft });
    tell({ type: 'checkout.paymentChosen', code: 'braintree' });
    tell({ type: 'checkout.orderPlaced', receipt });
    expect(keys()).toEqual(['tab receipt']);
    expect(readReceipt(session)).toEqual(receipt);
    clock.now += 3_600_001;
    expect(readReceipt(session)).toBeNull();
  });

  test.each([
    [null],
    ['000000042'],
    [{ orderNumber: '000000042' }],
    [[]],
    [{ orderNumber: '1', lines: null, totals: null }],
  ])('STO-01 %j is no receipt', (value) => {
    const { session } = open();
    session.write('receipt', value, null, 1);
    expect(readReceipt(session)).toBeNull();
  });
});

test('STO-01 no other fact is kept', () => {
  const { tell, keys } = open();
  const failure = { kind: 'server', message: 'No.' } as const;
  const others: readonly ShopFact[] = [
    { type: 'session.restoredAsGuest' },
    { type: 'network.lost' },
    { type: 'page.notFound' },
    { type: 'cart.actionFailed', failure, actions: [] },
    { type: 'cart.locked' },
    { type: 'checkout.started' },
    { type: 'checkout.tabChanged', tab: 'payment' },
    { type: 'checkout.failed', message: 'No.', asked: null },
    { type: 'catalog.loaded', subject: { kind: 'menu' }, content: { kind: 'menu', items: [] } },
  ];
  for (const fact of others) tell(fact);
  expect(keys()).toEqual([]);
});
