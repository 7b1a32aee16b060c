/** Looking an address up, and what the shopper types or chooses while the answer is on its way. */

import { expect, test } from 'vitest';
import {
  selectIsLookupLoading,
  selectLookupLine,
} from '#machines/checkout/address-lookup/address-lookup.selectors.ts';
import { emptyAddress, type AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { foundAddress, perth } from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { held, type FakeShop } from './fake-services.ts';
import { atHome, openCheckout } from './walk.ts';

const typeInto = (shop: FakeShop, line: string, kind: AddressKind = 'delivery'): void =>
  shop.inCheckout().lookup(kind).send({ type: 'addressLookup.typeLine', line });
/** Types a line, waits for its suggestions and chooses the first. */
const choose = async (shop: FakeShop, kind: AddressKind): Promise<void> => {
  typeInto(shop, '12 eagle', kind);
  shop.clock.increment(250);
  await shop.quiet();
  await sendTo(shop.inCheckout().lookup(kind), { type: 'addressLookup.chooseSuggestion', id: 'a1' });
};

test('fills the delivery address with the chosen suggestion and keeps the names [ADDR-04]', async () => {
  const shop = await openCheckout();
  const typed = { ...emptyAddress('AU'), firstname: 'Rosa', lastname: 'Lind', telephone: '0400 000 000' };
  shop.inCheckout().addresses().send({ type: 'addresses.changeDelivery', address: typed });
  await choose(shop, 'delivery');
  expect(shop.seen().delivery).toEqual({ ...typed, ...foundAddress });
  expect(shop.seen().filled.delivery).toEqual({ address: { ...typed, ...foundAddress }, before: typed });
  expect(shop.asked('estimateShipping')).toHaveLength(1);
});

/** A checkout whose look-up is still being answered; what is returned lets the answer come. */
const openLooking = async (kind: AddressKind, customer: Customer | null = null) => {
  const shop = await openCheckout(customer);
  const release = held(shop, 'formatAddress');
  const lookup = shop.inCheckout().lookup(kind);
  await choose(shop, kind);
  expect(selectIsLookupLoading(lookup.getSnapshot())).toBe(true);
  return { shop, lookup, answer: release };
};

const kinds = ['delivery', 'billing'] as const;
test.each(kinds)('keeps a typed %s address, and fills it around a typed phone [ADDR-04]', async (kind) => {
  const { shop, lookup, answer } = await openLooking(kind);
  await shop.changeAddress(kind, perth);
  expect(selectLookupLine(lookup.getSnapshot())).toBe('');
  expect(selectIsLookupLoading(lookup.getSnapshot())).toBe(false);
  await answer();
  expect([shop.seen()[kind], shop.seen().filled[kind]]).toEqual([perth, null]);

  const other = await openLooking(kind);
  const before = { ...other.shop.seen()[kind], telephone: '0400 000 000' };
  await other.shop.changeAddress(kind, before);
  await other.answer();
  const address = { ...before, ...foundAddress };
  expect([other.shop.seen()[kind], other.shop.seen().filled[kind]]).toEqual([address, { address, before }]);
});

test.each(kinds)('keeps a stored %s address chosen during the look-up [ADDR-04]', async (kind) => {
  const { shop, lookup, answer } = await openLooking(kind, atHome);
  shop.inCheckout().choice(kind).send({ type: 'addressChoice.chooseStored', id: 'book-2' });
  expect(selectIsLookupLoading(lookup.getSnapshot())).toBe(false);
  await answer();
  expect(shop.seen()[kind].street).toBe('88 Marine Parade');
  expect(shop.seen().filled[kind]).toEqual({ address: shop.seen()[kind], before: null });
});
