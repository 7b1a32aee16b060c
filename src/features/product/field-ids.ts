/** Element ids of option groups, for labels and error links. */

import type { Offer } from '#machines/domain/offer.ts';

/** Receives focus when choices are missing. */
export const missingId = 'missing-choices';

/** By position, since a group id may contain any character; the quantity has no group. */
export const fieldIdOf = ({ groups }: Offer, groupId: string): string => {
  const place = groups.findIndex(({ id }) => id === groupId);
  return place < 0 ? 'product-quantity' : `option-${place + 1}`;
};

/** Id of the quantity input of a choice. */
export const piecesIdOf = (fieldId: string, uid: string): string =>
  `${fieldId}-pieces-${encodeURIComponent(uid)}`;
