/**
 * Checks access to carts: others' carts cannot be read or changed, and a guest cannot use a
 * customer's (CART-05).
 */
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

/**
 * Returns the quote if the viewer may use it. Refuses in Magento's order: missing, inactive,
 * another's.
 */
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
