/** The form's rules and the machine's guard agree about every address. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressSchema } from '#features/checkout/address-schema.ts';
import { emptyAddress, isAddressComplete, type Address } from '#machines/domain/address.ts';
import { brisbane } from '../models/goods.ts';

/** Form values as the rules get them: empty fields are undefined. */
const handedOver = (address: Address): object =>
  Object.fromEntries(
    Object.entries(address).map(([field, value]) => [field, value === '' ? undefined : value]),
  );

const agrees = (address: Address): void => {
  const isValid = addressSchema.isValidSync(handedOver(address));
  expect(isValid, JSON.stringify(address)).toBe(isAddressComplete(address));
};

const texts = [
  ...Object.keys(brisbane).filter((field) => typeof Reflect.get(brisbane, field) === 'string'),
  'deliveryInstructions',
];

const oftenGood = (good: string) =>
  fc.oneof(fc.constant(good), fc.constant(''), fc.constant('  '), fc.string());
const anyAddress: fc.Arbitrary<Address> = fc.record({
  firstname: oftenGood('Rosa'),
  lastname: oftenGood('Lind'),
  company: oftenGood(''),
  telephone: oftenGood('0400 000 000'),
  street: oftenGood('1 Example Street'),
  street2: oftenGood(''),
  city: oftenGood('Brisbane'),
  regionId: fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }),
  regionCode: oftenGood('QLD'),
  postcode: oftenGood('4000'),
  countryCode: fc.constantFrom('AU', 'NZ'),
  deliveryInstructions: fc.option(oftenGood('On the porch'), { nil: null }),
  isSavedInBook: fc.boolean(),
});

test('form and machine agree about each field, valid, empty and blank [ADDR-01 VAL-01]', () => {
  agrees(brisbane);
  agrees(emptyAddress('AU'));
  for (const field of texts) for (const value of ['', ' ']) agrees({ ...brisbane, [field]: value });
  agrees({ ...brisbane, regionId: null, regionCode: '' });
  agrees({ ...brisbane, regionId: null, regionCode: '', countryCode: 'NZ' });
  agrees({ ...brisbane, deliveryInstructions: '', countryCode: 'NZ' });
});

test('form and machine agree about any address [ADDR-01 VAL-01]', () => {
  fc.assert(fc.property(anyAddress, agrees));
});
