/** How a shopper makes themselves known, and what is said of it (§4 sign in/out, §8). */

import type { CustomerType } from './customer.ts';
import type { Failure } from './failure.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
  readonly type: CustomerType;
  readonly phone: string;
  readonly isSubscribed: boolean;
}

/** What the mailed link carries, and the password chosen (§2 createPassword). */
export interface NewPassword {
  readonly email: string;
  readonly resetToken: string;
  readonly password: string;
}

/** What a machine may know of the kept token: whose it is. The token itself stays outside. */
export interface TokenOwner {
  readonly email: string;
}

export const timedOutMessage = 'Your session has timed out, please login again.';

export const sessionExpired: Failure = { kind: 'sessionExpired', message: timedOutMessage };

/** The guest's cart could not leave in time, so the token did not go live. */
export const cartBusy: Failure = {
  kind: 'refused',
  message: 'Your cart is busy just now. Please try to sign in again in a moment.',
};

export const isSessionExpired = (failure: Failure): boolean => failure.kind === 'sessionExpired';

/** Addresses are told apart as mail servers do, whatever the case. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
