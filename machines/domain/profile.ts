/** Profile data of customers and of people in their company (§3, ACC-07). */

import { accountsOf, type Customer, type RelatedCustomer } from './customer.ts';
import { isFilled, requiredMessage } from './required.ts';
import { optionalTelephoneProblem, tidyTelephone } from './telephone.ts';

/** The content of the form; empty for none. */
export interface ProfileDetails {
  readonly prefix: string;
  readonly firstname: string;
  readonly lastname: string;
  /** For example 1984-03-09. */
  readonly dateOfBirth: string;
  readonly phone: string;
  readonly mobile: string;
}

export type ProfileField = keyof ProfileDetails;

/** Confirmed by the current password. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** A person in an account or team. */
export interface PersonPlace {
  readonly personId: number;
  readonly accountId: number;
}

export interface PersonDetails {
  readonly jobTitle: string;
  readonly phone: string;
  readonly mobile: string;
  readonly isActive: boolean;
}

export const profileOf = (customer: Customer): ProfileDetails => ({
  prefix: customer.prefix ?? '',
  firstname: customer.firstname,
  lastname: customer.lastname,
  // a server may send a time as well
  dateOfBirth: customer.dateOfBirth?.slice(0, 10) ?? '',
  phone: customer.phone ?? '',
  mobile: customer.mobile ?? '',
});

export const tidyProfile = (details: ProfileDetails): ProfileDetails => ({
  prefix: details.prefix.trim(),
  firstname: details.firstname.trim(),
  lastname: details.lastname.trim(),
  dateOfBirth: details.dateOfBirth.trim(),
  phone: tidyTelephone(details.phone),
  mobile: tidyTelephone(details.mobile),
});

/** Both numbers are optional. */
const numberProblems = ({
  phone,
  mobile,
}: Pick<PersonDetails, 'phone' | 'mobile'>): Partial<Record<'phone' | 'mobile', string>> => {
  const problems = { phone: optionalTelephoneProblem(phone), mobile: optionalTelephoneProblem(mobile) };
  return {
    ...(problems.phone === undefined ? {} : { phone: problems.phone }),
    ...(problems.mobile === undefined ? {} : { mobile: problems.mobile }),
  };
};

export const personProblems = (person: PersonDetails): Partial<Record<keyof PersonDetails, string>> =>
  numberProblems(person);

/** An earlier year of birth is a typing mistake, such as 0984. */
const earliestBirth = '1900-01-01';
export const invalidBirthMessage = 'Please enter a date of birth after 1899.';

export const profileProblems = ({
  firstname,
  lastname,
  dateOfBirth,
  ...numbers
}: ProfileDetails): Partial<Record<ProfileField, string>> => ({
  ...numberProblems(numbers),
  ...(isFilled(firstname) ? {} : { firstname: requiredMessage }),
  ...(isFilled(lastname) ? {} : { lastname: requiredMessage }),
  ...(isFilled(dateOfBirth) && dateOfBirth.trim() < earliestBirth
    ? { dateOfBirth: invalidBirthMessage }
    : {}),
});

/** Whether a customer has the typed values. */
export const isProfileOf = (customer: Customer, written: ProfileDetails): boolean => {
  const [known, wanted] = [profileOf(customer), tidyProfile(written)];
  return (Object.keys(known) as ProfileField[]).every((field) => known[field] === wanted[field]);
};

export const personOf = ({ jobTitle, phone, mobile, isActive }: RelatedCustomer): PersonDetails => ({
  jobTitle: jobTitle ?? '',
  phone: phone ?? '',
  mobile: mobile ?? '',
  isActive,
});

export const tidyPerson = ({ jobTitle, phone, mobile, isActive }: PersonDetails): PersonDetails => ({
  jobTitle: jobTitle.trim(),
  phone: tidyTelephone(phone),
  mobile: tidyTelephone(mobile),
  isActive,
});

export const personAt = (customer: Customer, { personId, accountId }: PersonPlace): RelatedCustomer | null =>
  accountsOf(customer)
    .find(({ id }) => id === accountId)
    ?.relatedCustomers.find(({ id }) => id === personId) ?? null;

export const isPersonAs = (customer: Customer, place: PersonPlace, written: PersonDetails): boolean => {
  const person = personAt(customer, place);
  if (person === null) return false;
  const [known, wanted] = [personOf(person), tidyPerson(written)];
  return (Object.keys(known) as (keyof PersonDetails)[]).every((field) => known[field] === wanted[field]);
};
