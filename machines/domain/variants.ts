/** Which variant the chosen values of a configurable product name, and what is left to choose beside them (CAT-02, CAT-06). */

import type { Choice, Offer, OptionGroup, Variant } from './offer.ts';
import { chosenIn, type Picks } from './picks.ts';

/** The groups that tell variants apart; the others are questions beside them. */
export const variantGroups = ({ groups, variants }: Offer): readonly OptionGroup[] =>
  groups.filter(
    (group) =>
      group.kind === 'oneOf' &&
      group.choices.some(({ uid }) => variants.some(({ uids }) => uids.includes(uid))),
  );

/** Null while a value is still to be chosen, and where nobody makes this one. */
export const chosenVariant = (offer: Offer, picks: Picks): Variant | null => {
  const groups = variantGroups(offer);
  const wanted = groups.flatMap(({ id }) => chosenIn(picks, id));
  if (offer.variants.length === 0 || wanted.length < groups.length) return null;
  return offer.variants.find(({ uids }) => wanted.every((uid) => uids.includes(uid))) ?? null;
};

/** The one picture to show while the choice goes on: of the first variant with all that is chosen so far. */
export const likelyVariant = (offer: Offer, picks: Picks): Variant | null => {
  const wanted = variantGroups(offer).flatMap(({ id }) => chosenIn(picks, id));
  if (wanted.length === 0) return null;
  return offer.variants.find(({ uids }) => wanted.every((uid) => uids.includes(uid))) ?? null;
};

export type Availability = 'available' | 'soldOut' | 'notMade';

/** Whether a choice can be had beside what is chosen in the other groups: it is shown either way. */
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
