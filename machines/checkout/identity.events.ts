/** Requests to the identity machine and the facts it reports. */

import type { Failure } from '../domain/failure.ts';
import type { AccountSectionEvent, AccountSectionFact } from './account-section.events.ts';
import type { StepFact } from './step.events.ts';

export type IdentityEvent =
  /** The shopper, or their return to the checkout, confirms the order's e-mail. */
  | { readonly type: 'identity.confirmEmail'; readonly cartId: string; readonly email: string }
  /** The response is no longer needed. */
  | { readonly type: 'identity.release' }
  /** Events of session and cart for the account section (CHK-03). */
  | { readonly type: 'identity.informAccount'; readonly told: AccountSectionEvent }
  /** The signed-in customer; null for a guest. */
  | { readonly type: 'identity.syncCustomer'; readonly email: string | null }
  | AccountSectionFact
  | StepFact;

export type IdentityFact =
  | { readonly type: 'identity.emailAccepted'; readonly email: string }
  | { readonly type: 'identity.emailRefused'; readonly failure: Failure }
  /** Empty until it is sent; `typed` is the text in the field. */
  | { readonly type: 'identity.emailChanged'; readonly email: string; readonly typed: string }
  | { readonly type: 'identity.creationChosen' }
  | { readonly type: 'identity.customerWelcomed'; readonly email: string };
