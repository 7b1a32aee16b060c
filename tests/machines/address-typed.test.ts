/** A typed address survives a look at stored ones, and no other account sees it. */

import { expect, test } from 'vitest';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import { brisbane, perth } from '../models/goods.ts';
import type { FakeShop } from './fake-services.ts';
import { atHome, openCheckout, twoAccounts } from './walk.ts';

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
