/** What the payment machine needs from outside. */

import type { Agreement } from '../domain/payment-form.ts';
import type { SavedPayment } from '../domain/saved-payment.ts';
import { listenerSlot, slot } from '../slot.ts';
import type { CardFieldsRequest } from './payment.events.ts';

/** What stands beside the methods. */
export interface PaymentPreparation {
  readonly agreements: readonly Agreement[];
  /** Null where it was not asked for. */
  readonly saved: readonly SavedPayment[] | null;
}

/** What is to be agreed to, and, where it is wanted, what the customer has saved. */
export const preparePayment = slot<PaymentPreparation, { readonly isSavedWanted: boolean }>('preparePayment');

/**
 * Puts the provider's fields into their places while it runs and tells what happens there.
 * It is sent `card.tokenize` and answers `card.tokenized` or `card.refused`.
 */
export const cardFields = listenerSlot<CardFieldsRequest, undefined>('cardFields');
