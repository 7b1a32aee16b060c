/**
 * Reasons why a product was not added: GraphQL shows the code, REST has its own messages for the
 * same reasons.
 */
import { quantityMessages, type QuantityProblem } from '../rules/quantity.ts';
import { stockMessages } from './stock-needs.ts';

export interface AddRefusal {
  readonly code: 'PRODUCT_NOT_FOUND' | 'INSUFFICIENT_STOCK' | 'NOT_SALABLE' | 'UNDEFINED';
  readonly message: string;
  /** The kind of refusal. */
  readonly reason: 'unknown' | 'disabled' | 'outOfStock' | 'choice' | 'quantity';
}

/** Magento's message for an existing product that cannot be bought; only REST distinguishes it. */
export const notAvailable = 'Product that you are trying to add is not available.';

/** Unknown, disabled and sold-out products get the same message. */
export function refuseProduct(sku: string, reason: 'unknown' | 'disabled' | 'outOfStock'): AddRefusal {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"`, reason };
}

export function refuseChoice(message: string): AddRefusal {
  return { code: 'UNDEFINED', message, reason: 'choice' };
}

/** For a sold-out variant or part; a sold-out product itself is reported as unknown. */
export const soldOut: AddRefusal = {
  code: 'NOT_SALABLE',
  message: stockMessages.outOfStock,
  reason: 'outOfStock',
};

export function refuseQuantity(problem: QuantityProblem): AddRefusal {
  return {
    code: problem === 'insufficientStock' ? 'INSUFFICIENT_STOCK' : 'UNDEFINED',
    message: quantityMessages[problem],
    reason: 'quantity',
  };
}
