/** Looking an address up, and what the shopper types or chooses while the answer is on its way. */

import { describe, expect, test } from 'vitest';
import {
  selectIsLookupFailed,
  selectIsLookupLoading,
  selectLookupLine,
  selectSuggestions,
} from '#machines/address-lookup/address-lookup.selectors.ts';
import { emptyAddress, type AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { withFill } from '#machines/domain/lookup.ts';
import { brisbane, failure, foundAddress, perth } from '../models/goods.ts';
import { accountOf, colin } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { held, failing, type FakeShop } from './fake-services.ts';
import { atHome, seen, openFor, switchAccount, beginCheckout, changeDelivery } from './walk.ts';

const openCheckout = async (customer: Customer | null = null): Promise<FakeShop> =>
  beginCheckout(await openFor(customer));

const typeInto = (shop: FakeShop, line: string): void =>
  shop.inCheckout().lookup('delivery').send({ type: 'addressLookup.typeLine', line });

describe('looking an address up', () => {
  test('searches once the typing pauses, for the last letters only [ADDR-04]', async () => {
    const shop = await openCheckout();
    for (const line of ['12', '12 ', '12 e', '12 ea']) typeInto(shop, line);
    shop.clock.increment(249);
    await shop.quiet();
    expect(shop.asked('searchAddresses')).toEqual([]);
    shop.clock.increment(1);
    await shop.quiet();
    expect(shop.asked('searchAddresses').map(({ input }) => input)).toEqual([
      { countryCode: 'AU', line: '12 ea' },
    ]);
  });

  test('ignores a slow answer to earlier letters [ADDR-04]', async () => {
    const shop = await openCheckout();
    const release = held(shop, 'searchAddresses');
    typeInto(shop, '12 eag');
    shop.clock.increment(250);
    typeInto(shop, '12 eagle');
    await release();
    await shop.quiet();
    const lookup = shop.inCheckout().lookup('delivery').getSnapshot();
    expect([selectLookupLine(lookup), selectSuggestions(lookup)]).toEqual(['12 eagle', []]);
  });

  test('fills the delivery address with the chosen suggestion and keeps the names [ADDR-04]', async () => {
    const shop = await openCheckout();
    const typed = { ...emptyAddress('AU'), firstname: 'Rosa', lastname: 'Lind', telephone: '0400' };
    shop.checkout().send({ type: 'checkout.changeDelivery', address: typed });
    typeInto(shop, '12 eagle');
    shop.clock.increment(250);
    await shop.quiet();
    await sendTo(shop.inCheckout().lookup('delivery'), { type: 'addressLookup.chooseSuggestion', id: 'a1' });
    expect(seen(shop).delivery).toEqual({ ...typed, ...foundAddress });
    expect(seen(shop).filled.delivery).toEqual({ address: { ...typed, ...foundAddress }, before: typed });
    expect(shop.asked('estimateShipping')).toHaveLength(1);
  });

  test('looks up the billing address separately [ADDR-04]', async () => {
    const shop = await openCheckout();
    const lookup = shop.inCheckout().lookup('billing');
    lookup.send({ type: 'addressLookup.typeLine', line: '12 eagle' });
    shop.clock.increment(250);
    await shop.quiet();
    await sendTo(lookup, { type: 'addressLookup.chooseSuggestion', id: 'a1' });
    expect(seen(shop).billing).toMatchObject(foundAddress);
    expect(seen(shop).delivery.street).toBe('');
  });

  test('lets the address be typed after a failed search, and searches again [ADDR-04]', async () => {
    const shop = await openCheckout();
    failing(shop, 'searchAddresses', failure('network'));
    typeInto(shop, '12 eagle');
    shop.clock.increment(250);
    await shop.quiet();
    const lookup = shop.inCheckout().lookup('delivery');
    expect(selectIsLookupFailed(lookup.getSnapshot())).toBe(true);
    await changeDelivery(shop, brisbane);
    expect(seen(shop).method).not.toBeNull();
    typeInto(shop, '12 eagle s');
    shop.clock.increment(250);
    await shop.quiet();
    expect(selectSuggestions(lookup.getSnapshot())).not.toEqual([]);
  });

  test('looks up addresses in the new country once it changes [ADDR-04]', async () => {
    const shop = await openCheckout();
    typeInto(shop, '12 eagle');
    shop.checkout().send({ type: 'checkout.changeDelivery', address: emptyAddress('NZ') });
    expect(shop.inCheckout().lookup('delivery').getSnapshot().context).toMatchObject({
      countryCode: 'NZ',
      line: '',
    });
  });
});

/** A checkout whose look-up is still being answered; what is returned lets the answer come. */
const openLooking = async (kind: AddressKind, customer: Customer | null = null) => {
  const shop = await openCheckout(customer);
  const release = held(shop, 'formatAddress');
  const lookup = shop.inCheckout().lookup(kind);
  lookup.send({ type: 'addressLookup.typeLine', line: '12 eagle' });
  shop.clock.increment(250);
  await shop.quiet();
  await sendTo(lookup, { type: 'addressLookup.chooseSuggestion', id: 'a1' });
  expect(selectIsLookupLoading(lookup.getSnapshot())).toBe(true);
  const answer = async (): Promise<void> => {
    await release();
    await shop.quiet();
  };
  return { shop, lookup, answer };
};

describe('while the chosen address is on its way', () => {
  test('keeps an address typed during the look-up [ADDR-04]', async () => {
    const { shop, lookup, answer } = await openLooking('delivery');
    shop.checkout().send({ type: 'checkout.changeDelivery', address: perth });
    expect(selectLookupLine(lookup.getSnapshot())).toBe('');
    await answer();
    expect(seen(shop).delivery).toEqual(perth);
    expect(seen(shop).filled.delivery).toBeNull();
  });

  test('keeps pickup chosen during the look-up [ADDR-04, CHK-09]', async () => {
    const { shop, lookup, answer } = await openLooking('delivery');
    const collection = { ...seen(shop).collection, isWanted: true };
    shop.checkout().send({ type: 'checkout.changeCollection', collection });
    expect(selectIsLookupLoading(lookup.getSnapshot())).toBe(false);
    await answer();
    expect(seen(shop).collection.isWanted).toBe(true);
    expect(seen(shop).delivery.street).toBe('');
  });

  test('keeps a billing address typed during the look-up [ADDR-04]', async () => {
    const { shop, lookup, answer } = await openLooking('billing');
    shop.checkout().send({ type: 'checkout.changeBilling', address: perth, isSame: false });
    expect(selectIsLookupLoading(lookup.getSnapshot())).toBe(false);
    await answer();
    expect(seen(shop).billing).toEqual(perth);
  });

  test.each(['delivery', 'billing'] as const)(
    'fills the %s address although the phone was typed during the look-up [ADDR-04]',
    async (kind) => {
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
    },
  );

  test.each(['delivery', 'billing'] as const)(
    'keeps a stored %s address chosen during the look-up [ADDR-04]',
    async (kind) => {
      const { shop, lookup, answer } = await openLooking(kind, atHome);
      shop.inCheckout().choice(kind).send({ type: 'addressChoice.chooseStored', id: 'book-2' });
      expect(selectIsLookupLoading(lookup.getSnapshot())).toBe(false);
      await answer();
      expect(seen(shop)[kind].street).toBe('88 Marine Parade');
      expect(seen(shop).filled[kind]).toEqual({ address: seen(shop)[kind], before: null });
    },
  );

  test('fills the chosen suggestion over an address that arrived by itself [ADDR-04]', async () => {
    const address = { ...accountOf(1).address, street: ['7 Export Street'], city: 'Lytton' };
    const twice = { ...colin, accounts: [accountOf(1), accountOf(2, { address })] };
    const { shop, lookup, answer } = await openLooking('delivery', twice);
    await switchAccount(shop, 2);
    expect(seen(shop).delivery.company).toBe('Account 2');
    expect(selectIsLookupLoading(lookup.getSnapshot())).toBe(true);
    await answer();
    expect(seen(shop).delivery).toMatchObject(foundAddress);
  });
});

describe('what a form shows of a fill', () => {
  const before = { ...emptyAddress('AU'), firstname: 'Rosa' };
  const found = { before, address: { ...before, ...foundAddress } };

  test('fills the place and keeps the phone that is typed [ADDR-04]', () => {
    const typed = { ...before, telephone: '04' };
    expect(withFill(typed, found)).toEqual({ ...typed, ...foundAddress });
  });

  test.each([{ street: '1 King' }, { regionCode: 'QLD' }, { postcode: '60' }])(
    'fills nothing where %j is typed [ADDR-04]',
    (part) => {
      const typed = { ...before, ...part };
      expect(withFill(typed, found)).toEqual(typed);
    },
  );

  test('replaces the whole address when a stored one is chosen [ADDR-04]', () => {
    expect(withFill(perth, { before: null, address: brisbane })).toEqual(brisbane);
  });
});
