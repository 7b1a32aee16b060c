/** Formats a customer for REST; empty fields are omitted. */
import type { BookEntry } from '../customer/address-book.ts';
import type { CustomerRow } from '../customer/customers.ts';
import { dateText } from '../rules/date-text.ts';

function filled(fields: Readonly<Record<string, string | number | null>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}

export function bookEntryShape({ id, address }: BookEntry, owner: CustomerRow) {
  const { region, regionCode, regionId } = address;
  return {
    id,
    customer_id: owner.id,
    region: { region_code: regionCode, region, region_id: regionId ?? 0 },
    ...filled({ region_id: regionId }),
    country_id: address.countryId,
    street: address.street,
    ...filled({ company: address.company }),
    telephone: address.telephone,
    ...filled({ fax: address.fax }),
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    ...filled({
      middlename: address.middlename,
      prefix: address.prefix,
      suffix: address.suffix,
      vat_id: address.vatId,
    }),
    ...(owner.defaultShippingId === id ? { default_shipping: true } : {}),
    ...(owner.defaultBillingId === id ? { default_billing: true } : {}),
  };
}

export function customerShape(row: CustomerRow, entries: readonly BookEntry[]) {
  const attributes = Object.entries(row.attributes).filter(([, value]) => value !== '');
  return {
    id: row.id,
    group_id: row.groupId,
    ...filled({
      default_billing: row.defaultBillingId === null ? null : String(row.defaultBillingId),
      default_shipping: row.defaultShippingId === null ? null : String(row.defaultShippingId),
    }),
    created_at: dateText(row.createdAt),
    updated_at: dateText(row.updatedAt),
    created_in: 'Default Store View',
    ...filled({ dob: row.dateOfBirth }),
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    ...filled({
      middlename: row.middlename,
      prefix: row.prefix,
      suffix: row.suffix,
      gender: row.gender,
      taxvat: row.taxvat,
    }),
    store_id: 1,
    website_id: 1,
    addresses: entries.map((entry) => bookEntryShape(entry, row)),
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: row.isSubscribed },
    ...(attributes.length > 0
      ? { custom_attributes: attributes.map(([attribute_code, value]) => ({ attribute_code, value })) }
      : {}),
  };
}
