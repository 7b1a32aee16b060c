/** Decodes an address book entry from GraphQL (§3, ADDR-08). */

import type { BookAddress } from '#machines/domain/customer.ts';
import type { BookEntryFieldsFragment, NamedEntryFieldsFragment } from '../generated/graphql.ts';

export const toBookAddress = (
  wire: BookEntryFieldsFragment,
  named: Partial<NamedEntryFieldsFragment> = {},
): BookAddress => ({
  id: wire.id ?? 0,
  prefix: wire.prefix,
  firstname: wire.firstname ?? '',
  lastname: wire.lastname ?? '',
  company: wire.company,
  telephone: wire.telephone ?? '',
  street: (wire.street ?? []).flatMap((line) => line ?? []),
  city: wire.city ?? '',
  // Magento sends 0 for no region
  regionId: wire.region?.region_id || null,
  regionCode: wire.region?.region_code ?? null,
  postcode: wire.postcode ?? '',
  countryCode: wire.country_code ?? '',
  name: named.address_name ?? null,
  deliveryInstructions: named.delivery_instructions ?? null,
  latitude: named.address_latitude ?? null,
  longitude: named.address_longitude ?? null,
  isDefaultBilling: wire.default_billing === true,
  isDefaultShipping: wire.default_shipping === true,
});
