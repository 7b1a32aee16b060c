/** How many things a cart holds, in words (CART-13). */

export const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
