/** Actor slot of the payment machine. */

import type { Agreement } from '../../domain/payment-form.ts';
import type { PaymentSwitches } from '../../domain/payment-switches.ts';
import type { SavedPayment } from '../../domain/saved-payment.ts';
import { slot } from '../../slot.ts';

/** Data read before the methods are offered. */
export interface PaymentPreparation {
  readonly agreements: readonly Agreement[];
  /** Null if not requested. */
  readonly saved: readonly SavedPayment[] | null;
  /** Requested, but the read failed. */
  readonly isSavedMissed: boolean;
  /** The methods that the merchant has switched on. */
  readonly switches: PaymentSwitches;
}

/** Reads agreements, the merchant's switches and, where needed, the customer's saved payments. */
export const preparePayment = slot<PaymentPreparation, { readonly isSavedWanted: boolean }>('preparePayment');
