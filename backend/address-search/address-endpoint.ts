/**
 * The merchant's address look-up (§7, ADDR-04).
 *
 * `GET /addressvalidation/address/search?country=AU&address=12 eagle st brisb` returns at most ten
 * matches, best first: `[{ "id": "…", "address": "12 Eagle Street, Brisbane City QLD 4000" }]`. No
 * match, or too short a query, returns `[]`.
 *
 * `GET /addressvalidation/address/format?country=AU&address=…` returns the parts of one address: `{
 * street: ["12 Eagle Street"], city, region, region_code, region_id, postcode, country_id }`. The
 * region fields are null in New Zealand. An unknown address is a 404 with a message.
 */
import { createHash } from 'node:crypto';
import type { Shop } from '../shop.ts';
import { readCountries } from '../store/countries.ts';
import { findAddresses, writeAddress } from './find-addresses.ts';

const folder = '/addressvalidation/address/';
const longestAddress = 200;
const fewestLetters = 3;

export function isAddressPath(pathname: string): boolean {
  return pathname.startsWith('/addressvalidation/');
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

function search(countryId: string, address: string): Response {
  if (address.length < fewestLetters) return answer(200, []);
  const found = findAddresses(countryId, address).map((one) => {
    const line = writeAddress(one);
    const id = createHash('sha256').update(`${countryId}|${line}`).digest('hex').slice(0, 16);
    return { id, address: line };
  });
  return answer(200, found);
}

async function format(shop: Shop, countryId: string, address: string): Promise<Response> {
  const [found] = findAddresses(countryId, address);
  if (found === undefined) return answer(404, { message: 'We do not know this address.' });
  const countries = await readCountries(shop.database);
  const regions = countries.find(({ id }) => id === countryId)?.regions ?? [];
  const region = regions.find(({ code }) => code === found.regionCode);
  return answer(200, {
    street: found.street === '' ? [] : [found.street],
    city: found.city,
    region: region?.name ?? null,
    region_code: found.regionCode,
    region_id: region?.id ?? null,
    postcode: found.postcode,
    country_id: countryId,
  });
}

export async function answerAddress(shop: Shop, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET') return answer(405, { message: 'Addresses can only be looked up.' });
  const countryId = (searchParams.get('country') ?? 'AU').trim().toUpperCase();
  const address = (searchParams.get('address') ?? '').trim();
  if (address.length > longestAddress) return answer(400, { message: 'This address is too long.' });
  const service = pathname.slice(folder.length).replace(/\/$/, '');
  if (pathname.startsWith(folder) && service === 'search') return search(countryId, address);
  if (pathname.startsWith(folder) && service === 'format') return format(shop, countryId, address);
  return answer(404, { message: 'Not found' });
}
