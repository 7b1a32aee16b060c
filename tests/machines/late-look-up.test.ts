/** A slow look-up and the shopper's own hand: what they write meanwhile is theirs (ADDR-04). */

import { describe, expect, test } from 'vitest';
import { emptyAddress, type AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { withFill } from '#machines/domain/lookup.ts';
import { brisbane, foundAddress, lineOf, perth, water } from '../models/goods.ts';
import { accountOf, bookEntry, colin, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { openShop, held } from './fake-services.ts';
import { seen, switchAccount, beginCheckout } from './walk.ts';

/** A checkout whose look-up is still being answered; what is returned lets the answer come. */
const openLooking = async (kind: AddressKind, customer: Customer | null = null) => {
  const people = customer === null ? {} : { people: { owner: { email: customer.email }, customer } };
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))], ...people });
  await shop.quiet();
  await beginCheckout(shop);
  const release = held(shop, 'formatAddress');
  const lookup = shop.inCheckout().lookup(kind);
  lookup.send({ type: 'addressLookup.typeLine', line: '12 eagle' });
  shop.clock.increment(250);
  await shop.quiet();
  await sendTo(lookup, { type: 'addressLookup.chooseSuggestion', id: 'a1' });
  expect(lookup.getSnapshot().value).toEqual({ enabled: 'formatting' });
  const answer = async (): Promise<void> => {
    await release();
    await shop.quiet();
  };
  return { shop, lookup, answer };
};

const athome: Customer = {
  ...hannah,
  addresses: [
    bookEntry(1, '14 Latrobe Terrace', { isDefaultShipping: true, isDefaultBilling: true }),
    bookEntry(2, '88 Marine Parade'),
  ],
};

describe('while the chosen address is on its way [ADDR-04]', () => {
  test('another delivery address by hand is kept, and the line names no other', async () => {
    const { shop, lookup, answer } = await openLooking('delivery');
    shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
    expect(lookup.getSnapshot()).toMatchObject({ value: { enabled: 'resting' }, context: { line: '' } });
    await answer();
    expect(seen(shop).delivery).toEqual(perth);
    expect(seen(shop).filled.delivery).toBeNull();
  });

  test('whoever collects it after all goes on collecting [CHK-09]', async () => {
    const { shop, lookup, answer } = await openLooking('delivery');
    const collection = { ...seen(shop).collection, isWanted: true };
    shop.checkout().send({ type: 'checkout.changeCollection', collection });
    expect(lookup.getSnapshot().value).toEqual({ enabled: 'resting' });
    await answer();
    expect(seen(shop).collection.isWanted).toBe(true);
    expect(seen(shop).delivery.street).toBe('');
  });

  test('another billing address by hand is kept', async () => {
    const { shop, lookup, answer } = await openLooking('billing');
    shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
    expect(lookup.getSnapshot().value).toEqual({ enabled: 'resting' });
    await answer();
    expect(seen(shop).billing).toEqual(perth);
  });

  test.each(['delivery', 'billing'] as const)('a phone number by hand leaves the %s alone', async (kind) => {
    const { shop, answer } = await openLooking(kind);
    const address = { ...seen(shop)[kind], telephone: '0400 000 000' };
    shop
      .checkout()
      .send(
        kind === 'delivery'
          ? { type: 'checkout.changeDelivery', address }
          : { type: 'checkout.changeBilling', address, isSame: false },
      );
    await answer();
    expect(seen(shop)[kind]).toEqual({ ...address, ...foundAddress });
    expect(seen(shop).filled[kind]).toEqual({ address: { ...address, ...foundAddress }, before: address });
  });

  test.each(['delivery', 'billing'] as const)('a stored %s address that is chosen stays', async (kind) => {
    const { shop, lookup, answer } = await openLooking(kind, athome);
    shop.inCheckout().choice(kind).send({ type: 'addressChoice.chooseStored', id: 'book-2' });
    expect(lookup.getSnapshot().value).toEqual({ enabled: 'resting' });
    await answer();
    expect(seen(shop)[kind].street).toBe('88 Marine Parade');
    expect(seen(shop).filled[kind]).toEqual({ address: seen(shop)[kind], before: null });
  });

  test('what comes by itself does not take it back', async () => {
    const address = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };
    const twice = { ...colin, accounts: [accountOf(1), accountOf(2, { address })] };
    const { shop, lookup, answer } = await openLooking('delivery', twice);
    await switchAccount(shop, 2);
    expect(seen(shop).delivery.company).toBe('Account 2');
    expect(lookup.getSnapshot().value).toEqual({ enabled: 'formatting' });
    await answer();
    expect(seen(shop).delivery).toMatchObject(foundAddress);
  });
});

describe('what a form shows of a fill [ADDR-04]', () => {
  const before = { ...emptyAddress('AU'), firstname: 'Rosa' };
  const found = { before, address: { ...before, ...foundAddress } };

  test('the place; the phone that is being typed stays', () => {
    const typed = { ...before, telephone: '04' };
    expect(withFill(typed, found)).toEqual({ ...typed, ...foundAddress });
  });

  test.each([{ street: '1 King' }, { regionCode: 'QLD' }, { postcode: '60' }])(
    'nothing of it where %j is being typed',
    (part) => {
      const typed = { ...before, ...part };
      expect(withFill(typed, found)).toEqual(typed);
    },
  );

  test('another address altogether where one was chosen', () => {
    expect(withFill(perth, { before: null, address: brisbane })).toEqual(brisbane);
  });
});
