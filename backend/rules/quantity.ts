/** Limits the quantity of a product in a cart, with stock Magento's messages (CART-07). */

export const quantityMessages = {
  notPositive: 'The product quantity should be greater than 0',
  decimal: 'You cannot use decimal quantity for this product.',
  tooMany: 'The requested qty exceeds the maximum qty allowed in shopping cart',
  insufficientStock: 'The requested qty is not available',
} as const;

export type QuantityProblem = keyof typeof quantityMessages;

/** Why a cart item cannot have this quantity regardless of stock; null where it can. */
export function quantityProblem(quantity: number, mostAllowed: number): QuantityProblem | null {
  if (quantity <= 0) return 'notPositive';
  if (!Number.isInteger(quantity)) return 'decimal';
  return quantity > mostAllowed ? 'tooMany' : null;
}
