/** Where an order goes and is billed to: stored, typed and account addresses. */

import { expect, test } from 'vitest';
import { selectChosenId, selectStoredAddresses } from '#machines/address-choice/address-choice.selectors.ts';
import { selectIsDeliveryStored } from '#machines/checkout/checkout.selectors.ts';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { receiptOf } from '#machines/domain/order.ts';
import { brisbane, failure, orderRequest, perth } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { atHome, openCheckout, toPaymentAs, twoAccounts, twoDoors } from './walk.ts';

test('starts with the default address for delivery and billing and estimates at once [CHK-15 ADDR-01]', async () => {
  const shop = await openCheckout(atHome);
  expect(shop.seen().delivery).toMatchObject({ street: '14 Latrobe Terrace', telephone: '0491 570 156' });
  expect(shop.seen().isBillingSame).toBe(true);
  expect(shop.seen().method).not.toBeNull();
  expect(shop.asked('estimateShipping')).toHaveLength(1);
});

test('starts with another default billing address [ADDR-02]', async () => {
  const shop = await openCheckout(twoDoors);
  expect(shop.seen()).toMatchObject({ isBillingSame: false, billing: { street: '88 Marine Parade' } });
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
  shop.checkout().send({ type: 'checkout.submitDelivery', address: typed });
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
  expect(selectIsDeliveryStored(shop.checkout().getSnapshot())).toBe(isTrusted);
  for (const field of ['shipping-telephone', 'shipping-street'])
    expect(shop.blockedFields().includes(field)).toBe(!isTrusted);
});

test.each([
  ['Your card was declined.', true],
  ['Please check the shipping address information. "telephone" is required. Enter and try again.', false],
])('an order refused with “%s” trusts the stored address: %s [ADDR-01]', async (text, isTrusted) => {
  const shop = await toPaymentAs(sparse);
  failing(shop, 'sendOrder', failure('refused', text));
  await shop.placeOrder();
  expect(shop.seen().errors).toEqual([text]);
  expect(selectIsDeliveryStored(shop.checkout().getSnapshot())).toBe(isTrusted);
  expect(shop.blockedFields().includes('shipping-telephone')).toBe(!isTrusted);
});

test('switching the account replaces what the shopper has not edited, and says so [BEY-21 CHK-15]', async () => {
  const shop = await openCheckout(twoAccounts);
  expect(shop.seen().delivery).toMatchObject({ street: '31 Doggett Street', company: 'Account 1' });
  await shop.switchAccount(2);
  expect(shop.seen().delivery).toMatchObject({ street: '7 Export Street', company: 'Account 2' });
  expect(shop.seen().messages).toEqual(['You buy for Account 2 now. Please check where it is delivered.']);
  expect(shop.seen().billing).toMatchObject({ street: '7 Export Street' });
  const typed = { ...shop.seen().delivery, street: '9 Own Street' };
  shop.checkout().send({ type: 'checkout.changeDelivery', address: typed });
  await shop.switchAccount(1);
  expect(shop.seen().delivery.street).toBe('9 Own Street');
  expect(shop.seen().billing.street).toBe('31 Doggett Street');
});

test('chooses, types, cancels and submits delivery addresses [ADDR-02]', async () => {
  const shop = await openCheckout(atHome);
  const deliveryChoice = shop.inCheckout().choice('delivery');
  deliveryChoice.send({ type: 'addressChoice.chooseStored', id: 'book-2' });
  expect(shop.seen().delivery.street).toBe('88 Marine Parade');
  deliveryChoice.send({ type: 'addressChoice.writeNew' });
  expect(shop.seen().delivery).toMatchObject({ street: '', firstname: 'Hannah', isSavedInBook: false });
  deliveryChoice.send({ type: 'addressChoice.cancelNew' });
  expect(shop.seen().delivery.street).toBe('88 Marine Parade');
  deliveryChoice.send({ type: 'addressChoice.writeNew' });
  await shop.submitDelivery(brisbane);
  expect(selectChosenId(deliveryChoice.getSnapshot())).toBe('entered-1');
  expect(selectStoredAddresses(deliveryChoice.getSnapshot())).toContainEqual(
    expect.objectContaining({ id: 'entered-1', address: brisbane }),
  );
});

test('keeps a typed billing address as a stored one after a failed payment [ADDR-02]', async () => {
  const shop = await toPaymentAs(atHome);
  const billingChoice = shop.inCheckout().choice('billing');
  billingChoice.send({ type: 'addressChoice.writeNew' });
  shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
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

test('begins a new address empty after one was accepted or cancelled [ADDR-02]', async () => {
  const shop = await openCheckout(atHome);
  write(shop, 'delivery', perth);
  lookAt(shop, 'delivery', 'book-2');
  writeOn(shop, 'delivery');
  await shop.submitDelivery(shop.seen().delivery);
  lookAt(shop, 'delivery', 'book-1');
  expect(writeOn(shop, 'delivery')).toMatchObject({ firstname: 'Hannah', street: '' });
  shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
  shop.inCheckout().choice('delivery').send({ type: 'addressChoice.cancelNew' });
  expect(writeOn(shop, 'delivery')).toMatchObject({ firstname: 'Hannah', street: '' });
});

test.each(kinds)('shows a %s address typed for one account to no other [BEY-08 CHK-15]', async (kind) => {
  const shop = await openCheckout(twoAccounts);
  write(shop, kind, perth);
  lookAt(shop, kind, kind === 'delivery' ? 'account-2' : 'billing-2');
  await shop.switchAccount(2);
  expect(shop.seen()[kind].street).toBe('7 Export Street');
  expect(writeOn(shop, kind)).toMatchObject({ firstname: 'Colin', street: '' });
});
