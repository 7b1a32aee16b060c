/** What the payment machine needs from outside. */

import type { Address } from '../domain/address.ts';
import type { Money } from '../domain/money.ts';
import type { PaymentAuthorisation } from '../domain/payment.ts';
import type { Agreement } from '../domain/payment-form.ts';
import type { PaymentSwitches } from '../domain/payment-switches.ts';
import type { SavedPayment } from '../domain/saved-payment.ts';
import { listenerSlot, slot } from '../slot.ts';
import type { CardFieldsRequest, PayPalRequest } from './payment.events.ts';

/** What stands beside the methods. */
export interface PaymentPreparation {
  readonly agreements: readonly Agreement[];
  /** Null where it was not asked for. */
  readonly saved: readonly SavedPayment[] | null;
  /** It was asked for, and could not be read. */
  readonly isSavedMissed: boolean;
  /** What the merchant has switched on. */
  readonly switches: PaymentSwitches;
}

/** What is to be agreed to, and, where it is wanted, what the customer has saved. */
export const preparePayment = slot<PaymentPreparation, { readonly isSavedWanted: boolean }>('preparePayment');

/**
 * Puts the provider's fields into their places while it runs and tells what happens there.
 * It is sent `card.focus`, and `card.tokenize`, which it answers by `card.tokenized` or `card.refused`.
 */
export const cardFields = listenerSlot<CardFieldsRequest, undefined>('cardFields');

/**
 * Puts PayPal's own button into its place while it runs and tells what came of its window. What was approved it keeps
 * to itself until it is sent `payPal.tokenize`; it answers `payPal.tokenized` or `payPal.refused`.
 */
export const payPalButton = listenerSlot<
  PayPalRequest,
  {
    /** Null while the sum is not known. */
    readonly amount: Money | null;
    /** The account is to be kept for the next time. */
    readonly isKept: boolean;
    /** A second button, to pay in parts. */
    readonly isPayLater: boolean;
  }
>('payPalButton');

/** What of an order the instalment provider is asked about. */
export interface InstalmentsRequest {
  readonly cartId: string;
  /** An approval is of one cart and one sum. */
  readonly grandTotal: Money;
  readonly email: string;
  readonly billing: Address;
  /** As it will be sent with the order. */
  readonly payment: PaymentAuthorisation;
}

/** Where the provider wants the shopper to go; null where it has agreed already. */
export interface InstalmentsAnswer {
  readonly to: string | null;
}

/** Asks the instalment provider to agree to what this cart comes to. */
export const approveInstalments = slot<InstalmentsAnswer, InstalmentsRequest>('approveInstalments');
