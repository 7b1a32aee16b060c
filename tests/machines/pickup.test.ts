/** Click and collect in a whole shop: the store travels as the address, costs nothing, and is nobody's for a bill (CHK-09). */

import { expect, test } from 'vitest';
import { obstaclesToOrder } from '#machines/domain/obstacle.ts';
import { collectionAddress, collectionMethod, deliveredInstead } from '#machines/domain/pickup.ts';
import { selectBilling, selectIsBillingSame } from '#machines/checkout/checkout.selectors.ts';
import { brisbane, eagleFarm, lineOf, water } from '../models/goods.ts';
import { openShop } from './fake-services.ts';

const someone = { firstname: 'Ola', lastname: 'Berg', telephone: '0400 111 222' };
const collected = collectionAddress(eagleFarm, someone);

const atDelivery = async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  await shop.quiet();
  const checkout = shop.checkout();
  checkout.send({ type: 'checkout.begin' });
  await shop.quiet();
  checkout.send({ type: 'checkout.submitEmail', email: 'rosa@example.com' });
  await shop.quiet();
  return { shop, checkout };
};

test('CHK-09 the store is the address, with the name and phone of who collects', () => {
  expect(collected).toMatchObject({
    ...someone,
    company: 'Brightwater Brisbane',
    street: '152 Fison Avenue East',
    postcode: '4009',
    pickup: 'brisbane',
  });
  expect(deliveredInstead(collected)).toMatchObject({ ...someone, street: '', company: '' });
  expect(deliveredInstead(collected).pickup).toBeUndefined();
});

test('CHK-09 ADDR-02 a store is nobody’s billing address: one of the shopper’s own is asked for', async () => {
  const { shop, checkout } = await atDelivery();
  shop.surprise('estimateShipping', () => [collectionMethod('AUD')]);
  checkout.send({ type: 'checkout.submitDelivery', address: collected });
  await shop.quiet();
  checkout.send({ type: 'checkout.submitShipping' });
  await shop.quiet();
  expect(selectIsBillingSame(checkout.getSnapshot())).toBe(false);
  const missing = obstaclesToOrder(checkout.getSnapshot().context).map(({ field }) => field);
  expect(missing).toContain('billing-street');
  expect(missing.filter((field) => field.startsWith('shipping-'))).toEqual([]);

  checkout.send({ type: 'checkout.changeBilling', address: brisbane, isSame: true });
  expect(selectBilling(checkout.getSnapshot())).toEqual(brisbane);
  expect(obstaclesToOrder(checkout.getSnapshot().context).map(({ field }) => field)).not.toContain(
    'billing-street',
  );
  const [saved] = shop.asked('saveShippingInformation');
  expect(saved?.input).toMatchObject({ address: { pickup: 'brisbane' }, method: { carrierCode: 'instore' } });
});

test('CHK-09 BEY-04 what was to be collected is still so when the checkout begins again', async () => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft({ email: '', delivery: collected, billing: brisbane, isBillingSame: true });
  await shop.quiet();
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.quiet();
  const pickup = shop.checkout().getSnapshot().children.pickup;
  expect(pickup?.getSnapshot().value).toBe('offered');
  expect(pickup?.getSnapshot().context.chosen).toBe('brisbane');
});
