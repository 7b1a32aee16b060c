/** Reads an address book entry from GraphQL, complete or as a change of an existing one. */
import { emptyAddress } from '../../cart/quote-addresses.ts';
import type { BookEntryContent, DefaultChoices } from '../../customer/address-book.ts';
import {
  missingFields,
  readDegrees,
  settleAddress,
  type BookRules,
  type GivenRegion,
} from '../../customer/book-address.ts';
import type { StoredAddress } from '../../database/schema/cart.ts';
import { refuseInput } from '../../refusal.ts';

export interface BookAddressInput {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly middlename?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly company?: string | null;
  readonly street?: readonly (string | null)[] | null;
  readonly city?: string | null;
  readonly region?: {
    readonly region?: string | null;
    readonly region_code?: string | null;
    readonly region_id?: number | null;
  } | null;
  readonly postcode?: string | null;
  readonly country_code?: string | null;
  readonly country_id?: string | null;
  readonly telephone?: string | null;
  readonly fax?: string | null;
  readonly vat_id?: string | null;
  readonly default_billing?: boolean | null;
  readonly default_shipping?: boolean | null;
  readonly address_name?: string | null;
  readonly delivery_instructions?: string | null;
  readonly address_latitude?: number | null;
  readonly address_longitude?: number | null;
}

const texts = [
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'company',
  'city',
  'postcode',
  'telephone',
  'fax',
] as const;

const emptyEntry: BookEntryContent = {
  address: emptyAddress,
  addressName: null,
  deliveryInstructions: null,
  latitude: null,
  longitude: null,
};

/** The address fields of the input; the region is looked up later. */
function givenAddress(input: BookAddressInput, before: StoredAddress): StoredAddress {
  const country = input.country_code ?? input.country_id;
  return {
    ...before,
    ...Object.fromEntries(texts.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]))),
    ...(input.street === undefined
      ? {}
      : { street: (input.street ?? []).filter((line) => line !== null && line.trim() !== '') as string[] }),
    ...(country === undefined ? {} : { countryId: country }),
    ...(input.vat_id === undefined ? {} : { vatId: input.vat_id }),
  };
}

function givenRegion({ region }: BookAddressInput, before: StoredAddress): GivenRegion {
  if (region === undefined || region === null)
    return { id: before.regionId, code: before.regionCode, name: before.region };
  return { id: region.region_id ?? null, code: region.region_code ?? null, name: region.region ?? null };
}

function shortText(value: string | null | undefined, before: string | null, most: number, label: string) {
  if (value === undefined) return before;
  if ((value?.length ?? 0) > most)
    throw refuseInput('"%1" length must be equal or less than %2 characters.', [label, most]);
  return value;
}

export function readBookAddress(
  input: BookAddressInput,
  rules: BookRules,
  before: BookEntryContent = emptyEntry,
): BookEntryContent {
  const given = givenAddress(input, before.address);
  const missing = missingFields(given, rules);
  if (missing.length > 0) throw refuseInput('Required parameters are missing: %1', [missing.join(', ')]);
  const { address_latitude: latitude, address_longitude: longitude } = input;
  return {
    address: settleAddress(given, givenRegion(input, before.address), rules),
    addressName: shortText(input.address_name, before.addressName, 255, 'Address Name'),
    deliveryInstructions: shortText(
      input.delivery_instructions,
      before.deliveryInstructions,
      1000,
      'Delivery Instructions',
    ),
    latitude: latitude === undefined ? before.latitude : readDegrees(latitude, 90, 'address_latitude'),
    longitude: longitude === undefined ? before.longitude : readDegrees(longitude, 180, 'address_longitude'),
  };
}

export function readDefaultChoices(input: BookAddressInput): DefaultChoices {
  return { billing: input.default_billing ?? undefined, shipping: input.default_shipping ?? undefined };
}
