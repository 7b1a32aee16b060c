/**
 * Assigns the server's errors about an address to form fields:
 * each REST error has a fieldName (§8, ADDR-02).
 */

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

/** A cause that names no field of the form is returned as it is. */
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

/** Field names in the address book's GraphQL errors, which only have a message. */
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

/** Does the same for errors about an address book entry. */
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
