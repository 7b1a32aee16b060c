/** Addresses looked up on the real backend, and what becomes of strange answers (§7 address validation, ADDR-04, ADDR-06). */

import { expect, test } from 'vitest';
import { createAddressService } from '#services/address.service.ts';
import { toFoundAddress, toSuggestions } from '#services/address.wire.ts';
import { fixtureShop } from '#tests/backend/fixture-shop.ts';
import { brokenConnection, failureOf, inTurn, json } from '#tests/transport/wires.ts';
import { ask, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(fixtureShop);

const open = () => {
  const wires = backend.wires();
  return { ...wires, ...createAddressService(wires.transport) };
};
const eagle = { countryCode: 'AU', line: '12 Eagle Street, Brisbane City QLD 4000' };

const offered = async (layer: 'stock' | 'commerce' | 'merchant') => {
  const { transport, sent } = transportTo(json([]), { layer });
  const answer = await ask(createAddressService(transport).checkAddressLookup, undefined);
  expect(sent).toEqual([]);
  return answer;
};

test('suggestions come for the country and the line, best first', async () => {
  const { searchAddresses, sent } = open();
  const found = await ask(searchAddresses, { countryCode: 'AU', line: ' 12 eagle st brisb ' });
  expect(found[0]).toEqual({ id: expect.any(String), address: eagle.line });
  expect(sent[0]?.url.pathname).toBe('/addressvalidation/address/search');
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
    country: 'AU',
    address: '12 eagle st brisb',
  });
});

test('the parts of one fill the fields', async () => {
  const { formatAddress, sent } = open();
  expect(await ask(formatAddress, eagle)).toMatchObject({
    street: '12 Eagle Street',
    street2: '',
    city: 'Brisbane City',
    regionCode: 'QLD',
    postcode: '4000',
    countryCode: 'AU',
  });
  expect(sent[0]?.url.pathname).toBe('/addressvalidation/address/format');
});

test('New Zealand’s have no region', async () => {
  const { formatAddress } = open();
  const line = '1 Queen Street, Auckland Central 1010';
  expect(await ask(formatAddress, { countryCode: 'NZ', line })).toEqual({
    street: '1 Queen Street',
    street2: '',
    city: 'Auckland Central',
    regionId: null,
    regionCode: '',
    postcode: '1010',
    countryCode: 'NZ',
  });
});

test('an address nobody knows is told apart from trouble', async () => {
  const { formatAddress } = open();
  expect((await failureOf(ask(formatAddress, { countryCode: 'AU', line: 'xyzzy' }))).kind).toBe('notFound');
  const { transport } = transportTo(inTurn(brokenConnection));
  const broken = createAddressService(transport);
  expect((await failureOf(ask(broken.searchAddresses, eagle))).kind).toBe('network');
  const strange = createAddressService(transportTo(json({ message: 'hello' })).transport);
  expect((await failureOf(ask(strange.searchAddresses, eagle))).kind).toBe('malformed');
  expect((await failureOf(ask(strange.formatAddress, eagle))).kind).toBe('malformed');
});

test('a Magento without the merchant’s modules is not asked', async () => {
  expect([await offered('stock'), await offered('commerce'), await offered('merchant')]).toEqual([
    false,
    false,
    true,
  ]);
});

const parts = { street: ['Unit 3', '88 Marine Parade'], city: 'Kingscliff', postcode: 2487 };

test.each([['country_id'], ['country_code'], ['countryId']])('the country is taken from %s', (name) => {
  expect(toFoundAddress({ ...parts, [name]: 'NZ' }, 'AU').countryCode).toBe('NZ');
});

test('without any it is the one that was asked about', () => {
  expect(toFoundAddress(parts, 'AU')).toEqual({
    street: 'Unit 3',
    street2: '88 Marine Parade',
    city: 'Kingscliff',
    regionId: null,
    regionCode: '',
    postcode: '2487',
    countryCode: 'AU',
  });
});

test('the region is its own number, or the region’s', () => {
  const region = { region_id: 606, region_code: 'NSW' };
  expect(toFoundAddress({ ...parts, region, region_id: '608' }, 'AU').regionId).toBe(608);
  expect(toFoundAddress({ ...parts, region }, 'AU')).toMatchObject({ regionId: 606, regionCode: 'NSW' });
});

test('suggestions without an address are none', () => {
  expect(toSuggestions([{ id: 'a', address: 'x' }, { id: 'b' }, null, { address: 'y' }])).toEqual([
    { id: 'a', address: 'x' },
    { id: 'y', address: 'y' },
  ]);
});
