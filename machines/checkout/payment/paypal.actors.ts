/** Actor slot of the PayPal machine. */

import { listenerSlot } from '../../slot.ts';
import type { PayPalButtonRequest, PayPalOffer } from './paypal.events.ts';

/**
 * Renders PayPal's button while it runs and reports the result of its window. Keeps the approval
 * until `payPalButton.tokenize` and answers with `payPalButton.tokenized` or
 * `payPalButton.refused`.
 */
export const payPalButton = listenerSlot<PayPalButtonRequest, PayPalOffer>('payPalButton');
