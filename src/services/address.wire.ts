/** An address as REST wants it: Magento's own keys and nothing else, street as a list (ADDR-06, ADDR-11). */

import type { Address } from '#machines/domain/address.ts';

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

/** An empty region_id is refused by the server, so a region is sent only where there is one. */
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

/** Authority to leave is the merchant's own attribute: another Magento refuses the whole address for it (ADDR-10). */
export const toWireDelivery = (address: Address, hasInstructions: boolean): WireAddress => {
  const extensions = {
    ...(address.deliveryInstructions === null || !hasInstructions
      ? {}
      : { quote_delivery_instructions: address.deliveryInstructions }),
    ...(address.pickup === undefined ? {} : { pickup_location_code: address.pickup }),
  };
  return {
    ...toWireAddress(address),
    ...(Object.keys(extensions).length === 0 ? {} : { extension_attributes: extensions }),
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An address kept by this browser; whatever is not an address is none. */
export const fromKept = (kept: unknown): Address | null => {
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
