/** Address look-up on the real backend, and addresses as they are sent and read from storage. */

import { expect, test } from 'vitest';
import { createAddressService } from '#services/checkout/address.service.ts';
import { toAddress, toFoundAddress, toWireAddress, toWireDelivery } from '#services/checkout/address.wire.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { brokenConnection, failureOf, inTurn, json } from '#tests/transport/wires.ts';
import { ask, auckland, brisbane, transportTo, useBackend } from './wired-backend.ts';
import { emptyAddress } from '#machines/domain/address.ts';

const backend = useBackend(fixtureShop);

const open = () => {
  const wires = backend.wires();
  return { ...wires, ...createAddressService(wires.transport) };
};
const eagle = { countryCode: 'AU', line: '12 Eagle Street, Brisbane City QLD 4000' };

test('finds suggestions for country and line, best first, and fills the fields with one [ADDR-04]', async () => {
  const { searchAddresses, formatAddress, sent } = open();
  const found = await ask(searchAddresses, { countryCode: 'AU', line: ' 12 eagle st brisb ' });
  expect(found[0]).toEqual({ id: expect.any(String), address: eagle.line });
  expect(sent[0]?.url.pathname).toBe('/addressvalidation/address/search');
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
    country: 'AU',
    address: '12 eagle st brisb',
  });
  expect(await ask(formatAddress, eagle)).toMatchObject({
    street: '12 Eagle Street',
    street2: '',
    city: 'Brisbane City',
    regionCode: 'QLD',
    postcode: '4000',
    countryCode: 'AU',
  });
  expect(sent[1]?.url.pathname).toBe('/addressvalidation/address/format');
});

test('tells an unknown address from a failed look-up [ADDR-04]', async () => {
  const { formatAddress } = open();
  expect((await failureOf(ask(formatAddress, { countryCode: 'AU', line: 'xyzzy' }))).kind).toBe('notFound');
  const { transport } = transportTo(inTurn(brokenConnection));
  const broken = createAddressService(transport);
  expect((await failureOf(ask(broken.searchAddresses, eagle))).kind).toBe('network');
  const strange = createAddressService(transportTo(json({ message: 'hello' })).transport);
  expect((await failureOf(ask(strange.searchAddresses, eagle))).kind).toBe('malformed');
  expect((await failureOf(ask(strange.formatAddress, eagle))).kind).toBe('malformed');
});

const parts = { street: ['Unit 3', '88 Marine Parade'], city: 'Kingscliff', postcode: 2487 };

test('falls back to the country asked about, and reads the region’s number beside it or within it [ADDR-06]', () => {
  expect(toFoundAddress(parts, 'AU')).toEqual({
    street: 'Unit 3',
    street2: '88 Marine Parade',
    city: 'Kingscliff',
    regionId: null,
    regionCode: '',
    postcode: '2487',
    countryCode: 'AU',
  });
  const region = { region_id: 606, region_code: 'NSW' };
  expect(toFoundAddress({ ...parts, region, region_id: '608' }, 'AU').regionId).toBe(608);
  expect(toFoundAddress({ ...parts, region }, 'AU')).toMatchObject({ regionId: 606, regionCode: 'NSW' });
});

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
    expect(toAddress(JSON.parse(JSON.stringify(address)))).toEqual(address);
});

test('reads stored fields of the wrong kind as empty [STO-01]', () => {
  const kept = { ...brisbane, firstname: 5, city: null, regionId: '608', postcode: ['4000'] };
  expect(toAddress(kept)).toEqual({ ...brisbane, firstname: '', city: '', regionId: null, postcode: '' });
});

test.each([[null], ['text'], [[]], [{}]])('does not read %j as an address [STO-01]', (kept) => {
  expect(toAddress(kept)).toBeNull();
});
