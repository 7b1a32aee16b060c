/** The ids under which the boxes of the pad's rows stand on the page. */

export const quantityIdOf = (sku: string): string => `pad-quantity-${encodeURIComponent(sku)}`;
