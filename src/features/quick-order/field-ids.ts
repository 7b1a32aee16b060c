/** Element ids of the quantity inputs. */

export const quantityIdOf = (sku: string): string => `quick-order-quantity-${encodeURIComponent(sku)}`;
