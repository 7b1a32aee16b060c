/** A bill goes to any country that is stored, though nothing is delivered there. */

import { expect, test } from 'vitest';
import { addressProblems } from '#machines/domain/address.ts';
import { addressOffersOf, problemsToOrder } from '#machines/domain/stored-address.ts';
import { brisbane } from '../models/goods.ts';
import { bookEntry, hannah } from '../models/people.ts';

const abroad = {
  countryCode: 'GB',
  postcode: 'SW1A 1AA',
  regionId: null,
  regionCode: null,
  isDefaultBilling: true,
};
const addresses = [bookEntry(1, '10 Downing Street', abroad), bookEntry(2, '2 Queen Street')];

test('a stored bill abroad is offered first and will do, and a new one begins in a country there is [BEY-22 CHK-15]', () => {
  const offers = addressOffersOf({ ...hannah, addresses }, null);
  const { stored, defaultId, blank } = offers.billing;
  expect([stored.map(({ id }) => id), defaultId, blank.countryCode]).toEqual([
    ['book-1', 'book-2'],
    'book-1',
    'AU',
  ]);
  const bill = stored[0]?.address ?? brisbane;
  // also once the server has refused one of those stored
  for (const areStoredDoubted of [false, true])
    expect(problemsToOrder(bill, 'billing', { offers, areStoredDoubted })).toEqual({});
  expect(problemsToOrder(bill, 'delivery', { offers, areStoredDoubted: false })).toHaveProperty(
    'countryCode',
  );
  expect(addressProblems({ ...bill, city: '' }, 'billing')).toEqual({ city: 'This is a required field.' });
});
