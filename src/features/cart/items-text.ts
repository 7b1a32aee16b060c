/** Number of items in the cart as text (CART-13). */

export const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
