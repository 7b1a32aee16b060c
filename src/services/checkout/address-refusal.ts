/** What the server has against an address, said at the fields it names: Magento's refusals carry a fieldName each (§8, ADDR-02). */

import type { AddressField } from '#machines/domain/address.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { fieldsNamedIn } from '#transport/error-texts.ts';
import { interpolate, RestError, type RestProblem } from '#transport/failures.ts';

/** By the server's names, with and without underscores. */
const fields: ReadonlyMap<string, AddressField> = new Map([
  ['firstname', 'firstname'],
  ['lastname', 'lastname'],
  ['company', 'company'],
  ['telephone', 'telephone'],
  ['street', 'street'],
  ['city', 'city'],
  ['region', 'regionId'],
  ['region_id', 'regionId'],
  ['regionId', 'regionId'],
  ['postcode', 'postcode'],
  ['country_id', 'countryCode'],
  ['countryId', 'countryCode'],
]);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isProblem = (value: unknown): value is RestProblem =>
  isObject(value) && 'message' in value && typeof value.message === 'string';

const fieldOf = ({ parameters }: RestProblem): AddressField | undefined =>
  isObject(parameters) && 'fieldName' in parameters ? fields.get(String(parameters.fieldName)) : undefined;

/** A cause that names none of the form's fields is passed on as it is. */
export const withAddressFields = (cause: unknown): unknown => {
  if (!(cause instanceof RestError) || cause.kind !== 'refused') return cause;
  const { errors } = cause.data;
  const named = [cause.data, ...(Array.isArray(errors) ? (errors as readonly unknown[]) : [])].flatMap(
    (problem) => {
      const field = isProblem(problem) ? fieldOf(problem) : undefined;
      return isProblem(problem) && field !== undefined ? [[field, interpolate(problem)] as const] : [];
    },
  );
  if (named.length === 0) return cause;
  return new FailureError('refused', cause.message, { cause, fieldMessages: Object.fromEntries(named) });
};

/** As Magento's address book names its fields in a refusal by GraphQL, which carries none beside the sentence. */
const labels: ReadonlyMap<string, AddressField> = new Map([
  ...fields,
  ['First Name', 'firstname'],
  ['Last Name', 'lastname'],
  ['Company', 'company'],
  ['Phone Number', 'telephone'],
  ['Street Address', 'street'],
  ['City', 'city'],
  ['State/Province', 'regionId'],
  ['Zip/Postal Code', 'postcode'],
  ['Country', 'countryCode'],
  ['Delivery Instructions', 'deliveryInstructions'],
]);

/** The same of an entry of the address book. */
export const withEntryFields = (cause: unknown): unknown => {
  if (!(cause instanceof FailureError) || cause.kind !== 'refused') return cause;
  const { message } = cause;
  const named = fieldsNamedIn(message).flatMap(({ name, isMissing }) => {
    const field = labels.get(name);
    return field === undefined ? [] : [[field, isMissing ? requiredMessage : message] as const];
  });
  if (named.length === 0) return cause;
  return new FailureError('refused', message, { cause, fieldMessages: Object.fromEntries(named) });
};
