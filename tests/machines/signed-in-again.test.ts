/** A session that ends during a checkout: the same customer finds what they typed. */

import { describe, expect, test } from 'vitest';
import { selectLookupLine } from '#machines/checkout/address-lookup/address-lookup.selectors.ts';
import { selectGiftCardCode } from '#machines/trade/gift-card/gift-card.selectors.ts';
import { selectPromoCode } from '#machines/trade/promo/promo.selectors.ts';
import { selectMethods } from '#machines/checkout/shipping/shipping.selectors.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { brisbane, courier, express, failure, foundAddress } from '../models/goods.ts';
import { colin, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import { failing, type FakeShop } from './fake-services.ts';
import { openCheckout } from './walk.ts';

/** Nothing is stored: everything is typed. */
const newcomer: Customer = { ...hannah, addresses: [] };

const atCheckout = async (): Promise<FakeShop> => openCheckout(newcomer);

const atMethods = async (): Promise<FakeShop> => {
  const shop = await atCheckout();
  await shop.changeDelivery(brisbane);
  await shop.submitDelivery(brisbane);
  shop.chooseMethod(express);
  await shop.quiet();
  return shop;
};

const expire = async (shop: FakeShop): Promise<void> => {
  await shop.token({ type: 'token.refused' });
};

const typedCodes = (shop: FakeShop) => [
  selectPromoCode(shop.promo().getSnapshot()),
  selectGiftCardCode(shop.giftCard().getSnapshot()),
];

const typeCodes = (shop: FakeShop): void => {
  shop.promo().send({ type: 'promo.setForm', code: 'WATER10' });
  shop.giftCard().send({ type: 'giftCard.setForm', code: 'SMALL' });
};

test.each([
  ['kept for the same customer', (shop: FakeShop) => shop.signIn(), ['WATER10', 'SMALL']],
  ['not shown to another customer', (shop: FakeShop) => shop.signIn(colin.email), ['', '']],
  [
    'dropped when the dialog is left',
    (shop: FakeShop) => sendTo(shop.session(), { type: 'session.dismiss' }),
    ['', ''],
  ],
  ['dropped on sign-out', (shop: FakeShop) => shop.signOut(), ['', '']],
] as const)('typed codes are %s [BEY-08 BEY-02]', async (name, end, left) => {
  const shop = await atCheckout();
  typeCodes(shop);
  if (name !== 'dropped on sign-out') await expire(shop);
  await end(shop);
  expect(typedCodes(shop)).toEqual(left);
});

test('keeps the chosen method when the session ended during an estimate [BEY-02 SHIP-01]', async () => {
  const shop = await atMethods();
  failing(shop, 'estimateShipping', failure('sessionExpired'));
  await sendTo(shop.promo(), { type: 'promo.apply', code: 'WATER10' });
  await expire(shop);
  await shop.signIn();
  expect(shop.seen().method).toEqual(express);
  expect(selectMethods(shop.inCheckout().shipping().getSnapshot())).toEqual([courier, express]);
  expect(shop.tab()).toBe('shipping');
});

test('keeps the chosen method when the session ended while the address was submitted [BEY-02 SHIP-01]', async () => {
  const shop = await atMethods();
  shop.draft().send({ type: 'draft.changeTab', tab: 'delivery' });
  await shop.changeDelivery({ ...brisbane, telephone: '07 3000 0001' });
  shop.chooseMethod(express);
  failing(shop, 'estimateShipping', failure('sessionExpired'));
  const address = { ...brisbane, telephone: '07 3000 0002' };
  await shop.submitDelivery(address);
  await expire(shop);
  await shop.signIn();
  expect(shop.tab()).toBe('shipping');
  expect(shop.seen()).toMatchObject({ delivery: address, method: express });
});

describe.each(['delivery', 'billing'] as const)('the look-up of a %s address', (kind: AddressKind) => {
  const looking = async () => {
    const shop = await atCheckout();
    const lookup = shop.inCheckout().lookup(kind);
    lookup.send({ type: 'addressLookup.typeLine', line: '12 eagle' });
    shop.clock.increment(250);
    await shop.quiet();
    failing(shop, 'formatAddress', failure('sessionExpired'));
    await sendTo(lookup, { type: 'addressLookup.chooseSuggestion', id: 'a1' });
    return { shop, lookup };
  };

  test('fills the chosen suggestion after signing in again [BEY-02 ADDR-04]', async () => {
    const { shop } = await looking();
    await expire(shop);
    await shop.signIn();
    expect(shop.seen()[kind]).toMatchObject(foundAddress);
  });

  test('fills nothing when the address was typed meanwhile [BEY-02 ADDR-04]', async () => {
    const { shop, lookup } = await looking();
    await shop.changeAddress(kind, brisbane);
    expect(selectLookupLine(lookup.getSnapshot())).toBe('');
    await expire(shop);
    await shop.signIn();
    expect(shop.seen()[kind]).toEqual(brisbane);
  });
});
