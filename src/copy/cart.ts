/** What several features say of the cart. */

/** Said where a cart was read once and could not be read again (BEY-05). */
export const outdatedCartMessage = 'We could not read your cart again: what you see here may be out of date.';
