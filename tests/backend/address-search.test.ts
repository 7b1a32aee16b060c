/** The address look-up: what shoppers type, with its slips, finds an address. */
import { expect, test } from 'vitest';
import { openShop } from './open-shop.ts';

const shop = await openShop();
const ask = async (service: string, address: string, country = 'AU') => {
  const query = new URLSearchParams({ country, address });
  const response = await shop.fetch(`/addressvalidation/address/${service}?${query}`);
  return { status: response.status, body: await response.json() };
};

const firstOf = async (address: string, country?: string): Promise<string | undefined> =>
  ((await ask('search', address, country)).body as { address: string }[])[0]?.address;

test.each([
  ['12 eagle st, brisb', '12 Eagle Street, Brisbane City QLD 4000'],
  ['12 eagle stret brisbnae city', '12 Eagle Street, Brisbane City QLD 4000'],
  ['2/14 acland st st kilda vic 3182', '2/14 Acland Street, St Kilda VIC 3182'],
  ['10 Smith Street Richmond VIC', '10 Smith Street, Richmond VIC 3121'],
  ["12 o'connell st parramatta", "12 O'Connell Street, Parramatta NSW 2150"],
  ['3 MCDOUGALL RD PARRAMATTA', '3 McDougall Road, Parramatta NSW 2150'],
  ['3a bay rd, 7005', '3A Bay Road, Sandy Bay TAS 7005'],
])('the search for %s finds %s [ADDR-04]', async (typed, address) => {
  expect(await firstOf(typed)).toBe(address);
});

test('the search offers at most ten localities, each with an id of its own, and nothing for too little text, unknown places and other countries [ADDR-04]', async () => {
  expect(await firstOf('eagle')).toBe('Eagle Farm QLD 4009');
  for (const typed of ['12', '12 eagle', '12 4009', '12 Eagle Street', 'xyzzy xyzzy', '%%%', ''])
    expect(await ask('search', typed)).toEqual({ status: 200, body: [] });
  expect((await ask('search', 'Sydney', 'US')).body).toEqual([]);
  const { body } = await ask('search', 'north');
  const ids = (body as { id: string }[]).map(({ id }) => id);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

test('formatting gives the parts as a cart takes them and answers 404 for others [ADDR-04]', async () => {
  expect((await ask('format', '12 Eagle Street, Brisbane City QLD 4000')).body).toEqual({
    street: ['12 Eagle Street'],
    city: 'Brisbane City',
    region: 'Queensland',
    region_code: 'QLD',
    region_id: 608,
    postcode: '4000',
    country_id: 'AU',
  });
  const abroad = await ask('format', '1 Queen Street, Ponsonby 1011', 'NZ');
  expect(abroad.body).toMatchObject({ city: 'Ponsonby', region: null, region_code: null, region_id: null });
  expect((await ask('format', 'xyzzy')).status).toBe(404);
});
