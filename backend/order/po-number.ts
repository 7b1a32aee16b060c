/**
 * Reads a cart's purchase order number regardless of the payment method: an account may need one
 * yet pay by card (GEN-03).
 */
import type { Quote } from '../cart/quotes.ts';

export function poNumberOf({ payment }: Pick<Quote, 'payment'>): string | null {
  return payment.poNumber?.trim() || null;
}
