/** What the payment machine is asked, hears from the provider's fields and button, and tells. */

import type { Failure } from '../domain/failure.ts';
import type { CardField, CardState, PaymentAuthorisation, PaymentMethod } from '../domain/payment.ts';
import type { PayableOrder, PaymentObstacle } from '../domain/payment-form.ts';

/** What the provider's fields are asked. */
export type CardFieldsRequest =
  { readonly type: 'card.tokenize' } | { readonly type: 'card.focus'; readonly field: CardField };

/** What the provider's fields tell. */
export type CardFieldsEvent =
  | { readonly type: 'card.mounted' }
  | { readonly type: 'card.changed'; readonly card: CardState }
  | {
      readonly type: 'card.tokenized';
      readonly nonce: string;
      readonly cardType: string;
      readonly lastFour: string;
    }
  | { readonly type: 'card.refused'; readonly failure: Failure }
  | { readonly type: 'card.failed'; readonly failure: Failure };

/** What PayPal's button is asked: to hand over what was approved. */
export type PayPalRequest = { readonly type: 'payPal.tokenize' };

/** What PayPal's button tells. */
export type PayPalEvent =
  | { readonly type: 'payPal.mounted' }
  | { readonly type: 'payPal.approved'; readonly email: string }
  /** Its window was closed, or left by its own way out. */
  | { readonly type: 'payPal.cancelled' }
  | { readonly type: 'payPal.refused'; readonly failure: Failure }
  | { readonly type: 'payPal.tokenized'; readonly nonce: string }
  | { readonly type: 'payPal.failed'; readonly failure: Failure };

/** What the shopper fills in beside the method itself. */
export type PaymentFormEvent =
  | { readonly type: 'payment.chooseSaved'; readonly publicHash: string }
  | { readonly type: 'payment.setPoNumber'; readonly poNumber: string }
  | { readonly type: 'payment.keepForNextTime'; readonly isSaveWanted: boolean }
  | { readonly type: 'payment.agree'; readonly id: number; readonly isAgreed: boolean }
  | { readonly type: 'payment.agreeRecurring'; readonly isAgreed: boolean };

export type PaymentEvent =
  | { readonly type: 'payment.syncMethods'; readonly methods: readonly PaymentMethod[] }
  /** What of the order matters to how it is paid. */
  | ({ readonly type: 'payment.syncOrder' } & PayableOrder)
  | { readonly type: 'payment.chooseMethod'; readonly code: string }
  | PaymentFormEvent
  /** The places for the provider's fields are on the page, or have left it. */
  | { readonly type: 'payment.showFields' }
  | { readonly type: 'payment.hideFields' }
  /** The focus goes into one of the provider's fields, where the page cannot move it. */
  | { readonly type: 'payment.focusField'; readonly field: CardField }
  /** What could not be read or reached is tried again. */
  | { readonly type: 'payment.retryFields' }
  | { readonly type: 'payment.authorize' }
  /** The order was sent and refused: what was authorised for it is spent, and what is saved may be gone. */
  | { readonly type: 'payment.renew' }
  | CardFieldsEvent
  | PayPalEvent;

export type PaymentFact =
  /** Another than before, by the shopper or because the server's list changed; null where none is left. */
  | { readonly type: 'payment.methodChosen'; readonly code: string | null }
  /** As it stands in its field. */
  | { readonly type: 'payment.poNumberChanged'; readonly poNumber: string }
  /** What is still missing before this payment can be authorised; told whenever it may have changed. */
  | { readonly type: 'payment.obstaclesChanged'; readonly obstacles: readonly PaymentObstacle[] }
  | { readonly type: 'payment.authorized'; readonly authorisation: PaymentAuthorisation }
  /** The provider asks the shopper on pages of its own. */
  | { readonly type: 'payment.redirected'; readonly to: string }
  | { readonly type: 'payment.refused'; readonly failure: Failure };
