/** Credentials and messages of signing in and out (§4 sign in/out, §8). */

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

/** The values of the mailed link, and the chosen password (§2 createPassword). */
export interface NewPassword {
  readonly email: string;
  readonly resetToken: string;
  readonly password: string;
}

/** The owner of the stored token, which is all that a machine may know of it. */
export interface TokenOwner {
  readonly email: string;
}

/** A code was mailed after the right password (GEN-07); its challenge stays outside. */
export interface SentCode {
  /** Masked. */
  readonly sentTo: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly expiresAt: number;
  /** Milliseconds until another can be sent. */
  readonly resendAfter: number;
  readonly triesLeft: number;
}

export interface CodeAnswer {
  readonly isRight: boolean;
  readonly isExpired: boolean;
  readonly triesLeft: number;
}

export const timedOutMessage = 'Your session has timed out, please login again.';

export const sessionExpired: Failure = { kind: 'sessionExpired', message: timedOutMessage };

/** The guest's cart could not be detached in time, so the token was not activated. */
export const cartBusy: Failure = {
  kind: 'refused',
  message: 'Your cart is busy just now. Please try to sign in again in a moment.',
};

/** The account was made, and its owner did not enter the code. */
export const accountMade: Failure = {
  kind: 'refused',
  message: 'Your account has been created. Please sign in now.',
};

export const isSessionExpired = (failure: Failure): boolean => failure.kind === 'sessionExpired';

/** Like mail servers, ignores case. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
