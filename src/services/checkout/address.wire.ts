/** Encodes an address for REST: Magento's own keys only, street as a list (ADDR-06, ADDR-11). */

import type { Address } from '#machines/domain/address.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { AddressSuggestion, FoundAddress } from '#machines/domain/lookup.ts';

export interface WireAddress {
  readonly firstname: string;
  readonly lastname: string;
  readonly company?: string;
  readonly telephone: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly region?: string;
  readonly region_id?: number;
  readonly region_code?: string;
  readonly postcode: string;
  readonly country_id: string;
  readonly save_in_address_book?: 1;
  readonly extension_attributes?: {
    readonly quote_delivery_instructions?: string;
    readonly pickup_location_code?: string;
  };
}

/** The server rejects an empty region_id, so a region is sent only if there is one. */
export const toWireAddress = (address: Address): WireAddress => ({
  firstname: address.firstname,
  lastname: address.lastname,
  ...(address.company === '' ? {} : { company: address.company }),
  telephone: address.telephone,
  street: [address.street, address.street2].filter((line) => line !== ''),
  city: address.city,
  ...(address.regionCode === '' ? {} : { region: address.regionCode, region_code: address.regionCode }),
  ...(address.regionId === null ? {} : { region_id: address.regionId }),
  postcode: address.postcode,
  country_id: address.countryCode,
  ...(address.isSavedInBook ? { save_in_address_book: 1 } : {}),
});

const withExtensions = (
  address: WireAddress,
  extensions: NonNullable<WireAddress['extension_attributes']>,
): WireAddress =>
  Object.keys(extensions).length === 0 ? address : { ...address, extension_attributes: extensions };

const pickupIn = ({ pickup }: Address) => (pickup === undefined ? {} : { pickup_location_code: pickup });

/** With the pickup location, if it is one (CHK-09). */
export const toWirePlace = (address: Address): WireAddress =>
  withExtensions(toWireAddress(address), pickupIn(address));

/**
 * Authority to leave is the merchant's own attribute: another
 * Magento rejects an address that has it (ADDR-10).
 */
export const toWireDelivery = (address: Address, hasInstructions: boolean): WireAddress =>
  withExtensions(toWireAddress(address), {
    ...(address.deliveryInstructions === null || !hasInstructions
      ? {}
      : { quote_delivery_instructions: address.deliveryInstructions }),
    ...pickupIn(address),
  });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A stored address; null if it is invalid. */
export const toAddress = (kept: unknown): Address | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const regionId = fields.get('regionId');
  const countryCode = textOf(fields.get('countryCode'));
  const instructions = fields.get('deliveryInstructions');
  const pickup = fields.get('pickup');
  if (countryCode === '') return null;
  return {
    firstname: textOf(fields.get('firstname')),
    lastname: textOf(fields.get('lastname')),
    company: textOf(fields.get('company')),
    telephone: textOf(fields.get('telephone')),
    street: textOf(fields.get('street')),
    street2: textOf(fields.get('street2')),
    city: textOf(fields.get('city')),
    regionId: typeof regionId === 'number' ? regionId : null,
    regionCode: textOf(fields.get('regionCode')),
    postcode: textOf(fields.get('postcode')),
    countryCode,
    deliveryInstructions: typeof instructions === 'string' ? instructions : null,
    isSavedInBook: fields.get('isSavedInBook') === true,
    ...(typeof pickup === 'string' ? { pickup } : {}),
  };
};

const fieldsOf = (wire: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(typeof wire === 'object' && wire !== null ? wire : {}));

const unreadable = (): FailureError =>
  new FailureError('malformed', 'The answer of the address look-up could not be read.');

export const toSuggestions = (wire: unknown): readonly AddressSuggestion[] => {
  if (!Array.isArray(wire)) throw unreadable();
  return wire.map(fieldsOf).flatMap((fields) => {
    const [id, address] = [textOf(fields.get('id')), textOf(fields.get('address'))];
    return address === '' ? [] : { id: id === '' ? address : id, address };
  });
};

const firstText = (fields: ReadonlyMap<string, unknown>, ...names: readonly string[]): string =>
  names.map((name) => textOf(fields.get(name))).find((text) => text !== '') ?? '';

/** Numbers arrive as numbers or as text. */
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
};

/**
 * Reads the country by any of its names, and the region by its own id or the nested one (ADDR-06).
 */
export const toFoundAddress = (wire: unknown, countryCode: string): FoundAddress => {
  const fields = fieldsOf(wire);
  const region = fieldsOf(fields.get('region'));
  const street = fields.get('street');
  const lines = Array.isArray(street) ? street.map(textOf).filter((line) => line !== '') : [textOf(street)];
  if (!fields.has('city') || !fields.has('postcode')) throw unreadable();
  return {
    street: lines[0] ?? '',
    street2: lines.slice(1).join(', '),
    city: textOf(fields.get('city')),
    regionId: numberOf(fields.get('region_id')) ?? numberOf(region.get('region_id')),
    regionCode:
      firstText(fields, 'region_code') || firstText(region, 'region_code') || firstText(fields, 'region'),
    postcode: String(fields.get('postcode') ?? ''),
    countryCode: firstText(fields, 'country_id', 'country_code', 'countryId') || countryCode,
  };
};
