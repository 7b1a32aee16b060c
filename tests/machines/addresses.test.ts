/** Where an order goes and is billed to: stored, typed and account addresses. */

import { expect, test } from 'vitest';
import {
  selectChosenId,
  selectStoredAddresses,
  selectFoundCount,
  selectIsListFolded,
  selectShownAddresses,
  selectAreFieldsShown,
} from '#machines/checkout/address-choice/address-choice.selectors.ts';
import { selectIsDeliveryStored } from '#machines/checkout/draft.selectors.ts';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { receiptOf } from '#machines/domain/order.ts';
import { brisbane, failure, orderRequest, perth } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { atHome, openCheckout, toPaymentAs, twoAccounts } from './walk.ts';
import type { AddressChoiceEvent } from '#machines/checkout/address-choice/address-choice.events.ts';
import { newAddressId } from '#machines/domain/stored-address.ts';

test('starts with the default address for delivery and billing and estimates at once [CHK-15 ADDR-01]', async () => {
  const shop = await openCheckout(atHome);
  expect(shop.seen().delivery).toMatchObject({ street: '14 Latrobe Terrace', telephone: '0491 570 156' });
  expect(shop.seen().isBillingSame).toBe(true);
  expect(shop.seen().method).not.toBeNull();
  expect(shop.asked('estimateShipping')).toHaveLength(1);
});

const sparse: Customer = {
  ...hannah,
  addresses: [bookEntry(1, 'Marigold', { isDefaultShipping: true, isDefaultBilling: true, telephone: '' })],
};

test('accepts a stored address although fields are missing [ADDR-01 CHK-07]', async () => {
  const shop = await openCheckout(sparse);
  expect(shop.asked('estimateShipping')).toHaveLength(1);
  await shop.submitDelivery(shop.seen().delivery);
  expect(shop.seen()).toMatchObject({ errors: [], method: expect.anything() as object });
  await shop.placeOrder();
  expect(shop.blockers().filter(({ tab }) => tab === 'delivery')).toEqual([]);
  // typed by hand the same is not complete
  const typed = { ...shop.seen().delivery, city: 'Milton' };
  shop.draft().send({ type: 'draft.submitDelivery', address: typed });
  expect(shop.seen().errors).toEqual(['Shipping details are invalid or missing.']);
});

test.each([
  ['asks for the missing fields of a stored address', sparse, false],
  ['keeps a complete stored address', atHome, true],
])('%s when the server refuses to deliver there [ADDR-01 BEY-07]', async (_, customer, isTrusted) => {
  const shop = await openCheckout(customer);
  await shop.submitDelivery(shop.seen().delivery);
  failing(shop, 'saveShippingInformation', failure('refused', 'telephone is required'));
  await shop.submitShipping();
  expect(selectIsDeliveryStored(shop.draft().getSnapshot())).toBe(isTrusted);
  for (const field of ['shipping.telephone', 'shipping.street'])
    expect(shop.blockedFields().includes(field)).toBe(!isTrusted);
});

test.each([
  ['a card', {}, true],
  ['an address', { about: 'address' }, false],
] as const)(
  'an order refused for %s trusts the stored address or not [ADDR-01]',
  async (_, about, isTrusted) => {
    const shop = await toPaymentAs(sparse);
    failing(shop, 'sendOrder', { ...failure('refused'), ...about });
    await shop.placeOrder();
    expect(shop.seen().errors).toEqual([failure('refused').message]);
    expect(selectIsDeliveryStored(shop.draft().getSnapshot())).toBe(isTrusted);
    expect(shop.blockedFields().includes('shipping.telephone')).toBe(!isTrusted);
  },
);

test('switching the account replaces what the shopper has not edited, and says so [BEY-21 CHK-15]', async () => {
  const shop = await openCheckout(twoAccounts);
  expect(shop.seen().delivery).toMatchObject({ street: '31 Doggett Street', company: 'Account 1' });
  await shop.switchAccount(2);
  expect(shop.seen().delivery).toMatchObject({ street: '7 Export Street', company: 'Account 2' });
  expect(shop.seen().messages).toEqual(['You buy for Account 2 now. Please check where it is delivered.']);
  expect(shop.seen().billing).toMatchObject({ street: '7 Export Street' });
  const typed = { ...shop.seen().delivery, street: '9 Own Street' };
  shop.inCheckout().addresses().send({ type: 'addresses.changeDelivery', address: typed });
  await shop.switchAccount(1);
  expect(shop.seen().delivery.street).toBe('9 Own Street');
  expect(shop.seen().billing.street).toBe('31 Doggett Street');
});

test('keeps a typed billing address as a stored one after a failed payment [ADDR-02]', async () => {
  const shop = await toPaymentAs(atHome);
  const billingChoice = shop.inCheckout().choice('billing');
  billingChoice.send({ type: 'addressChoice.writeNew' });
  shop.inCheckout().addresses().send({ type: 'addresses.changeBilling', address: perth, isSame: false });
  failing(shop, 'sendOrder', failure('cardRefused', 'Your card was declined.'));
  await shop.placeOrder();
  expect([shop.seen().errors, shop.seen().billing]).toEqual([['Your card was declined.'], perth]);
  expect(selectChosenId(billingChoice.getSnapshot())).toBe('entered-1');
  expect(selectStoredAddresses(billingChoice.getSnapshot())).toContainEqual(
    expect.objectContaining({ id: 'entered-1', address: perth }),
  );
});

