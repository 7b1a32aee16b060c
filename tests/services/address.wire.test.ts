/** Addresses as they are sent to the server and read from storage. */

import { expect, test } from 'vitest';
import { emptyAddress } from '#machines/domain/address.ts';
import { fromKept, toWireAddress, toWireDelivery } from '#services/address.wire.ts';
import { auckland, brisbane } from './wired-backend.ts';

test('sends street lines as a list and only the server’s own keys [ADDR-06 ADDR-11]', () => {
  expect(toWireAddress({ ...brisbane, company: 'Acme', street2: 'Level 3' })).toEqual({
    firstname: 'Gina',
    lastname: 'Guest',
    company: 'Acme',
    telephone: '0730000000',
    street: ['1 Queen St', 'Level 3'],
    city: 'Brisbane',
    region: 'QLD',
    region_id: 608,
    region_code: 'QLD',
    postcode: '4000',
    country_id: 'AU',
  });
  // with extra fields of a form or of storage
  const cluttered = { ...brisbane, isRequired: true, sameAsShipping: false };
  expect(toWireAddress(cluttered)).toEqual(toWireAddress(brisbane));
});

test('sends a typed region by its name [ADDR-07]', () => {
  const wire = toWireAddress({ ...brisbane, regionId: null, regionCode: 'Queensland' });
  expect(wire).toMatchObject({ region: 'Queensland', region_code: 'Queensland' });
  expect(wire).not.toHaveProperty('region_id');
});

test('sends address book and authority to leave only where they are meant [ADDR-09 ADDR-10]', () => {
  const address = { ...brisbane, deliveryInstructions: 'On the porch', isSavedInBook: true };
  expect(toWireDelivery(address, true)).toEqual({
    ...toWireAddress(brisbane),
    save_in_address_book: 1,
    extension_attributes: { quote_delivery_instructions: 'On the porch' },
  });
  expect(toWireDelivery(address, false)).not.toHaveProperty('extension_attributes');
  expect(toWireDelivery(brisbane, true)).toEqual(toWireAddress(brisbane));
});

test('reads a stored address as it was [CHK-01]', () => {
  const left = { ...brisbane, deliveryInstructions: 'On the porch', isSavedInBook: true };
  for (const address of [brisbane, auckland, emptyAddress('AU'), left])
    expect(fromKept(JSON.parse(JSON.stringify(address)))).toEqual(address);
});

test('reads stored fields of the wrong kind as empty [STO-01]', () => {
  const kept = { ...brisbane, firstname: 5, city: null, regionId: '608', postcode: ['4000'] };
  expect(fromKept(kept)).toEqual({ ...brisbane, firstname: '', city: '', regionId: null, postcode: '' });
});

test.each([[null], ['text'], [7], [true], [[]], [{}], [{ value: 'other' }]])(
  'does not read %j as an address [STO-01]',
  (kept) => {
    expect(fromKept(kept)).toBeNull();
  },
);
