/** Validates address book entries on saving, unlike a cart's addresses (ADDR-01, ADDR-02). */
import type { StoredAddress } from '../database/schema/cart.ts';
import { refuseInput } from '../refusal.ts';
import { checkTelephone } from '../rules/telephone.ts';
import { lengthOf } from '../rules/text-length.ts';
import type { Country } from '../store/countries.ts';
import { settingNumber, settingText, type Settings } from '../store/settings.ts';

export interface BookRules {
  readonly countries: readonly Country[];
  readonly settings: Settings;
}

/** The region as sent, before it is looked up. */
export interface GivenRegion {
  readonly id: number | null;
  readonly code: string | null;
  readonly name: string | null;
}

function listed(settings: Settings, key: string): string[] | null {
  const text = settingText(settings, key);
  return text === '' ? null : text.split(',').map((one) => one.trim());
}

/** Magento's field names in Magento's order, postcode first. */
export function missingFields(address: StoredAddress, { settings }: BookRules): string[] {
  const isPostcodeOptional = listed(settings, 'optional_zip_countries')?.includes(address.countryId ?? '');
  const required = {
    ...(isPostcodeOptional ? {} : { postcode: address.postcode }),
    firstname: address.firstname,
    lastname: address.lastname,
    street: address.street.join(''),
    city: address.city,
    country_id: address.countryId,
    telephone: address.telephone,
  };
  return Object.entries(required).flatMap(([name, value]) => (value?.trim() ? [] : [name]));
}

function requireCountry(address: StoredAddress, { countries }: BookRules): Country {
  const found = countries.find(({ id }) => id === address.countryId);
  if (!found)
    throw refuseInput('Invalid value of "%value" provided for the %fieldName field.', {
      value: address.countryId,
      fieldName: 'countryId',
    });
  return found;
}

const lengths = [
  ['firstname', 'First Name'],
  ['middlename', 'Middle Name'],
  ['lastname', 'Last Name'],
  ['prefix', 'Name Prefix'],
  ['suffix', 'Name Suffix'],
  ['company', 'Company'],
  ['city', 'City'],
  ['postcode', 'Zip/Postal Code'],
  ['telephone', 'Phone Number'],
  ['fax', 'Fax'],
  ['vatId', 'VAT number'],
] as const;

function checkLengths(address: StoredAddress, { settings }: BookRules): void {
  const most = settingNumber(settings, 'customer/address/street_lines', 2);
  if (address.street.length > most)
    throw refuseInput('"Street Address" cannot contain more than %1 lines.', [most]);
  for (const [field, label] of lengths)
    if (lengthOf(address[field] ?? '') > 255)
      throw refuseInput('"%1" length must be equal or less than 255 characters.', [label]);
  if (address.street.some((line) => lengthOf(line) > 255))
    throw refuseInput('"%1" length must be equal or less than 255 characters.', ['Street Address']);
}

/** A country with regions requires a region id; unlike for carts, a code alone is not enough. */
function settleRegion(country: Country, given: GivenRegion, { settings }: BookRules) {
  const demanding = listed(settings, 'countries_with_required_region');
  const isRequired = demanding === null ? country.regions.length > 0 : demanding.includes(country.id);
  if (isRequired && !given.id) throw refuseInput('A region_id is required for the specified country code');
  if (!given.id) return { region: given.name ?? given.code, regionCode: given.code, regionId: null };
  const found = country.regions.find(({ id }) => id === given.id);
  if (!found) throw refuseInput('The region_id does not match the selected country or region');
  return { region: found.name, regionCode: found.code, regionId: found.id };
}

/**
 * The address with its region resolved; throws a refusal for invalid values. Callers report missing
 * fields.
 */
export function settleAddress(address: StoredAddress, region: GivenRegion, rules: BookRules): StoredAddress {
  const country = requireCountry(address, rules);
  const settled = { ...address, ...settleRegion(country, region, rules) };
  checkLengths(settled, rules);
  checkTelephone('Phone Number', settled.telephone);
  return settled;
}

/** Degrees as text; null where none were given. */
export function readDegrees(value: number | null | undefined, most: number, name: string): string | null {
  if (value === null || value === undefined) return null;
  if (!Number.isFinite(value) || Math.abs(value) > most)
    throw refuseInput('Invalid value of "%value" provided for the %fieldName field.', {
      value,
      fieldName: name,
    });
  return String(value);
}
