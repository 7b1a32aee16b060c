/** A session that ends during a checkout: the same customer finds what they typed. */

import { describe, expect, test } from 'vitest';
import { selectLookupLine, selectSuggestions } from '#machines/address-lookup/address-lookup.selectors.ts';
import { selectGiftCardCode } from '#machines/gift-card/gift-card.selectors.ts';
import { selectIsPromoApplied, selectPromoCode } from '#machines/promo/promo.selectors.ts';
import { selectMethods } from '#machines/shipping/shipping.selectors.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { brisbane, courier, express, failure, foundAddress } from '../models/goods.ts';
import { colin, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import {
  currentTab,
  seen,
  openFor,
  signIn,
  signOut,
  beginCheckout,
  changeDelivery,
  submitDelivery,
} from './walk.ts';

/** Nothing is stored: everything is typed. */
const newcomer: Customer = { ...hannah, addresses: [] };

const atCheckout = async (): Promise<FakeShop> => beginCheckout(await openFor(newcomer));

const atMethods = async (): Promise<FakeShop> => {
  const shop = await atCheckout();
  await changeDelivery(shop, brisbane);
  await submitDelivery(shop, brisbane);
  await sendTo(shop.inCheckout().shipping(), { type: 'shipping.chooseMethod', method: express });
  return shop;
};

const expire = async (shop: FakeShop): Promise<void> => {
  shop.token({ type: 'token.refused' });
  await shop.quiet();
};

const typedCodes = (shop: FakeShop) => [
  selectPromoCode(shop.promo().getSnapshot()),
  selectGiftCardCode(shop.giftCard().getSnapshot()),
];

const typeCodes = (shop: FakeShop): void => {
  shop.promo().send({ type: 'promo.setForm', code: 'WATER10' });
  shop.giftCard().send({ type: 'giftCard.setForm', code: 'SMALL' });
};

describe('codes that are typed and not applied', () => {
  test('keeps typed codes for the same customer [BEY-02, PROMO-01]', async () => {
    const shop = await atCheckout();
    typeCodes(shop);
    await expire(shop);
    await signIn(shop);
    expect(typedCodes(shop)).toEqual(['WATER10', 'SMALL']);
  });

  test('keeps the typed gift card when applying the code met the expiry [BEY-02, GIFT-01]', async () => {
    const shop = await atMethods();
    typeCodes(shop);
    failing(shop, 'applyPromo', failure('sessionExpired'));
    shop.promo().send({ type: 'promo.apply', code: 'WATER10' });
    await expire(shop);
    await signIn(shop);
    expect(selectIsPromoApplied(shop.promo().getSnapshot())).toBe(true);
    expect(typedCodes(shop)[0]).toBe('WATER10');
    expect(typedCodes(shop)[1]).toBe('SMALL');
  });

  test('does not show typed codes to another customer [BEY-08]', async () => {
    const shop = await atCheckout();
    typeCodes(shop);
    await expire(shop);
    await signIn(shop, colin.email);
    expect(typedCodes(shop)).toEqual(['', '']);
  });

  test('drops typed codes on sign-out and when the dialog is left [BEY-08, SESS-02]', async () => {
    const shop = await atCheckout();
    typeCodes(shop);
    await signOut(shop);
    expect(typedCodes(shop)).toEqual(['', '']);
    const other = await atCheckout();
    typeCodes(other);
    await expire(other);
    await sendTo(other.session(), { type: 'session.dismiss' });
    expect(typedCodes(other)).toEqual(['', '']);
  });
});

describe('a way of delivery of their own choice', () => {
  test('keeps the chosen method when the session ended during an estimate [BEY-02, SHIP-01]', async () => {
    const shop = await atMethods();
    failing(shop, 'estimateShipping', failure('sessionExpired'));
    await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
    await expire(shop);
    await signIn(shop);
    expect(seen(shop).method).toEqual(express);
    expect(selectMethods(shop.inCheckout().shipping().getSnapshot())).toEqual([courier, express]);
    expect(currentTab(shop)).toBe('shipping');
  });

  test('keeps the chosen method when the session ended while the address was submitted [BEY-02, SHIP-01]', async () => {
    const shop = await atMethods();
    shop.checkout().send({ type: 'checkout.changeTab', tab: 'delivery' });
    await changeDelivery(shop, { ...brisbane, telephone: '07 3000 0001' });
    shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method: express });
    failing(shop, 'estimateShipping', failure('sessionExpired'));
    const address = { ...brisbane, telephone: '07 3000 0002' };
    await submitDelivery(shop, address);
    await expire(shop);
    await signIn(shop);
    expect(currentTab(shop)).toBe('shipping');
    expect(seen(shop)).toMatchObject({ delivery: address, method: express });
  });
});

describe.each(['delivery', 'billing'] as const)('the look-up of a %s address', (kind: AddressKind) => {
  const looking = async (unanswered: 'searchAddresses' | 'formatAddress') => {
    const shop = await atCheckout();
    const lookup = shop.inCheckout().lookup(kind);
    if (unanswered === 'searchAddresses') failing(shop, unanswered, failure('sessionExpired'));
    lookup.send({ type: 'addressLookup.typeLine', line: '12 eagle' });
    shop.clock.increment(250);
    await shop.quiet();
    if (unanswered === 'searchAddresses') return { shop, lookup };
    failing(shop, unanswered, failure('sessionExpired'));
    await sendTo(lookup, { type: 'addressLookup.chooseSuggestion', id: 'a1' });
    return { shop, lookup };
  };

  test('repeats the search after signing in again [BEY-02, ADDR-04]', async () => {
    const { shop, lookup } = await looking('searchAddresses');
    await expire(shop);
    await signIn(shop);
    expect(selectLookupLine(lookup.getSnapshot())).toBe('12 eagle');
    expect(selectSuggestions(lookup.getSnapshot())).not.toEqual([]);
  });

  test('fills the chosen suggestion after signing in again [BEY-02, ADDR-04]', async () => {
    const { shop } = await looking('formatAddress');
    await expire(shop);
    await signIn(shop);
    expect(seen(shop)[kind]).toMatchObject(foundAddress);
  });

  test('fills nothing when the address was typed meanwhile [BEY-02, ADDR-04]', async () => {
    const { shop, lookup } = await looking('formatAddress');
    const change = kind === 'delivery' ? 'checkout.changeDelivery' : 'checkout.changeBilling';
    shop.checkout().send({ type: change, address: brisbane, isSame: false } as never);
    expect(selectLookupLine(lookup.getSnapshot())).toBe('');
    await expire(shop);
    await signIn(shop);
    expect(seen(shop)[kind]).toEqual(brisbane);
  });
});
