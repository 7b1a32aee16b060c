/** Reads a GraphQL cart address with Magento's validation (ADDR-01, ADDR-03). */
import { emptyAddress } from '../../cart/quote-addresses.ts';
import type { StoredAddress } from '../../database/schema/cart.ts';
import { refuseInput, UnplacedRefusal } from '../../refusal.ts';
import { checkTelephone } from '../../rules/telephone.ts';
import type { Country, Region } from '../../store/countries.ts';

export interface AddressInput {
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly company?: string | null;
  readonly street: readonly (string | null)[];
  readonly city: string;
  readonly region?: string | null;
  readonly region_id?: number | null;
  readonly postcode?: string | null;
  readonly country_code: string;
  readonly save_in_address_book?: boolean | null;
  readonly telephone?: string | null;
  readonly fax?: string | null;
  readonly vat_id?: string | null;
}

const mostStreetLines = 2;

function isRequired(field: string): Error {
  return new UnplacedRefusal('input', `"${field}" is required. Enter and try again.`);
}

function readRegion(input: AddressInput, country: Country): Region | null {
  if (country.regions.length === 0) return null;
  const { region, region_id: id } = input;
  if (!region && id == null) throw refuseInput('Region is required.');
  const byCode = region ? country.regions.find(({ code }) => code === region) : undefined;
  if (id == null) {
    // a region's name is not its code; Magento then reports the id as missing
    if (!byCode) throw isRequired('regionId');
    return byCode;
  }
  const byId = country.regions.find((one) => one.id === id);
  if (!byId || (region && byCode !== byId))
    throw refuseInput('The region_id does not match the selected country or region');
  return byId;
}

/**
 * As in Magento the previous region stays where the new country has no regions and none is sent.
 */
export function readAddressInput(
  input: AddressInput,
  countries: readonly Country[],
  before: StoredAddress | null = null,
): StoredAddress {
  const country = countries.find(({ id }) => id === input.country_code.toUpperCase());
  if (!country) throw refuseInput('Country is not available');
  const street = input.street.map((line) => line ?? '').filter((line) => line.trim() !== '');
  if (street.length > mostStreetLines)
    throw refuseInput('"Street Address" cannot contain more than 2 lines.');
  const region = readRegion(input, country);
  for (const field of ['firstname', 'lastname'] as const)
    if (input[field].trim() === '') throw isRequired(field);
  if (street.length === 0) throw isRequired('street');
  if (input.city.trim() === '') throw isRequired('city');
  if (!input.telephone?.trim()) throw isRequired('telephone');
  checkTelephone('Phone Number', input.telephone);
  if (!input.postcode?.trim()) throw isRequired('postcode');
  const freeRegion = input.region ?? before?.region ?? null;
  return {
    ...emptyAddress,
    firstname: input.firstname,
    lastname: input.lastname,
    middlename: input.middlename ?? null,
    prefix: input.prefix ?? null,
    suffix: input.suffix ?? null,
    company: input.company ?? null,
    street,
    city: input.city,
    // free text only in countries without regions
    region: region?.name ?? freeRegion,
    regionCode: region?.code ?? freeRegion,
    regionId: region?.id ?? null,
    postcode: input.postcode,
    countryId: country.id,
    telephone: input.telephone,
    fax: input.fax ?? null,
    vatId: input.vat_id ?? null,
  };
}
