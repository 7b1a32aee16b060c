/** Shapes an address book entry. */
import type { BookEntry } from '../../customer/address-book.ts';
import type { CustomerRow } from '../../customer/customers.ts';

function degrees(text: string | null): number | null {
  return text === null ? null : Number(text);
}

export function customerAddressShape(entry: BookEntry, owner: CustomerRow) {
  const { region, regionCode, regionId, countryId, vatId, ...address } = entry.address;
  return {
    ...address,
    id: entry.id,
    customer_id: null,
    region:
      regionId === null && !region
        ? null
        : { region, region_code: regionCode ?? region, region_id: regionId ?? 0 },
    region_id: regionId ?? 0,
    country_code: countryId,
    country_id: countryId,
    vat_id: vatId,
    default_billing: owner.defaultBillingId === entry.id,
    default_shipping: owner.defaultShippingId === entry.id,
    custom_attributes: [],
    custom_attributesV2: [],
    extension_attributes: [],
    address_name: entry.addressName,
    delivery_instructions: entry.deliveryInstructions,
    address_latitude: degrees(entry.latitude),
    address_longitude: degrees(entry.longitude),
  };
}
