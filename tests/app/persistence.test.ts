/** Which facts are kept where and for how long, and what is made of a storage somebody else wrote into (§7 browser storage). */

import { describe, expect, test } from 'vitest';
import { persistFact, readCartId, readReceipt } from '#app/persistence.ts';
import type { Receipt } from '#machines/domain/order.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { createStorage } from '#transport/storage.ts';
import { aud, auckland, brisbane } from '#tests/services/wired-backend.ts';
import { memoryArea } from '#tests/transport/wires.ts';

const open = () => {
  const clock = { now: 1_000_000 };
  const [local, tab] = [memoryArea(), memoryArea()];
  const stores = {
    local: createStorage(local.area, 'TEST__', () => clock.now),
    session: createStorage(tab.area, 'TEST__', () => clock.now),
  };
  const keys = () => [
    ...[...local.entries.keys()].map((key) => key.replace('TEST__', 'local ')),
    ...[...tab.entries.keys()].map((key) => key.replace('TEST__', 'tab ')),
  ];
  return {
    clock,
    ...stores,
    keys,
    tell: (fact: ShopFact) => persistFact(fact, stores.local, stores.session),
  };
};

const receipt: Receipt = {
  orderNumber: '000000042',
  email: 'gina@example.com',
  delivery: brisbane,
  billing: auckland,
  method: null,
  paymentLabel: 'Visa ending in 1111',
  lines: [],
  totals: { grandTotal: aud(1), shipping: aud(0), subtotal: aud(1), tax: aud(0), discount: aud(0) },
};
const draft = { email: 'gina@example.com', delivery: brisbane, billing: auckland, isBillingSame: false };
const day = 86_400_000;

describe('the cart', () => {
  test('CART-01 its id is kept for a month and removed with it', () => {
    const { tell, local, clock, keys } = open();
    tell({ type: 'cart.created', cartId: 'cart-1' });
    expect([readCartId(local), keys()]).toEqual(['cart-1', ['local cartId']]);
    clock.now += 30 * day;
    expect(readCartId(local)).toBe('cart-1');
    clock.now += 1;
    expect(readCartId(local)).toBeNull();
    tell({ type: 'cart.created', cartId: 'cart-2' });
    tell({ type: 'cart.dropped' });
    expect([readCartId(local), keys()]).toEqual([null, []]);
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
    expect(local.read('shipping_address')).toEqual(brisbane);
    expect(local.read('billing_address')).toEqual(auckland);
    clock.now += day;
    expect(local.read('shipping_address')).toEqual(brisbane);
    clock.now += 1;
    expect([local.read('shipping_address'), local.read('billing_address')]).toEqual([null, null]);
    expect(session.read('guest_email')).toBe('gina@example.com');
  });

  test('ADDR-02 billing that is the same is not kept', () => {
    const { tell, keys } = open();
    tell({ type: 'checkout.draftChanged', draft });
    tell({ type: 'checkout.draftChanged', draft: { ...draft, isBillingSame: true } });
    expect(keys()).not.toContain('local billing_address');
  });
});

describe('the receipt', () => {
  test('CHK-06 is the tab’s for an hour, and the draft goes', () => {
    const { tell, session, clock, keys } = open();
    tell({ type: 'checkout.draftChanged', draft });
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
    session.write('receipt', value, null);
    expect(readReceipt(session)).toBeNull();
  });
});

test('STO-01 no other fact is kept', () => {
  const { tell, keys } = open();
  const failure = { kind: 'server', message: 'No.' } as const;
  const line = { sku: 'A', name: 'A', quantity: 1 };
  const others: readonly ShopFact[] = [
    { type: 'session.restoredAsGuest' },
    { type: 'network.lost' },
    { type: 'page.notFound' },
    { type: 'cart.itemAdded', line },
    { type: 'cart.actionFailed', failure },
    { type: 'cart.locked' },
    { type: 'checkout.started' },
    { type: 'checkout.tabChanged', tab: 'payment' },
    { type: 'checkout.failed', message: 'No.' },
    { type: 'catalog.loaded', subject: { kind: 'menu' } },
  ];
  for (const fact of others) tell(fact);
  expect(keys()).toEqual([]);
});
