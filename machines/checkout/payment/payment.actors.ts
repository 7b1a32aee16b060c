/** The slot of the payment machine. */

import type { Agreement } from '../../domain/payment-form.ts';
import type { PaymentSwitches } from '../../domain/payment-switches.ts';
import type { SavedPayment } from '../../domain/saved-payment.ts';
import { slot } from '../../slot.ts';

/** Read before the methods are offered. */
export interface PaymentPreparation {
  readonly agreements: readonly Agreement[];
  /** Null if it was not asked for. */
  readonly saved: readonly SavedPayment[] | null;
  /** It was asked for and could not be read. */
  readonly isSavedMissed: boolean;
  /** The methods the merchant has switched on. */
  readonly switches: PaymentSwitches;
}

/** Reads the agreements, the merchant's switches and, if wanted, the customer's saved payments. */
export const preparePayment = slot<PaymentPreparation, { readonly isSavedWanted: boolean }>('preparePayment');
