/** The slot of the PayPal machine. */

import { listenerSlot } from '../../slot.ts';
import type { PayPalButtonRequest, PayPalOffer } from './paypal.events.ts';

/**
 * Draws PayPal's own button in its place while it runs and reports the outcome of its window. It keeps
 * the approval until `payPalButton.tokenize`, and answers by `payPalButton.tokenized` or `payPalButton.refused`.
 */
export const payPalButton = listenerSlot<PayPalButtonRequest, PayPalOffer>('payPalButton');
