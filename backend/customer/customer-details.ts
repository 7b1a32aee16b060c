/** Validates a customer's personal details. */
import type { Queries } from '../database/database.ts';
import { refuseInput } from '../refusal.ts';
import { isEmail } from '../rules/email.ts';
import { checkTelephone } from '../rules/telephone.ts';
import { lengthOf } from '../rules/text-length.ts';
import { chooseAttributes, readCustomerAttributes, type GivenAttribute } from './customer-attributes.ts';
import type { CustomerChange, CustomerRow } from './customers.ts';

/** Undefined leaves a field as it is; null clears it. */
export interface CustomerDetails {
  readonly prefix?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly dateOfBirth?: string | null | undefined;
  readonly gender?: number | null | undefined;
  readonly taxvat?: string | null | undefined;
  readonly isSubscribed?: boolean | null | undefined;
  readonly phone?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly attributes?: readonly GivenAttribute[] | undefined;
}

const namePattern = /^[\p{L}\p{M},\-_.'’`&\s\d]{1,255}$/u;
const names = [
  ['firstname', 'First Name'],
  ['middlename', 'Middle Name'],
  ['lastname', 'Last Name'],
] as const;
const shortTexts = [
  ['prefix', 'Name Prefix', 40],
  ['suffix', 'Name Suffix', 40],
  ['taxvat', 'Tax/VAT Number', 255],
  ['phone', 'Phone Number', 40],
  ['mobile', 'Mobile Number', 40],
] as const;

export function checkNotEmpty(fields: Readonly<Record<string, string | null | undefined>>): void {
  const missing = Object.entries(fields)
    .filter(([, value]) => value === null || value === '')
    .map(([label]) => label);
  if (missing.length > 0) throw refuseInput('Required parameters are missing: %1', [missing.join(', ')]);
}

export function checkEmail(email: string): void {
  if (!isEmail(email)) throw refuseInput('"%1" is not a valid email address.', [email]);
}

export function checkDetails(details: CustomerDetails): void {
  for (const [field, label] of names) {
    const value = details[field];
    if (value && !namePattern.test(value)) throw refuseInput(`${label} is not valid!`);
  }
  for (const [field, label, most] of shortTexts)
    if (lengthOf(details[field] ?? '') > most)
      throw refuseInput('"%1" length must be equal or less than %2 characters.', [label, most]);
  checkTelephone('Phone Number', details.phone);
  checkTelephone('Mobile Number', details.mobile);
  if (details.gender && ![1, 2, 3].includes(details.gender))
    throw refuseInput('"%1" is not a valid gender value.', [details.gender]);
}

/** An earlier year is a typo, such as 0984. */
const earliestBirth = '1900-01-01';

/** A real calendar day between the earliest birth date and today. */
function readDay(text: string, now: Date): string {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:[ T][\d:.Z+-]*)?$/.exec(text.trim()) ?? [];
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw refuseInput('Invalid date');
  if (day < earliestBirth) throw refuseInput('The Date of Birth should not be before 1900.');
  if (time > now.getTime()) throw refuseInput('The Date of Birth should not be greater than today.');
  return day;
}

/** The details as a change of the customer's row; absent fields stay. */
export async function detailsChange(
  queries: Queries,
  details: CustomerDetails,
  current: Pick<CustomerRow, 'attributes'> | null,
  now: Date,
): Promise<CustomerChange> {
  checkDetails(details);
  const { attributes, dateOfBirth, firstname, lastname, isSubscribed, ...others } = details;
  const chosen = attributes ? chooseAttributes(await readCustomerAttributes(queries), attributes) : {};
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...(firstname ? { firstname } : {}),
    ...(lastname ? { lastname } : {}),
    ...(isSubscribed === undefined || isSubscribed === null ? {} : { isSubscribed }),
    ...(dateOfBirth === undefined ? {} : { dateOfBirth: dateOfBirth ? readDay(dateOfBirth, now) : null }),
    ...(attributes ? { attributes: { ...current?.attributes, ...chosen } } : {}),
  };
}
