/** Texts about the cart that several features share. */

/** Shown if a cart was read once but could not be read again (BEY-05). */
export const outdatedCartMessage = 'We could not read your cart again: what you see here may be out of date.';
