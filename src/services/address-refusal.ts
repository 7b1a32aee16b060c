/** What the server has against an address, said at the fields it names: Magento's refusals carry a fieldName each (§8, ADDR-02). */

import type { AddressField } from '#machines/domain/address.ts';
import { FailureError } from '#machines/domain/failure.ts';
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
