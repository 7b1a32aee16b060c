/** Why something did not go into a cart: GraphQL tells the code, the older services say the same in other words. */
import { quantityMessages, type QuantityProblem } from '../rules/quantity.ts';
import { stockMessages } from './stock-needs.ts';

export interface AddRefusal {
  readonly code: 'PRODUCT_NOT_FOUND' | 'INSUFFICIENT_STOCK' | 'NOT_SALABLE' | 'UNDEFINED';
  readonly message: string;
  /** What kind of no it is. */
  readonly reason: 'unknown' | 'disabled' | 'outOfStock' | 'choice' | 'quantity';
}

/** Magento's sentence where the product is there but cannot be had; only the older services tell it apart. */
export const notAvailable = 'Product that you are trying to add is not available.';

/** Unknown, switched off and sold out all sound the same. */
export function refuseProduct(sku: string, reason: 'unknown' | 'disabled' | 'outOfStock'): AddRefusal {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"`, reason };
}

export function refuseChoice(message: string): AddRefusal {
  return { code: 'UNDEFINED', message, reason: 'choice' };
}

/** A product itself that is sold out sounds as if it were unknown; this is a variant or a part. */
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
