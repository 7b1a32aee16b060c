/** A typed address survives a look at stored ones, and no other account sees it. */

import { expect, test } from 'vitest';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { brisbane, perth } from '../models/goods.ts';
import { accountOf, colin } from '../models/people.ts';
import type { FakeShop } from './fake-services.ts';
import { atHome, seen, openFor, switchAccount, beginCheckout, submitDelivery } from './walk.ts';

const openCheckout = async (customer: Customer): Promise<FakeShop> => beginCheckout(await openFor(customer));

const write = (shop: FakeShop, kind: AddressKind, address: Address): void => {
  shop.inCheckout().choice(kind).send({ type: 'addressChoice.writeNew' });
  if (kind === 'delivery') shop.checkout().send({ type: 'checkout.changeDelivery', address });
  else shop.checkout().send({ type: 'checkout.changeBilling', address, isSame: false });
};

const lookAt = (shop: FakeShop, kind: AddressKind, id: string): void =>
  shop.inCheckout().choice(kind).send({ type: 'addressChoice.chooseStored', id });

const writeOn = (shop: FakeShop, kind: AddressKind): Address => {
  shop.inCheckout().choice(kind).send({ type: 'addressChoice.writeNew' });
  return seen(shop)[kind];
};

const kinds: readonly AddressKind[] = ['delivery', 'billing'];

test.each(kinds)(
  'keeps a typed %s address while stored ones are looked at [ADDR-01, ADDR-02]',
  async (kind) => {
    const shop = await openCheckout(atHome);
    const half: Address = { ...perth, city: '', postcode: '' };
    write(shop, kind, half);
    for (const id of ['book-2', 'book-1']) lookAt(shop, kind, id);
    expect(seen(shop)[kind].street).toBe('14 Latrobe Terrace');
    expect(writeOn(shop, kind)).toEqual(half);
    expect(seen(shop).filled[kind]?.address).toEqual(half);
  },
);

test('begins a new address empty after one was accepted or cancelled [ADDR-02]', async () => {
  const shop = await openCheckout(atHome);
  write(shop, 'delivery', perth);
  lookAt(shop, 'delivery', 'book-2');
  writeOn(shop, 'delivery');
  await submitDelivery(shop, seen(shop).delivery);
  lookAt(shop, 'delivery', 'book-1');
  expect(writeOn(shop, 'delivery')).toMatchObject({ firstname: 'Hannah', street: '' });
  shop.checkout().send({ type: 'checkout.changeDelivery', address: brisbane });
  shop.inCheckout().choice('delivery').send({ type: 'addressChoice.cancelNew' });
  expect(writeOn(shop, 'delivery')).toMatchObject({ firstname: 'Hannah', street: '' });
});

test.each(kinds)(
  'does not show a %s address typed for one account to another [BEY-08, CHK-15]',
  async (kind) => {
    const lytton = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };
    const shop = await openCheckout({
      ...colin,
      accounts: [accountOf(1), accountOf(2, { address: lytton })],
    });
    write(shop, kind, perth);
    lookAt(shop, kind, kind === 'delivery' ? 'account-2' : 'billing-2');
    await switchAccount(shop, 2);
    expect(seen(shop)[kind].street).toBe('7 Export Street');
    expect(writeOn(shop, kind)).toMatchObject({ firstname: 'Colin', street: '' });
  },
);
