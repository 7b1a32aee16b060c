/** Requests to the payment machine, and facts for the checkout. */

import type { Failure } from '../../domain/failure.ts';
import type { PaymentAuthorisation, PaymentMethod } from '../../domain/payment.ts';
import type { PayableOrder, PaymentBlocker } from '../../domain/payment-form.ts';
import type { CardFact } from './card.events.ts';
import type { InstalmentsFact } from './instalments.events.ts';
import type { PaypalFact } from './paypal.events.ts';

/** Input of the shopper besides the method. */
export type PaymentFormEvent =
  | { readonly type: 'payment.chooseSaved'; readonly publicHash: string }
  | { readonly type: 'payment.setPoNumber'; readonly poNumber: string }
  | { readonly type: 'payment.keepForNextTime'; readonly isSaveWanted: boolean }
  | { readonly type: 'payment.agree'; readonly id: number; readonly isAgreed: boolean }
  | { readonly type: 'payment.agreeRecurring'; readonly isAgreed: boolean };

export type PaymentEvent =
  | { readonly type: 'payment.syncMethods'; readonly methods: readonly PaymentMethod[] }
  /** The part of the order that matters to its payment. */
  | ({ readonly type: 'payment.syncOrder' } & PayableOrder)
  | { readonly type: 'payment.chooseMethod'; readonly code: string }
  | PaymentFormEvent
  /** Repeats a failed read or connects again. */
  | { readonly type: 'payment.retry' }
  | { readonly type: 'payment.authorize' }
  /** The order was sent and refused: its approval is used up, and a saved payment may be gone. */
  | { readonly type: 'payment.renew' }
  | CardFact
  | PaypalFact
  | InstalmentsFact;

export type PaymentFact =
  /** Chosen by the shopper or because the server's list changed; null if no method is left. */
  | { readonly type: 'payment.methodChosen'; readonly code: string | null }
  /** The text in the field. */
  | { readonly type: 'payment.poNumberChanged'; readonly poNumber: string }
  /** What is missing before this payment can be authorised; sent whenever it may have changed. */
  | { readonly type: 'payment.blockersChanged'; readonly blockers: readonly PaymentBlocker[] }
  /** The shopper typed another card: a decline belongs to the one before. */
  | { readonly type: 'payment.cardChanged' }
  /** The shopper pressed Enter in the card's fields, which counts as a press of the button. */
  | { readonly type: 'payment.submitted' }
  | { readonly type: 'payment.authorized'; readonly authorisation: PaymentAuthorisation }
  /** The provider asks the shopper on its own pages. */
  | { readonly type: 'payment.redirected'; readonly to: string }
  | { readonly type: 'payment.refused'; readonly failure: Failure }
  /** A provider cannot be reached; the other methods work. */
  | { readonly type: 'payment.providerFailed'; readonly failure: Failure };
