/** Element ids of the quantity inputs. */

export const quantityIdOf = (sku: string): string => `pad-quantity-${encodeURIComponent(sku)}`;
