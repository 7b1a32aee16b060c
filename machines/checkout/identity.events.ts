/** The requests and facts of the identity machine. */

import type { Failure } from '../domain/failure.ts';
import type { AccountSectionEvent, AccountSectionFact } from './account-section.events.ts';
import type { StepFact } from './step.events.ts';

export type IdentityEvent =
  /** The shopper, or their return, confirms the e-mail of the order. */
  | { readonly type: 'identity.confirmEmail'; readonly cartId: string; readonly email: string }
  /** Nothing waits for the server's answer any more. */
  | { readonly type: 'identity.release' }
  /** What the session and the cart have to say to the account section (CHK-03). */
  | { readonly type: 'identity.informAccount'; readonly told: AccountSectionEvent }
  /** Who is signed in; null for a guest. */
  | { readonly type: 'identity.syncCustomer'; readonly email: string | null }
  | AccountSectionFact
  | StepFact;

export type IdentityFact =
  | { readonly type: 'identity.emailAccepted'; readonly email: string }
  | { readonly type: 'identity.emailRefused'; readonly failure: Failure }
  /** Empty until it is sent; `typed` stands in the field. */
  | { readonly type: 'identity.emailChanged'; readonly email: string; readonly typed: string }
  | { readonly type: 'identity.creationChosen' }
  | { readonly type: 'identity.customerWelcomed'; readonly email: string };
