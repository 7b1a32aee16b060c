/** Requests to the password machine and the facts it reports. */

import type { FailureKind } from '../../domain/failure.ts';
import type { NewPassword } from '../../domain/session.ts';

export type PasswordEvent =
  | { readonly type: 'password.request'; readonly email: string }
  | { readonly type: 'password.create'; readonly choice: NewPassword }
  | { readonly type: 'password.reset' };

export type PasswordFact =
  | { readonly type: 'password.requested' }
  | { readonly type: 'password.created'; readonly email: string }
  | { readonly type: 'password.failed'; readonly kind: FailureKind };
