/**
 * Fills the profile's slots: details and password of the
 * customer, people of their teams (§7, ACC-07).
 */

import { fromPromise } from 'xstate';
import type { Customer } from '#machines/domain/customer.ts';
import {
  profileOf,
  tidyPerson,
  tidyProfile,
  type PasswordChange,
  type ProfileDetails,
} from '#machines/domain/profile.ts';
import type { DetailsToSave, PersonToSave } from '#machines/account/profile/profile.actors.ts';
import { missingAnswer } from '#transport/failures.ts';
import type { Transport } from '#transport/transport.ts';
import type { CustomerUpdateInput } from '../generated/graphql.ts';
import { withProfileFields } from './profile-refusal.ts';
import { ChangePasswordDocument, UpdateOwnDetailsDocument } from './profile.graphql.ts';
import { UpdateRelatedCustomerDocument } from './profile.merchant.graphql.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Sends names always and other fields only if they changed, so that the server keeps the rest. */
const toInput = (
  details: ProfileDetails,
  before: Customer | null,
  hasNumbers: boolean,
): CustomerUpdateInput => {
  const now = tidyProfile(details);
  const known = before === null ? null : profileOf(before);
  const changed = (field: keyof ProfileDetails): boolean => known?.[field] !== now[field];
  return {
    firstname: now.firstname,
    lastname: now.lastname,
    ...(changed('prefix') ? { prefix: orNull(now.prefix) } : {}),
    ...(changed('dateOfBirth') ? { date_of_birth: orNull(now.dateOfBirth) } : {}),
    // another Magento rejects the whole input if it contains a phone number
    ...(hasNumbers && changed('phone') ? { phone: orNull(now.phone) } : {}),
    ...(hasNumbers && changed('mobile') ? { mobile: orNull(now.mobile) } : {}),
  };
};

export const createProfileService = ({ graphql, has }: Transport) => ({
  saveDetails: fromPromise<void, DetailsToSave>(async ({ input: { details, before }, signal }) => {
    const variables = { input: toInput(details, before, has('merchant')) };
    const answer = await graphql.write(UpdateOwnDetailsDocument, variables, signal).catch((cause) => {
      throw withProfileFields(cause);
    });
    if (answer.updateCustomerV2 === null) throw missingAnswer();
  }),

  changePassword: fromPromise<void, { readonly change: PasswordChange }>(
    async ({ input: { change }, signal }) => {
      const { changeCustomerPassword } = await graphql.write(
        ChangePasswordDocument,
        { currentPassword: change.current, newPassword: change.next },
        signal,
      );
      if (changeCustomerPassword === null) throw missingAnswer();
    },
  ),

  savePerson: fromPromise<void, PersonToSave>(
    async ({ input: { personId, accountId, isCorporate, person }, signal }) => {
      const { jobTitle, phone, mobile, isActive } = tidyPerson(person);
      const input = {
        customer_id: personId,
        ...(isCorporate ? { team_id: accountId } : { account_id: accountId }),
        customer_job_title: orNull(jobTitle),
        phone: orNull(phone),
        mobile: orNull(mobile),
        active: isActive,
      };
      await graphql.write(UpdateRelatedCustomerDocument, { input }, signal);
    },
  ),
});
