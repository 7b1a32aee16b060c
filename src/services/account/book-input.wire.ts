/** An entry of the address book as GraphQL takes it: what no form shows is never written, so the server keeps it (§3, ADDR-08). */

import { canBeLeft, isSameDestination } from '#machines/domain/address.ts';
import { tidyDraft, type BookDraft } from '#machines/domain/address-book.ts';
import type { BookAddress } from '#machines/domain/customer.ts';
import { addressOfEntry } from '#machines/domain/stored-address.ts';
import type { CountryCodeEnum, CustomerAddressInput } from '../generated/graphql.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What only the merchant's Magento keeps; another one refuses the whole entry for it. */
const namedPart = (draft: BookDraft, before: BookAddress | null): CustomerAddressInput => {
  const { name, countryCode, deliveryInstructions } = draft;
  const wasLeft = before !== null && canBeLeft(before.countryCode);
  return {
    address_name: orNull(name),
    // where nothing can be left the form does not ask, and nothing is said of it (ADDR-10)
    ...(canBeLeft(countryCode) || wasLeft ? { delivery_instructions: deliveryInstructions } : {}),
    // at another door they would lead the van astray
    ...(before === null || isSameDestination(tidyDraft(draft), addressOfEntry(before))
      ? {}
      : { address_latitude: null, address_longitude: null }),
  };
};

/** A default is only ever made, never taken back: another one takes its place. */
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
