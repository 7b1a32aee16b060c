/** Click and collect in a whole shop: store, person, bill, and back to delivery. */

import { expect, test } from 'vitest';
import { selectBilling, selectIsBillingSame } from '#machines/checkout/draft.selectors.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import {
  pickupProblems,
  isSearchWorthwhile,
  onlyStore,
  missingStoreMessage,
  nearestTo,
  noPickup,
  storesMatching,
  type Pickup,
} from '#machines/domain/pickup.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { invalidTelephoneMessage } from '#machines/domain/telephone.ts';
import {
  alexandria,
  brisbane,
  pickedUpByOla,
  pickup,
  eagleFarm,
  free,
  lineOf,
  perth,
  water,
} from '../models/goods.ts';
import { sendTo } from './bench.ts';
import { openShop, type FakeShop } from './fake-services.ts';
import { toDelivery } from './walk.ts';

const penrose = { ...eagleFarm, code: 'auckland', name: 'Brightwater Auckland', city: 'Penrose' };
const auckland = { ...penrose, regionId: null, regionCode: '', postcode: '1061', countryCode: 'NZ' };

const submit = async (shop: FakeShop, own: Pickup): Promise<void> => {
  await sendTo(shop.draft(), { type: 'draft.submitPickup', pickup: own });
};

const called = (telephone: string) =>
  pickupProblems({ ...pickedUpByOla, other: { ...pickedUpByOla.other, telephone } });

test('names missing pickup details at their fields [CHK-09]', () => {
  expect(pickupProblems({ ...noPickup, isWanted: true })).toEqual({
    store: missingStoreMessage,
    firstname: requiredMessage,
    lastname: requiredMessage,
    telephone: requiredMessage,
  });
  expect(called('call me')).toEqual({ telephone: invalidTelephoneMessage });
  expect(called('12345')).toEqual({ telephone: invalidTelephoneMessage });
  expect([called('+64 (0)9 555 0140'), called('1300 975 707')]).toEqual([{}, {}]);
  // who does not come need not be known
  expect(pickupProblems({ ...pickup, other: { ...pickup.other, firstname: '' } })).toEqual({});
});

test('the nearest store comes first, another country’s last, and each can be searched for [CHK-09]', () => {
  const stores = [auckland, alexandria, eagleFarm];
  const codes = (place: typeof brisbane) => stores.toSorted(nearestTo(place)).map(({ code }) => code);
  expect(codes(brisbane)).toEqual(['brisbane', 'sydney', 'auckland']);
  expect(codes({ ...brisbane, regionId: 570, postcode: '2000' })).toEqual(['sydney', 'brisbane', 'auckland']);
  expect(codes({ ...brisbane, regionId: null, postcode: '6011', countryCode: 'NZ' })[0]).toBe('auckland');
  // nothing is known of them: by name
  expect(codes(emptyAddress('AU'))).toEqual(['brisbane', 'sydney', 'auckland']);
  const found = (query: string) => storesMatching(stores, query).map(({ code }) => code);
  expect([found(' queensland '), found('alexandria, 2015')]).toEqual([['brisbane'], ['sydney']]);
  expect([found('').length, found('hobart')]).toEqual([3, []]);
  const many = [...stores, ...stores, ...stores];
  expect([stores, many].map(isSearchWorthwhile)).toEqual([false, true]);
  expect([[auckland], stores].map(onlyStore)).toEqual([auckland, null]);
});

test('a pickup order goes straight to the payment with the store as its address [CHK-09]', async () => {
  const shop = await toDelivery();
  shop.surprise('estimateShipping', () => [{ ...free, carrierCode: 'instore', methodCode: 'pickup' }]);
  await submit(shop, pickedUpByOla);
  expect(shop.tab()).toBe('payment');
  const [saved] = shop.asked('saveShippingInformation');
  expect(saved?.input).toMatchObject({
    address: { firstname: 'Ola', telephone: '0400 111 222', company: eagleFarm.name, pickup: 'brisbane' },
    method: { carrierCode: 'instore' },
  });
  expect(shop.asked('submitStep').filter(({ input }) => JSON.stringify(input).includes('4009'))).toEqual([]);
  expect(shop.asked('readDeliveryWindows')).toEqual([]);
});

test('asks for a billing address of its own for a pickup order [CHK-09 ADDR-02]', async () => {
  const shop = await toDelivery();
  await submit(shop, pickup);
  expect(selectIsBillingSame(shop.draft().getSnapshot())).toBe(false);
  expect(selectBilling(shop.draft().getSnapshot())).toMatchObject({ ...pickup.shopper, street: '' });
  await shop.placeOrder();
  expect(shop.blockedFields()).toContain('billing.street');
  expect(shop.blockedFields().filter((field) => /shipping|pickup/.test(field))).toEqual([]);
  shop.inCheckout().addresses().send({ type: 'addresses.changeBilling', address: brisbane, isSame: true });
  expect(shop.blockedFields()).not.toContain('billing.street');
});

test('keeps typed details when switching between delivery and pickup, and clears method and totals [CHK-09 BEY-04]', async () => {
  const shop = await toDelivery();
  const addresses = shop.inCheckout().addresses();
  await shop.submitDelivery(perth);
  await shop.submitShipping();
  expect(shop.tab()).toBe('payment');

  addresses.send({ type: 'addresses.changePickup', pickup: pickedUpByOla });
  expect([shop.tab(), shop.furthest(), shop.seen().totals]).toEqual(['delivery', 1, null]);
  await shop.placeOrder();
  expect(shop.blockedFields()).toContain('pickup.stores');
  await submit(shop, pickedUpByOla);
  expect(shop.tab()).toBe('payment');

  addresses.send({ type: 'addresses.changePickup', pickup: { ...pickedUpByOla, isWanted: false } });
  expect([shop.tab(), shop.furthest(), shop.seen().totals]).toEqual(['delivery', 1, null]);
  expect([shop.seen().delivery, shop.seen().pickup.other]).toEqual([perth, pickedUpByOla.other]);
  await shop.quiet();
  expect(shop.seen().method).not.toBeNull();
});

test('remembers pickup for the next visit unless its store is gone [CHK-09 BEY-04]', async () => {
  const draft = { email: 'rosa@example.com', delivery: perth, billing: brisbane, isBillingSame: false };
  const begin = async (stores?: readonly (typeof eagleFarm)[]): Promise<FakeShop> => {
    const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
    shop.keepDraft({ ...draft, pickup: pickedUpByOla }, { tab: 'payment' });
    if (stores !== undefined) shop.surprise('readStores', () => stores);
    await shop.quiet();
    await shop.beginCheckout();
    return shop;
  };
  const same = await begin([{ ...eagleFarm, description: 'Closed on Mondays.' }]);
  expect(same.tab()).toBe('payment');
  expect(same.asked('saveShippingInformation').at(-1)?.input).toMatchObject({
    address: { firstname: 'Ola', pickup: 'brisbane' },
  });
  expect(same.seen().pickup.store?.description).toBe('Closed on Mondays.');

  const other = await begin([alexandria]);
  expect([other.tab(), other.seen().pickup]).toEqual(['delivery', { ...pickedUpByOla, store: null }]);

  const none = await begin([]);
  expect([none.seen().pickup.isWanted, none.seen().delivery]).toEqual([false, perth]);
  // that it is delivered after all is for them to see before they pay
  expect(none.tab()).toBe('delivery');
});
