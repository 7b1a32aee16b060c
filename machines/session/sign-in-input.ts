/** What an event of signing in brings along. */

import { present } from '../domain/present.ts';
import { accountMade, type Credentials, type Registration, type SentCode } from '../domain/session.ts';
import type { SessionContext } from './session.context.ts';

/** The password goes from the event to the request and is never stored. */
type Arriving = { readonly type: string } & Partial<{
  readonly credentials: Credentials;
  readonly registration: Registration;
}>;

export const credentialsIn = (event: Arriving): Credentials => present(event.credentials, 'credentials');
export const registrationIn = (event: Arriving): Registration => present(event.registration, 'registration');

/** Who signs in or registers. */
export const identityIn = (
  event: Arriving,
): { readonly email: string; readonly isRegistration: boolean } => ({
  email: (event.registration ?? credentialsIn(event)).email,
  isRegistration: event.registration !== undefined,
});

type Ended = { readonly type: string; readonly output?: unknown };

/** An account that was just made cannot be made again: its owner is asked to sign in. */
export const endOfCode = ({ context, event }: { context: SessionContext; event: Ended }) => ({
  error: context.isRegistration ? accountMade : event.output,
});

export const codeIn = (event: Ended): SentCode => present(event.output, 'output') as SentCode;
