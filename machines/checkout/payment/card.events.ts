/**
 * Requests to the card machine, events of the provider's fields, and facts for the payment machine.
 */

import type { Failure } from '../../domain/failure.ts';
import type { CardField, CardState } from '../../domain/payment.ts';
import type { PaymentBlocker } from '../../domain/payment-form.ts';

/** Requests to the provider's fields. */
export type CardFieldsRequest =
  { readonly type: 'cardFields.tokenize' } | { readonly type: 'cardFields.focus'; readonly field: CardField };

/** Events of the provider's fields. */
export type CardFieldsEvent =
  | { readonly type: 'cardFields.mounted' }
  | { readonly type: 'cardFields.changed'; readonly card: CardState }
  /** Enter was pressed in a field. */
  | { readonly type: 'cardFields.submitted' }
  | {
      readonly type: 'cardFields.tokenized';
      readonly nonce: string;
      readonly cardType: string;
      readonly lastFour: string;
    }
  | { readonly type: 'cardFields.refused'; readonly failure: Failure }
  | { readonly type: 'cardFields.failed'; readonly failure: Failure };

export type CardEvent =
  /** The containers for the provider's fields are on the page, or were removed. */
  | { readonly type: 'card.showFields' }
  | { readonly type: 'card.hideFields' }
  /** Focuses one of the provider's fields, which the page itself cannot do. */
  | { readonly type: 'card.focusField'; readonly field: CardField }
  | { readonly type: 'card.retryFields' }
  | { readonly type: 'card.clearFailure' }
  | { readonly type: 'card.authorize' }
  | CardFieldsEvent;

export type CardFact =
  | { readonly type: 'card.blockersChanged'; readonly blockers: readonly PaymentBlocker[] }
  /** The shopper typed in a field, or pasted another number. */
  | { readonly type: 'card.changed' }
  | { readonly type: 'card.submitted' }
  | { readonly type: 'card.authorized'; readonly nonce: string; readonly label: string }
  /** The card cannot pay: declined, cancelled or unreachable. */
  | { readonly type: 'card.refused'; readonly failure: Failure }
  /** The provider's script or fields failed to load, or broke. */
  | { readonly type: 'card.fieldsFailed'; readonly failure: Failure };
