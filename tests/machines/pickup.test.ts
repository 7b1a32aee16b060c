/** Click and collect in a whole shop: where, by whom, whose bill, and the way back to delivery (CHK-09). */

import { expect, test } from 'vitest';
import { deliveryOf } from '#machines/checkout/checkout.context.ts';
import { selectBilling, selectIsBillingSame } from '#machines/checkout/checkout.selectors.ts';
import { selectCurrentTab } from '#machines/checkout/tabs.selectors.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import { obstaclesToOrder } from '#machines/domain/obstacle.ts';
import {
  collectionProblems,
  invalidTelephoneMessage,
  isSearchWorthwhile,
  missingStoreMessage,
  nearestTo,
  noCollection,
  storesMatching,
  withShopper,
  type Collection,
} from '#machines/domain/pickup.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import {
  alexandria,
  brisbane,
  collectedByOla,
  collection,
  eagleFarm,
  failure,
  free,
  lineOf,
  perth,
  water,
} from '../models/goods.ts';
import { failing, held, openShop, type FakeShop } from './fake-services.ts';

const penrose = { ...eagleFarm, code: 'auckland', name: 'Brightwater Auckland', city: 'Penrose' };
const auckland = { ...penrose, regionId: null, regionCode: '', postcode: '1061', countryCode: 'NZ' };

const context = (shop: FakeShop) => shop.checkout().getSnapshot().context;
const tab = (shop: FakeShop) => selectCurrentTab(shop.inCheckout().tabs().getSnapshot());
const missing = (shop: FakeShop) => obstaclesToOrder(context(shop)).map(({ field }) => field);

const atDelivery = async (): Promise<FakeShop> => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await shop.quiet();
  return shop;
};

const submit = async (shop: FakeShop, own: Collection): Promise<void> => {
  shop.checkout().send({ type: 'checkout.submitCollection', collection: own });
  await shop.quiet();
};

const called = (telephone: string) =>
  collectionProblems({ ...collectedByOla, other: { ...collectedByOla.other, telephone } });

test('CHK-09 what is missing is said at its field: a store, a name, a phone that can be called', () => {
  expect(collectionProblems({ ...noCollection, isWanted: true })).toEqual({
    store: missingStoreMessage,
    firstname: requiredMessage,
    lastname: requiredMessage,
    telephone: requiredMessage,
  });
  expect(called('call me')).toEqual({ telephone: invalidTelephoneMessage });
  expect(called('12345')).toEqual({ telephone: invalidTelephoneMessage });
  expect([called('+64 (0)9 555 0140'), called('1300 975 707')]).toEqual([{}, {}]);
  // who does not come need not be known
  expect(collectionProblems({ ...collection, other: { ...collection.other, firstname: '' } })).toEqual({});
});

test('CHK-09 the nearest store comes first, another country’s last, and each can be searched for', () => {
  const stores = [auckland, alexandria, eagleFarm];
  const codes = (place: typeof brisbane) => stores.toSorted(nearestTo(place)).map(({ code }) => code);
  expect(codes(brisbane)).toEqual(['brisbane', 'sydney', 'auckland']);
  expect(codes({ ...brisbane, regionId: 570, postcode: '2000' })).toEqual(['sydney', 'brisbane', 'auckland']);
  expect(codes({ ...brisbane, regionId: null, postcode: '6011', countryCode: 'NZ' })[0]).toBe('auckland');
  // nothing is known of them: by name
  expect(codes(emptyAddress('AU'))).toEqual(['brisbane', 'sydney', 'auckland']);
  const found = (query: string) => storesMatching(stores, query).map(({ code }) => code);
  expect(found(' queensland ')).toEqual(['brisbane']);
  expect(found('alexandria, 2015')).toEqual(['sydney']);
  expect(found('')).toHaveLength(3);
  expect(found('hobart')).toEqual([]);
  expect([isSearchWorthwhile(stores), isSearchWorthwhile([...stores, ...stores, ...stores])]).toEqual([
    false,
    true,
  ]);
});

test('CHK-09 a shopper who is known is not asked for their name again', () => {
  const known = [emptyAddress('AU'), brisbane];
  expect(withShopper({ ...noCollection, isWanted: true }, known).shopper).toEqual(collection.shopper);
  expect(withShopper(collectedByOla, [perth]).shopper).toEqual(collectedByOla.shopper);
});

test('CHK-09 a collected order goes straight to the payment, with the store as its address and no van', async () => {
  const shop = await atDelivery();
  shop.surprise('estimateShipping', () => [{ ...free, carrierCode: 'instore', methodCode: 'pickup' }]);
  await submit(shop, collectedByOla);
  expect(tab(shop)).toBe('payment');
  const [saved] = shop.asked('saveShippingInformation');
  expect(saved?.input).toMatchObject({
    address: { firstname: 'Ola', telephone: '0400 111 222', company: eagleFarm.name, pickup: 'brisbane' },
    method: { carrierCode: 'instore' },
  });
  expect(shop.asked('submitStep').filter(({ input }) => JSON.stringify(input).includes('4009'))).toEqual([]);
  expect(shop.asked('readDeliveryWindows')).toEqual([]);
});