test('reads the address book again after an order that added to it [ADDR-09]', async () => {
  const shop = await openCheckout(atHome);
  const reads = shop.asked('readCustomer').length;
  const receipt = receiptOf(orderRequest, '1');
  await sendTo(shop.actor, { type: 'checkout.orderPlaced', receipt });
  expect(shop.asked('readCustomer')).toHaveLength(reads);
  const kept = { ...receipt, delivery: { ...brisbane, isSavedInBook: true } };
  await sendTo(shop.actor, { type: 'checkout.orderPlaced', receipt: kept });
  expect(shop.asked('readCustomer')).toHaveLength(reads + 1);
});

const write = (shop: FakeShop, kind: AddressKind, address: Address): void => {
  shop.inCheckout().choice(kind).send({ type: 'addressChoice.writeNew' });
  void shop.changeAddress(kind, address);
};

const lookAt = (shop: FakeShop, kind: AddressKind, id: string): void =>
  shop.inCheckout().choice(kind).send({ type: 'addressChoice.chooseStored', id });

const writeOn = (shop: FakeShop, kind: AddressKind): Address => {
  shop.inCheckout().choice(kind).send({ type: 'addressChoice.writeNew' });
  return shop.seen()[kind];
};

const kinds: readonly AddressKind[] = ['delivery', 'billing'];

test.each(kinds)('keeps a typed %s address while others are looked at [ADDR-01 ADDR-02]', async (kind) => {
  const shop = await openCheckout(atHome);
  const half: Address = { ...perth, city: '', postcode: '' };
  write(shop, kind, half);
  for (const id of ['book-2', 'book-1']) lookAt(shop, kind, id);
  expect([shop.seen()[kind].street, writeOn(shop, kind)]).toEqual(['14 Latrobe Terrace', half]);
  expect(shop.seen().filled[kind]?.address).toEqual(half);
});

test.each(kinds)('shows a %s address typed for one account to no other [BEY-08 CHK-15]', async (kind) => {
  const shop = await openCheckout(twoAccounts);
  write(shop, kind, perth);
  lookAt(shop, kind, kind === 'delivery' ? 'account-2' : 'billing-2');
  await shop.switchAccount(2);
  expect(shop.seen()[kind].street).toBe('7 Export Street');
  expect(writeOn(shop, kind)).toMatchObject({ firstname: 'Colin', street: '' });
});

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    bookEntry(index + 1, `${index + 1} Marine Parade`, { isDefaultShipping: index === 29 }),
  );

const listOf = async (count: number) => {
  const shop = await openCheckout({ ...hannah, addresses: entries(count) });
  const choice = shop.inCheckout().choice('delivery');
  return {
    send: (event: AddressChoiceEvent) => choice.send(event),
    seen: () => {
      const now = choice.getSnapshot();
      const shown = selectShownAddresses(now).map(({ id }) => id.replace('book-', ''));
      return [selectIsListFolded(now), shown.join(' '), selectFoundCount(now)];
    },
    chosen: () => selectChosenId(choice.getSnapshot()),
  };
};

test('folds a long list around the chosen address, shows all of it on request, and searches it [ADDR-01]', async () => {
  const list = await listOf(40);
  expect([list.chosen(), ...list.seen()]).toEqual(['book-30', true, '1 2 30', null]);
  list.send({ type: 'addressChoice.search', query: ' marine 12' });
  // what is chosen stays in sight
  expect(list.seen()).toEqual([false, '12 30', 1]);
  list.send({ type: 'addressChoice.chooseStored', id: 'book-12' });
  list.send({ type: 'addressChoice.search', query: '' });
  expect(list.seen()).toEqual([true, '1 2 12', null]);
  list.send({ type: 'addressChoice.toggleList' });
  expect(list.seen()).toEqual([
    false,
    entries(40)
      .map(({ id }) => id)
      .join(' '),
    null,
  ]);
  expect((await listOf(6)).seen()).toEqual([false, '1 2 3 4 5 6', null]);
});

test.each(['delivery', 'billing'] as const)(
  'keeps the fields of a new %s address while it equals a stored one [BEY-21 ADDR-02]',
  async (kind) => {
    const shop = await openCheckout(atHome);
    const choice = shop.inCheckout().choice(kind);
    const shown = () => {
      const snapshot = choice.getSnapshot();
      return [selectAreFieldsShown(true)(snapshot), selectChosenId(snapshot)];
    };
    const stored = shop.seen()[kind];
    expect(shown()).toEqual([false, 'book-1']);
    choice.send({ type: 'addressChoice.writeNew' });
    await shop.changeAddress(kind, stored);
    expect(shown()).toEqual([true, newAddressId]);
    await shop.changeAddress(kind, { ...stored, street2: 'Unit 4' });
    expect([shown(), shop.seen()[kind].street2]).toEqual([[true, newAddressId], 'Unit 4']);
  },
);
