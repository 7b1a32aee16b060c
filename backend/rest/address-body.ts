/**
 * Reads a REST quote address; as in Magento it may be incomplete, because only the order checks it
 * (ADDR-01, ADDR-10).
 */
import { emptyAddress } from '../cart/quote-addresses.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import type { Country } from '../store/countries.ts';
import { readInteger, readObject, readText, readTextList, type JsonObject } from './body.ts';

const known = [
  'id',
  'region',
  'region_id',
  'region_code',
  'country_id',
  'street',
  'telephone',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'company',
  'fax',
  'vat_id',
  'email',
  'customer_id',
  'customer_address_id',
  'same_as_billing',
  'save_in_address_book',
  'custom_attributes',
  'extension_attributes',
];

export interface AddressBody {
  readonly address: StoredAddress;
  /** The entry of the customer's address book it was copied from. */
  readonly customerAddressId: number | null;
  readonly isSavedInBook: boolean;
  /** The pickup location; null for a delivery. */
  readonly pickupLocationCode: string | null;
  /** Authority to leave; null where none was sent. */
  readonly deliveryInstructions: string | null;
}

export interface AddressRules {
  readonly countries: readonly Country[];
  /** Whether the merchant layer's extension attributes are accepted. */
  readonly hasInstructions: boolean;
}

/**
 * Name and code of a known region, else as sent. As in Magento a region without an id is found by
 * code or name.
 */
function readRegion(object: JsonObject, country: Country | undefined) {
  const regionId = readInteger(object, 'region_id');
  const [region, regionCode] = [readText(object, 'region'), readText(object, 'region_code')];
  const written = (regionCode ?? region ?? '').trim().toLowerCase();
  const found = country?.regions.find(({ id, code, name }) =>
    regionId === null ? [code, name].some((word) => word.toLowerCase() === written) : id === regionId,
  );
  return {
    regionId: found?.id ?? regionId,
    region: found?.name ?? region,
    regionCode: found?.code ?? regionCode,
  };
}

function readExtensions(object: JsonObject, rules: AddressRules) {
  const value = object['extension_attributes'];
  if (value === undefined || value === null) return { deliveryInstructions: null, pickupLocationCode: null };
  const merchants = rules.hasInstructions ? ['quote_delivery_instructions'] : [];
  const given = readObject(value, 'extension_attributes', ['pickup_location_code', ...merchants]);
  return {
    deliveryInstructions: readText(given, 'quote_delivery_instructions'),
    pickupLocationCode: readText(given, 'pickup_location_code') || null,
  };
}

function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

export function readAddressBody(value: unknown, field: string, rules: AddressRules): AddressBody {
  const object = readObject(value, field, known);
  const countryId = readText(object, 'country_id')?.toUpperCase() || null;
  const address = {
    ...emptyAddress,
    firstname: readText(object, 'firstname'),
    lastname: readText(object, 'lastname'),
    middlename: readText(object, 'middlename'),
    prefix: readText(object, 'prefix'),
    suffix: readText(object, 'suffix'),
    company: readText(object, 'company'),
    street: readTextList(object, 'street').filter((line) => line.trim() !== ''),
    city: readText(object, 'city'),
    ...readRegion(
      object,
      rules.countries.find(({ id }) => id === countryId),
    ),
    postcode: readText(object, 'postcode'),
    countryId,
    telephone: readText(object, 'telephone'),
    fax: readText(object, 'fax'),
    vatId: readText(object, 'vat_id'),
  };
  return {
    address,
    customerAddressId: readInteger(object, 'customer_address_id'),
    isSavedInBook: isOn(object['save_in_address_book']),
    ...readExtensions(object, rules),
  };
}
