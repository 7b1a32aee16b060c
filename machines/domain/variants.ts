/**
 * The variant of a configurable product for the chosen values, and other choices (CAT-02, CAT-06).
 */

import type { Choice, Offer, OptionGroup, Variant } from './offer.ts';
import { chosenIn, type Picks } from './picks.ts';

/** Groups that determine the variant; the others are independent. */
export const variantGroups = ({ groups, variants }: Offer): readonly OptionGroup[] =>
  groups.filter(
    (group) =>
      group.kind === 'oneOf' &&
      group.choices.some(({ uid }) => variants.some(({ uids }) => uids.includes(uid))),
  );

/** Null while a value is missing, and where the variant does not exist. */
export const chosenVariant = (offer: Offer, picks: Picks): Variant | null => {
  const groups = variantGroups(offer);
  const wanted = groups.flatMap(({ id }) => chosenIn(picks, id));
  if (offer.variants.length === 0 || wanted.length < groups.length) return null;
  return offer.variants.find(({ uids }) => wanted.every((uid) => uids.includes(uid))) ?? null;
};

/** The variant for the picture: the first with all values chosen so far. */
export const likelyVariant = (offer: Offer, picks: Picks): Variant | null => {
  const wanted = variantGroups(offer).flatMap(({ id }) => chosenIn(picks, id));
  if (wanted.length === 0) return null;
  return offer.variants.find(({ uids }) => wanted.every((uid) => uids.includes(uid))) ?? null;
};

export type Availability = 'available' | 'soldOut' | 'notMade';

/** Whether a choice is available with the choices of the other groups; it is shown in any case. */
export const availabilityOf = (
  offer: Offer,
  picks: Picks,
  group: OptionGroup,
  choice: Choice,
): Availability => {
  const groups = variantGroups(offer);
  if (!groups.includes(group)) return choice.isInStock ? 'available' : 'soldOut';
  const others = groups.filter((other) => other !== group).flatMap(({ id }) => chosenIn(picks, id));
  const left = offer.variants.filter(({ uids }) =>
    [choice.uid, ...others].every((uid) => uids.includes(uid)),
  );
  if (left.some(({ isInStock }) => isInStock)) return 'available';
  return left.length > 0 ? 'soldOut' : 'notMade';
};
