/**
 * Encodes an address book entry for GraphQL: fields that no form shows
 * are left out, so the server keeps them (§3, ADDR-08).
 */

import { canBeLeft, isSameDestination } from '#machines/domain/address.ts';
import { tidyDraft, type BookDraft } from '#machines/domain/address-book.ts';
import type { BookAddress } from '#machines/domain/customer.ts';
import { addressOfEntry } from '#machines/domain/stored-address.ts';
import type { CountryCodeEnum, CustomerAddressInput } from '../generated/graphql.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The merchant's own fields; another Magento rejects an entry that has them. */
const namedPart = (draft: BookDraft, before: BookAddress | null): CustomerAddressInput => {
  const { name, countryCode, deliveryInstructions } = draft;
  const wasLeft = before !== null && canBeLeft(before.countryCode);
  return {
    address_name: orNull(name),
    // omit the instructions where no driver can leave a delivery, as the form does (ADDR-10)
    ...(canBeLeft(countryCode) || wasLeft ? { delivery_instructions: deliveryInstructions } : {}),
    // at a changed address the old coordinates would be wrong
    ...(before === null || isSameDestination(tidyDraft(draft), addressOfEntry(before))
      ? {}
      : { address_latitude: null, address_longitude: null }),
  };
};

/** A default is only set, never unset: another entry replaces it. */
const wishesOf = ({ isDefaultBilling, isDefaultShipping }: BookDraft): CustomerAddressInput => ({
  ...(isDefaultBilling ? { default_billing: true } : {}),
  ...(isDefaultShipping ? { default_shipping: true } : {}),
});

export const toBookInput = (
  written: BookDraft,
  before: BookAddress | null,
  isNamed: boolean,
): CustomerAddressInput => {
  const draft = tidyDraft(written);
  const region = orNull(draft.regionCode);
  return {
    firstname: draft.firstname,
    lastname: draft.lastname,
    company: orNull(draft.company),
    telephone: draft.telephone,
    street: [draft.street, draft.street2].filter((line) => line !== ''),
    city: draft.city,
    region: { region, region_code: region, region_id: draft.regionId },
    postcode: draft.postcode,
    country_code: draft.countryCode as CountryCodeEnum,
    ...wishesOf(draft),
    ...(isNamed ? namedPart(draft, before) : {}),
  };
};
