/** Everything that may reach the payment machine: what it is asked, and each answer of what it asks. */

import type { InstalmentsAnswer, PaymentPreparation } from '#machines/payment/payment.actors.ts';
import type { PaymentEvent } from '#machines/payment/payment.events.ts';
import type { Done, Failed } from './stage.ts';

export type Heard =
  | PaymentEvent
  | Done<'preparePayment', PaymentPreparation>
  | Failed<'preparePayment'>
  | Failed<'cardFields'>
  | Failed<'payPalButton'>
  | Done<'approveInstalments', InstalmentsAnswer>
  | { readonly type: 'xstate.after.leavingPatience.payment.instalments.leaving' }
  | Failed<'approveInstalments'>;
