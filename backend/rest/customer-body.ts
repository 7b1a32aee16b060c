/**
 * Reads the customer of a REST body; fields only the shop may set (ids, group, dates) are ignored.
 */
import type { GivenAttribute } from '../customer/customer-attributes.ts';
import type { CustomerDetails } from '../customer/customer-details.ts';
import { refuseInput } from '../refusal.ts';
import { isObject, readInteger, readObject, readText, type JsonObject } from './body.ts';

const known = [
  'id',
  'group_id',
  'default_billing',
  'default_shipping',
  'confirmation',
  'created_at',
  'updated_at',
  'created_in',
  'dob',
  'email',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'gender',
  'store_id',
  'taxvat',
  'website_id',
  'addresses',
  'disable_auto_group_change',
  'extension_attributes',
  'custom_attributes',
];

export interface CustomerBody {
  readonly email: string | null;
  readonly details: CustomerDetails;
  /** Undefined where the body has no addresses. */
  readonly addresses: readonly unknown[] | undefined;
}

function readAttributes(value: unknown): GivenAttribute[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (!isObject(one)) return [];
    const code = readText(one, 'attribute_code');
    return code === null ? [] : [{ code, value: readText(one, 'value') ?? '' }];
  });
}

function readSubscription(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  const flag = readObject(value, 'extension_attributes', ['is_subscribed', 'assistance_allowed'])[
    'is_subscribed'
  ];
  return flag === undefined ? undefined : flag === true || flag === 1 || flag === 'true' || flag === '1';
}

function readOptional<Value>(object: JsonObject, name: string, read: () => Value): Value | undefined {
  return object[name] === undefined ? undefined : read();
}

export function readCustomerBody(value: unknown): CustomerBody {
  const object = readObject(value, 'customer', known);
  const text = (name: string) => readOptional(object, name, () => readText(object, name));
  const { addresses } = object;
  if (addresses !== undefined && addresses !== null && !Array.isArray(addresses))
    throw refuseInput(
      'Error occurred during "addresses" processing. The "Array" value\'s type is invalid. The "AddressInterface[]" type was expected. Verify and try again.',
    );
  return {
    email: readText(object, 'email'),
    details: {
      prefix: text('prefix'),
      firstname: text('firstname'),
      middlename: text('middlename'),
      lastname: text('lastname'),
      suffix: text('suffix'),
      dateOfBirth: text('dob'),
      gender: readOptional(object, 'gender', () => readInteger(object, 'gender')),
      taxvat: text('taxvat'),
      isSubscribed: readSubscription(object['extension_attributes']),
      attributes: readAttributes(object['custom_attributes']),
    },
    addresses: addresses ?? undefined,
  };
}
