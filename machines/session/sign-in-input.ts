/** What an event of signing in brings along. */

import { present } from '../domain/present.ts';
import { accountMade, type Credentials, type Registration, type SentCode } from '../domain/session.ts';
import type { SessionContext } from './session.context.ts';

/** The password goes from the event to the request and is never stored. */
type Arriving = { readonly type: string } & Partial<{
  readonly credentials: Credentials;
  readonly registration: Registration;
  /** Of an account that was just made. */
  readonly output: unknown;
}>;

export const credentialsIn = ({ credentials, output }: Arriving): Credentials =>
  credentials ?? (present(output, 'credentials') as Credentials);
export const registrationIn = (event: Arriving): Registration => present(event.registration, 'registration');

/** Who signs in or registers. */
export const identityIn = (event: Arriving): Pick<SessionContext, 'pendingEmail' | 'form'> => ({
  pendingEmail: (event.registration ?? credentialsIn(event)).email,
  form: event.registration === undefined ? 'signIn' : 'register',
});

type Ended = { readonly type: string } & Partial<{ readonly output: unknown; readonly error: unknown }>;

/** An account that was just made cannot be made again: its owner is asked to sign in. */
export const endOfSignIn = ({ context, event }: { context: SessionContext; event: Ended }) => ({
  error: context.form === 'register' ? accountMade : (event.error ?? event.output),
});

export const codeIn = (event: Ended): SentCode => present(event.output, 'output') as SentCode;
