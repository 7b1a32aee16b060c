/** Whose cart it is: nobody reads or changes another's, and a guest none of a customer's (CART-05). */
import type { Viewer } from '../identity/viewer.ts';
import { Refusal, refuseMissing } from '../refusal.ts';
import type { Quote } from './quotes.ts';

export const inactiveMessage = "The cart isn't active.";

export function cartNotFound(maskedId: string): string {
  return `Could not find a cart with ID "${maskedId}"`;
}

export function foreignMessage(maskedId: string): string {
  return `The current user cannot perform operations on cart "${maskedId}"`;
}

/** The quote where the viewer may work with it; refused in Magento's order otherwise: missing, inactive, another's. */
export function requireUsable(
  quote: Quote | null,
  maskedId: string,
  { customerId }: Pick<Viewer, 'customerId'>,
): Quote {
  if (quote === null) throw refuseMissing(cartNotFound(maskedId));
  if (!quote.isActive) throw refuseMissing(inactiveMessage);
  if (quote.customerId !== customerId) throw new Refusal('authorization', foreignMessage(maskedId));
  return quote;
}
