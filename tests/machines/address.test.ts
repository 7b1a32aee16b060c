/** The rules of addresses: what is complete, follows the country, and is sent. */

import { expect, test } from 'vitest';
import {
  addressProblems,
  emptyAddress,
  emptyBilling,
  isAddressComplete,
  isBlankAddress,
  sanitiseAddress,
  wantsRegion,
  withCountry,
} from '#machines/domain/address.ts';
import { placeLines } from '#machines/domain/address-lines.ts';
import { brisbane } from '../models/goods.ts';

test('a full address is complete, an empty one names every required field [ADDR-01]', () => {
  expect(addressProblems(brisbane)).toEqual({});
  expect(Object.keys(addressProblems(emptyAddress('AU'))).toSorted()).toEqual(
    ['firstname', 'lastname', 'telephone', 'street', 'city', 'postcode', 'regionId'].toSorted(),
  );
});

test.each([
  ['firstname', ' ', 'This is a required field.'],
  ['lastname', '', 'This is a required field.'],
  ['telephone', '', 'This is a required field.'],
  ['telephone', '0000 0000', 'Enter a phone number with its area code, for example 07 3000 1234.'],
  ['city', '', 'This is a required field.'],
  ['street', '', 'This is a required field.'],
  ['street', 'Main', 'Invalid street address'],
  ['postcode', '', 'This is a required field.'],
  ['postcode', '40', 'Invalid postcode number'],
] as const)('%s %j: %s [ADDR-01 VAL-01]', (field, value, sentence) => {
  expect(addressProblems({ ...brisbane, [field]: value })).toEqual({ [field]: sentence });
  expect(isAddressComplete({ ...brisbane, [field]: value })).toBe(false);
});

test('New Zealand wants no region, Australia does [ADDR-03]', () => {
  expect([wantsRegion('NZ'), wantsRegion('AU')]).toEqual([false, true]);
  const unplaced = { ...brisbane, regionId: null, regionCode: '' };
  expect(isAddressComplete(unplaced)).toBe(false);
  expect(isAddressComplete({ ...unplaced, countryCode: 'NZ' })).toBe(true);
});

test('authority to leave wants its words, and only Australia has it [ADDR-10 GEN-04]', () => {
  expect(addressProblems({ ...brisbane, deliveryInstructions: ' ' })).toEqual({
    deliveryInstructions: 'This is a required field.',
  });
  const left = { ...brisbane, deliveryInstructions: ' On the\tporch ' };
  expect([addressProblems(left), sanitiseAddress(left).deliveryInstructions]).toEqual([{}, 'On the porch']);
  const abroad = withCountry(left, 'NZ');
  expect(abroad).toMatchObject({ countryCode: 'NZ', deliveryInstructions: null, regionId: null });
  expect([abroad.regionCode, withCountry(abroad, 'AU').deliveryInstructions]).toEqual(['', null]);
  expect(withCountry(left, 'AU')).toBe(left);
  expect(sanitiseAddress({ ...left, countryCode: 'NZ' }).deliveryInstructions).toBeNull();
});

test('accepts a typed region when the regions could not be read [ADDR-07]', () => {
  expect(isAddressComplete({ ...brisbane, regionId: null, regionCode: 'Queensland' })).toBe(true);
  expect(isAddressComplete({ ...brisbane, regionId: null, regionCode: ' ' })).toBe(false);
});

test('saves a billing address in the book by default, a delivery address on request [ADDR-09]', () => {
  expect([emptyAddress('AU').isSavedInBook, emptyBilling('AU').isSavedInBook]).toEqual([false, true]);
});

test('an address is blank until something in it says where it is, or whose [ADDR-01]', () => {
  expect(isBlankAddress(emptyBilling('NZ'))).toBe(true);
  for (const field of ['firstname', 'lastname', 'street', 'city', 'postcode'])
    expect(isBlankAddress({ ...emptyAddress('AU'), [field]: 'x' }), field).toBe(false);
});

test('sanitising trims and folds, and sanitised twice is sanitised [ADDR-06]', () => {
  expect(sanitiseAddress({ ...brisbane, street: '  1  Example \t Street ' }).street).toBe('1 Example Street');
});

test('sends a region id only for countries with regions [ADDR-03 ADDR-06]', () => {
  expect(sanitiseAddress(brisbane)).toMatchObject({ regionId: 573, regionCode: 'QLD' });
  const abroad = { ...brisbane, countryCode: 'NZ', regionCode: ' Bay of  Plenty ' };
  expect(sanitiseAddress(abroad)).toMatchObject({ regionId: null, regionCode: 'Bay of Plenty' });
});

test('writes the street before the level, and names another country [ADDR-01]', () => {
  const level = { ...brisbane, street: '1 Queen St', street2: 'Level 3' };
  const places = ['AU', 'NZ', 'FR', '??'].map((countryCode) => placeLines({ ...level, countryCode }));
  expect(places.map(([street]) => street)).toEqual(Array(4).fill('1 Queen St, Level 3'));
  expect(places.map(([, , country]) => country)).toEqual([undefined, 'New Zealand', 'France', '??']);
});
