/** The form's rules and the machine's guard agree about each field of an address. */

import { expect, test } from 'vitest';
import { addressSchemaFor } from '#features/checkout/address-schema.ts';
import { emptyAddress, isAddressComplete, type Address } from '#machines/domain/address.ts';
import { brisbane } from '../models/goods.ts';

/** Form values as the rules get them: empty fields are undefined. */
const handedOver = (address: Address): object =>
  Object.fromEntries(
    Object.entries(address).map(([field, value]) => [field, value === '' ? undefined : value]),
  );

const agrees = (address: Address): void => {
  const isValid = addressSchemaFor({}).isValidSync(handedOver(address));
  expect(isValid, JSON.stringify(address)).toBe(isAddressComplete(address));
};

const texts = [
  ...Object.keys(brisbane).filter((field) => typeof Reflect.get(brisbane, field) === 'string'),
  'deliveryInstructions',
];

test('form and machine agree about each field, valid, empty and blank [ADDR-01 VAL-01]', () => {
  agrees(brisbane);
  agrees(emptyAddress('AU'));
  for (const field of texts) for (const value of ['', ' ']) agrees({ ...brisbane, [field]: value });
  agrees({ ...brisbane, regionId: null, regionCode: '' });
  agrees({ ...brisbane, regionId: null, regionCode: '', countryCode: 'NZ' });
  agrees({ ...brisbane, deliveryInstructions: '', countryCode: 'NZ' });
});
