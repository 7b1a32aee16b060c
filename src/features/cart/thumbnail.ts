/** Sizes of cart line pictures. */

export const thumbnailSize = 88;
export const thumbnailWidths = [80, 160, 320];
