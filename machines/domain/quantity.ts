/** What a quantity in a cart may be: whole, at least 1, and no more than Magento's default maximum. */

export const minQuantity = 1;
export const maxQuantity = 10_000;

export const invalidPiecesMessage = (fewest: number): string =>
  `Please enter a whole number from ${fewest} to 10,000.`;
export const invalidQuantityMessage = invalidPiecesMessage(minQuantity);

export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= minQuantity && value <= maxQuantity;

/** Pieces of a part or of a member: also none. */
export const isPieces = (value: number): boolean => value === 0 || isQuantity(value);
