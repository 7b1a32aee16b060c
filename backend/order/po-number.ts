/** The purchase order number of a cart, whatever pays for it: an account may order by numbers and pay by card (GEN-03). */
import type { Quote } from '../cart/quotes.ts';

export function poNumberOf({ payment }: Pick<Quote, 'payment'>): string | null {
  return payment.poNumber?.trim() || null;
}
