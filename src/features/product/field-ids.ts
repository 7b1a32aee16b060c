/** The ids under which the groups of choices stand on the page, for labels and for what leads to them. */

import type { Offer } from '#machines/domain/offer.ts';

/** Where the focus goes when it was wanted in the cart too early. */
export const missingId = 'missing-choices';

/** A group's own id may hold anything; the quantity has no group. */
export const fieldIdOf = ({ groups }: Offer, groupId: string): string => {
  const place = groups.findIndex(({ id }) => id === groupId);
  return place < 0 ? 'product-quantity' : `option-${place + 1}`;
};

/** The box that says how many pieces of a choice. */
export const piecesIdOf = (fieldId: string, uid: string): string =>
  `${fieldId}-pieces-${encodeURIComponent(uid)}`;
