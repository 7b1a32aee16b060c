/** Context for paying something other than an order with the checkout's components (BEY-19). */

import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '#machines/checkout/payment/payment.machine.ts';
import type { PaymentBlocker } from '#machines/domain/payment-form.ts';

export interface Paying {
  readonly payment: ActorRefFrom<typeof paymentMachine>;
  /** What was missing at the last press and still is. */
  readonly missed: readonly PaymentBlocker[];
  readonly pay: () => void;
  /** What follows PayPal's approval, as in "pay the invoice". */
  readonly step: string;
}

/** Null in the checkout. */
export const PayingContext = createContext<Paying | null>(null);

export const usePaying = (): Paying | null => use(PayingContext);
