/** What the customer's profile is asked and tells. */

import type { Customer } from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PasswordChange, PersonDetails, PersonPlace, ProfileDetails } from '../../domain/profile.ts';

export type ProfileEvent =
  /** The customer as the server last had them. */
  | { readonly type: 'profile.sync'; readonly customer: Customer }
  | { readonly type: 'profile.saveDetails'; readonly details: ProfileDetails }
  | { readonly type: 'profile.changePassword'; readonly change: PasswordChange }
  /** The form of a colleague is opened. */
  | ({ readonly type: 'profile.editPerson' } & PersonPlace)
  | { readonly type: 'profile.closePerson' }
  | ({ readonly type: 'profile.savePerson'; readonly person: PersonDetails } & PersonPlace)
  /** Another page: what was said of the forms is over. */
  | { readonly type: 'profile.leave' }
  /** Whose profile it was is gone. */
  | { readonly type: 'profile.forget' };

/** What can be asked once more; a password is kept nowhere. */
export type ProfileRequest = Extract<
  ProfileEvent,
  { readonly type: 'profile.saveDetails' | 'profile.savePerson' }
>;

/** Which of the forms something is said of. */
export type ProfileForm = 'details' | 'password' | 'person';

export type ProfileFact =
  | { readonly type: 'profile.detailsSaved' }
  | { readonly type: 'profile.passwordChanged' }
  | { readonly type: 'profile.personSaved' }
  /** `asked` is asked again once signed in, where the failure is an expired session (BEY-02); null for a password. */
  | {
      readonly type: 'profile.failed';
      readonly failure: Failure;
      readonly asked: ProfileRequest | null;
      /** Nobody looks at the form any more: it has to be said elsewhere. */
      readonly isLeft: boolean;
    };
