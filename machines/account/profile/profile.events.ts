/** Requests to the profile and the facts it reports. */

import type { Customer } from '../../domain/customer.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PasswordChange, PersonDetails, PersonPlace, ProfileDetails } from '../../domain/profile.ts';

export type ProfileEvent =
  /** The customer as last read from the server. */
  | { readonly type: 'profile.sync'; readonly customer: Customer }
  | { readonly type: 'profile.saveDetails'; readonly details: ProfileDetails }
  | { readonly type: 'profile.changePassword'; readonly change: PasswordChange }
  /** Opens the form of a colleague. */
  | ({ readonly type: 'profile.editPerson' } & PersonPlace)
  | { readonly type: 'profile.closePerson' }
  | ({ readonly type: 'profile.savePerson'; readonly person: PersonDetails } & PersonPlace)
  /** Another page was opened: the messages of the forms are cleared. */
  | { readonly type: 'profile.leave' }
  /** The customer has signed out. */
  | { readonly type: 'profile.forget' };

/** Requests that can be repeated; a password is never stored. */
export type ProfileRequest = Extract<
  ProfileEvent,
  { readonly type: 'profile.saveDetails' | 'profile.savePerson' }
>;

/** The form that a message belongs to. */
export type ProfileForm = 'details' | 'password' | 'person';

export type ProfileFact =
  | { readonly type: 'profile.detailsSaved' }
  | { readonly type: 'profile.passwordChanged' }
  | { readonly type: 'profile.personSaved' }
  /**
   * `asked` is repeated after signing in where the failure is an expired session; null for a password
   * (BEY-02).
   */
  | {
      readonly type: 'profile.failed';
      readonly failure: Failure;
      readonly asked: ProfileRequest | null;
      /** The form was left, so the failure is shown elsewhere. */
      readonly isLeft: boolean;
    };
