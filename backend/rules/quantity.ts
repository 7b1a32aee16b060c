/** How many of a product a cart may hold, in stock Magento's words (CART-07). */

export const quantityMessages = {
  notPositive: 'The product quantity should be greater than 0',
  decimal: 'You cannot use decimal quantity for this product.',
  tooMany: 'The requested qty exceeds the maximum qty allowed in shopping cart',
  insufficientStock: 'The requested qty is not available',
} as const;

export type QuantityProblem = keyof typeof quantityMessages;

/** Why a line may not hold this many, whatever the stock; null where it may. */
export function quantityProblem(quantity: number, mostAllowed: number): QuantityProblem | null {
  if (quantity <= 0) return 'notPositive';
  if (!Number.isInteger(quantity)) return 'decimal';
  return quantity > mostAllowed ? 'tooMany' : null;
}
