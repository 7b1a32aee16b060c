/** Coming back to the checkout, also by signing in again: what is kept, or chosen again. */

import { expect, test, describe } from 'vitest';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { brisbane, courier, express, failure, lineOf, water, foundAddress } from '../models/goods.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import { toShipping, openCheckout } from './walk.ts';
import { selectLookupLine } from '#machines/checkout/address-lookup/address-lookup.selectors.ts';
import { selectGiftCardCode } from '#machines/trade/gift-card/gift-card.selectors.ts';
import { selectPromoCode } from '#machines/trade/promo/promo.selectors.ts';
import { selectMethods } from '#machines/checkout/shipping/shipping.selectors.ts';
import type { AddressKind } from '#machines/domain/address.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { colin, hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';

const draft = { email: 'rosa@example.com', delivery: brisbane, billing: brisbane, isBillingSame: true };

/** A guest who left at the payment; what goes wrong meanwhile is said of the shop. */
const resumed = async (
  method: ShippingMethod | null,
  prepare?: (shop: FakeShop) => void,
): Promise<FakeShop> => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draft, { tab: 'payment', method });
  prepare?.(shop);
  await shop.quiet();
  await shop.beginCheckout();
  return shop;
};

test('chooses the remembered method again although the steps had to be repeated by hand [BEY-04 BEY-01]', async () => {
  const shop = await resumed(express, (opened) => failing(opened, 'submitStep', failure('server')));
  await shop.submitEmail();
  await shop.submitDelivery();
  expect(shop.seen().method).toEqual(express);
});

test('reports a failed estimate while the checkout resumes [SHIP-01 BEY-04]', async () => {
  const shop = await resumed(express, (opened) => failing(opened, 'estimateShipping', failure('network')));
  const told = ['Unable to get shipping methods'];
  expect([shop.tab(), shop.seen().errors, shop.toastTexts()]).toEqual(['delivery', told, told]);
});

/** Back on the way to payment, with the save of their way of delivery not answered. */
const atSlowSave = async () => {
  const gate: { release?: () => Promise<void> } = {};
  const shop = await resumed(express, (opened) => {
    gate.release = held(opened, 'saveShippingInformation');
  });
  expect(shop.stage()).toBe('resuming');
  return { shop, release: async () => gate.release?.() };
};
const methodsSaved = (shop: FakeShop) =>
  shop.asked('saveShippingInformation').map(({ input }) => (input as { method: unknown }).method);

test('Continue saves again while the old save hangs [SHIP-02 BEY-04]', async () => {
  const { shop } = await atSlowSave();
  shop.clock.increment(12_000);
  await shop.submitShipping();
  expect([methodsSaved(shop), shop.stage(), shop.tab()]).toEqual([[express, express], 'open', 'payment']);
});

test('a method chosen while the checkout resumes ends the resuming [SHIP-04 BEY-04]', async () => {
  const { shop, release } = await atSlowSave();
  shop.chooseMethod(courier);
  expect(shop.stage()).toBe('open');
  await release();
  expect(shop.seen()).toMatchObject({ method: courier, totals: null });
  expect(shop.tab()).toBe('shipping');
});

test('asks for the method again when the remembered one is unknown [BEY-04 SHIP-01]', async () => {
  const shop = await resumed(null);
  expect(shop.tab()).toBe('shipping');
  expect(shop.seen()).toMatchObject({ method: courier, totals: null });
  expect(shop.asked('saveShippingInformation')).toEqual([]);
});

test('remembers a method when it is chosen, not when it is proposed [BEY-04 SHIP-01]', async () => {
  const shop = await toShipping();
  const kept = () => shop.ofType('checkout.offersChanged').map((fact) => fact.kept);
  expect(new Set(kept())).toEqual(new Set([null]));
  shop.chooseMethod(express);
  expect(kept().at(-1)).toEqual(express);
});

const toPaymentByExpress = async (): Promise<FakeShop> => {
  const shop = await toShipping();
  shop.chooseMethod(express);
  await shop.quiet();
  await shop.submitShipping();
  expect(shop.tab()).toBe('payment');
  return shop;
};

test('keeps the chosen method when a guest signs in at the payment [BEY-04 SHIP-01]', async () => {
  const shop = await toPaymentByExpress();
  for (const slot of ['readOwnCart', 'mergeCarts'])
    shop.surprise(slot, (usual) => ({ ...(usual() as object), id: 'cart-of-hannah' }));
  await shop.signIn();
  expect(shop.asked('saveShippingInformation').at(-1)).toMatchObject({
    input: { cartId: 'cart-of-hannah', method: express },
  });
  expect([shop.tab(), shop.seen().method]).toEqual(['payment', express]);
});

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
