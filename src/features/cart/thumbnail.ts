/** The picture of a line in the cart. */

export const thumbnailSize = 88;
export const thumbnailWidths = [80, 160, 320];
