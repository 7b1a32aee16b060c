/** Actor slots that the profile needs. */

import type { Customer } from '../../domain/customer.ts';
import type { PasswordChange, PersonDetails, PersonPlace, ProfileDetails } from '../../domain/profile.ts';
import { slot } from '../../slot.ts';

export interface DetailsToSave {
  readonly details: ProfileDetails;
  /** The customer before the change; unchanged values are not sent. */
  readonly before: Customer | null;
}

export interface PersonToSave extends PersonPlace {
  readonly person: PersonDetails;
  /** The account is a team. */
  readonly isCorporate: boolean;
}

export const saveDetails = slot<void, DetailsToSave>('saveDetails');
export const changePassword = slot<void, { readonly change: PasswordChange }>('changePassword');
export const savePerson = slot<void, PersonToSave>('savePerson');
