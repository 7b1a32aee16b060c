/** Valid quantities: whole, at least 1, up to Magento's default maximum. */

export const minQuantity = 1;
export const maxQuantity = 10_000;

export const invalidPiecesMessage = (fewest: number): string =>
  `Please enter a whole number from ${fewest} to 10,000.`;
export const invalidQuantityMessage = invalidPiecesMessage(minQuantity);

export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= minQuantity && value <= maxQuantity;

/** Pieces of a bundle item or member: also zero. */
export const isPieces = (value: number): boolean => value === 0 || isQuantity(value);