test('CHK-09 ADDR-02 a store is nobody’s billing address: one of the shopper’s own is asked for', async () => {
  const shop = await atDelivery();
  await submit(shop, collection);
  expect(selectIsBillingSame(shop.checkout().getSnapshot())).toBe(false);
  expect(selectBilling(shop.checkout().getSnapshot())).toMatchObject({ ...collection.shopper, street: '' });
  expect(missing(shop)).toContain('billing-street');
  expect(missing(shop).filter((field) => /shipping|pickup/.test(field))).toEqual([]);
  shop.checkout().send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
  expect(missing(shop)).not.toContain('billing-street');
});

test('CHK-09 ADDR-02 what had been typed for the delivery is the bill’s to begin with', async () => {
  const shop = await atDelivery();
  shop.checkout().send({
    type: 'checkout.changeDelivery',
    address: { ...perth, deliveryInstructions: 'On the veranda' },
  });
  await submit(shop, collectedByOla);
  expect(context(shop).billing).toMatchObject({ city: 'Perth', deliveryInstructions: null });
  expect(shop.inCheckout().choice('billing').getSnapshot().context.address).toMatchObject({ city: 'Perth' });
});

test('CHK-09 BEY-04 there and back: nothing typed is lost, and neither method nor payment outlives the change', async () => {
  const shop = await atDelivery();
  const checkout = shop.checkout();
  checkout.send({ type: 'checkout.submitDelivery', address: perth });
  await shop.quiet();
  checkout.send({ type: 'checkout.submitShipping' });
  await shop.quiet();
  expect(tab(shop)).toBe('payment');

  checkout.send({ type: 'checkout.changeCollection', collection: collectedByOla });
  expect([tab(shop), context(shop).method, context(shop).totals]).toEqual(['delivery', null, null]);
  expect(missing(shop)).toContain('pickup-stores');
  await submit(shop, collectedByOla);
  expect(tab(shop)).toBe('payment');

  checkout.send({ type: 'checkout.changeCollection', collection: { ...collectedByOla, isWanted: false } });
  expect([tab(shop), context(shop).method, context(shop).totals]).toEqual(['delivery', null, null]);
  expect(deliveryOf(context(shop))).toEqual(perth);
  expect(context(shop).collection.other).toEqual(collectedByOla.other);
  await shop.quiet();
  expect(context(shop).method).not.toBeNull();
});

test('CHK-09 CHK-15 an address that is chosen, typed or looked up is delivered to; one that merely arrives is not', async () => {
  const shop = await atDelivery();
  const checkout = shop.checkout();
  const collect = () => checkout.send({ type: 'checkout.changeCollection', collection });
  const isWanted = () => context(shop).collection.isWanted;
  collect();
  const told = { type: 'addressChoice.addressChosen', kind: 'delivery', address: perth } as const;
  checkout.send({ ...told, isDefault: true });
  expect([isWanted(), context(shop).delivery.city]).toEqual([true, 'Perth']);
  checkout.send({ ...told, isDefault: false });
  expect(isWanted()).toBe(false);
  collect();
  checkout.send({ type: 'addressLookup.addressFound', kind: 'delivery', address: brisbane });
  expect(isWanted()).toBe(false);
  collect();
  checkout.send({ type: 'checkout.changeDelivery', address: brisbane });
  expect(isWanted()).toBe(false);
});

test('CHK-09 BEY-04 what was to be collected still is on another day, unless its store is gone', async () => {
  const draft = { email: 'rosa@example.com', delivery: perth, billing: brisbane, isBillingSame: false };
  const begin = async (stores?: readonly (typeof eagleFarm)[]): Promise<FakeShop> => {
    const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
    shop.keepDraft({ ...draft, collection: collectedByOla }, { tab: 'payment' });
    if (stores !== undefined) shop.surprise('readStores', () => stores);
    await shop.quiet();
    shop.checkout().send({ type: 'checkout.begin' });
    await shop.quiet();
    return shop;
  };
  const same = await begin([{ ...eagleFarm, description: 'Closed on Mondays.' }]);
  expect(tab(same)).toBe('payment');
  expect(deliveryOf(context(same))).toMatchObject({ firstname: 'Ola', pickup: 'brisbane' });
  expect(context(same).collection.store?.description).toBe('Closed on Mondays.');

  const other = await begin([alexandria]);
  expect(tab(other)).toBe('delivery');
  expect(context(other).collection).toEqual({ ...collectedByOla, store: null });

  const none = await begin([]);
  expect(context(none).collection.isWanted).toBe(false);
  expect(deliveryOf(context(none))).toEqual(perth);
  // that it is delivered after all is for them to see before they pay
  expect(tab(none)).toBe('delivery');
});

test('CHK-09 stores that could not be read are asked for again, by hand or once the connection is back', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  failing(shop, 'readStores', failure('network'));
  failing(shop, 'readStores', failure('network'));
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  const pickup = shop.inCheckout().pickup();
  expect(pickup.getSnapshot().value).toBe('failed');
  pickup.send({ type: 'pickup.retry' });
  await shop.quiet();
  expect(pickup.getSnapshot().value).toBe('failed');
  shop.checkout().send({ type: 'checkout.retry' });
  await shop.quiet();
  expect(pickup.getSnapshot().value).toBe('offered');
});

test('CHK-09 BEY-04 whoever changes their mind while the store is asked is not carried off to the payment', async () => {
  const shop = await atDelivery();
  const answer = held(shop, 'saveShippingInformation');
  await submit(shop, collection);
  shop.checkout().send({ type: 'checkout.changeCollection', collection: { ...collection, isWanted: false } });
  await answer();
  expect(tab(shop)).toBe('delivery');
  expect(context(shop).totals).toBeNull();
});
