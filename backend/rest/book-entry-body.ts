/** Reads and saves the addresses of a REST customer; the list sent replaces the whole book. */
import { emptyAddress } from '../cart/quote-addresses.ts';
import {
  addEntry,
  changeEntry,
  findOwnEntry,
  readAddressBook,
  type BookEntry,
  type BookEntryContent,
  type DefaultChoices,
} from '../customer/address-book.ts';
import { missingFields, settleAddress, type BookRules } from '../customer/book-address.ts';
import { changeCustomer, type CustomerRow } from '../customer/customers.ts';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { customerAddress } from '../database/schema/customer.ts';
import { Refusal, requiredField } from '../refusal.ts';
import { readInteger, readObject, readText, readTextList, type JsonObject } from './body.ts';

const known = [
  'id',
  'customer_id',
  'region',
  'region_id',
  'country_id',
  'street',
  'company',
  'telephone',
  'fax',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'vat_id',
  'default_shipping',
  'default_billing',
  'extension_attributes',
  'custom_attributes',
];

interface GivenEntry {
  readonly id: number | null;
  readonly content: Pick<BookEntryContent, 'address'>;
  readonly wishes: DefaultChoices;
}

function requireFields(missing: readonly string[]): void {
  const [first, ...others] = missing.map(requiredField);
  if (first === undefined) return;
  throw others.length === 0
    ? first
    : new Refusal('input', 'One or more input exceptions have occurred.', undefined, [first, ...others]);
}

function readRegion(object: JsonObject) {
  const value = object['region'];
  const isText = value === undefined || value === null || typeof value === 'string';
  const region = isText
    ? {}
    : readObject(value, 'region', ['region', 'region_code', 'region_id', 'extension_attributes']);
  return {
    id: readInteger(object, 'region_id') ?? readInteger(region, 'region_id'),
    code: readText(region, 'region_code'),
    name: isText ? readText(object, 'region') : readText(region, 'region'),
  };
}

function wish(value: unknown): boolean | undefined {
  return value === undefined || value === null
    ? undefined
    : value === true || value === 1 || value === 'true';
}

export function readEntry(value: unknown, rules: BookRules): GivenEntry {
  const object = readObject(value, 'addresses', known);
  const given = {
    ...emptyAddress,
    firstname: readText(object, 'firstname'),
    lastname: readText(object, 'lastname'),
    middlename: readText(object, 'middlename'),
    prefix: readText(object, 'prefix'),
    suffix: readText(object, 'suffix'),
    company: readText(object, 'company'),
    street: readTextList(object, 'street').filter((line) => line.trim() !== ''),
    city: readText(object, 'city'),
    postcode: readText(object, 'postcode'),
    countryId: readText(object, 'country_id')?.toUpperCase() || null,
    telephone: readText(object, 'telephone'),
    fax: readText(object, 'fax'),
    vatId: readText(object, 'vat_id'),
  };
  requireFields(missingFields(given, rules));
  return {
    id: readInteger(object, 'id'),
    content: { address: settleAddress(given, readRegion(object), rules) },
    wishes: { billing: wish(object['default_billing']), shipping: wish(object['default_shipping']) },
  };
}

const noExtras = { addressName: null, deliveryInstructions: null, latitude: null, longitude: null };

async function saveEntry(tx: Queries, owner: CustomerRow, given: GivenEntry, now: Date) {
  const { id, content, wishes } = given;
  if (id === null) return addEntry(tx, owner, { ...noExtras, ...content }, wishes, now);
  const before: BookEntry = await findOwnEntry(tx, owner.id, id);
  const { addressName, deliveryInstructions, latitude, longitude } = before;
  const kept = { addressName, deliveryInstructions, latitude, longitude };
  return changeEntry(tx, owner, id, { ...kept, ...content }, wishes, now);
}

/** `owner` must be the customer's locked row. */
export async function replaceBook(
  tx: Queries,
  owner: CustomerRow,
  entries: readonly GivenEntry[],
  now: Date,
): Promise<CustomerRow> {
  const kept = new Set(entries.map(({ id }) => id));
  const gone = (await readAddressBook(tx, owner.id)).filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  let row = owner;
  for (const given of entries) row = (await saveEntry(tx, row, given, now)).owner;
  if (gone.length === 0) return row;
  const stays = (id: number | null) => (id !== null && gone.includes(id) ? null : id);
  const defaults = {
    defaultBillingId: stays(row.defaultBillingId),
    defaultShippingId: stays(row.defaultShippingId),
  };
  await tx.delete(customerAddress).where(inArray(customerAddress.id, gone));
  return changeCustomer(tx, owner.id, defaults, now);
}
