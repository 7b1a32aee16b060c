/** What a shopper has chosen so far, and how each thing they do changes it (CAT-02). Nothing here judges: see missing.ts. */

import { choicesOf, findGroup, type Choice, type Offer, type OptionGroup } from './offer.ts';
import { minQuantity } from './quantity.ts';

export interface Picks {
  /** How many of the whole. */
  readonly quantity: number;
  /** The uids chosen, by group. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** How many pieces, by the choice they are of; only where the shopper said so. */
  readonly pieces: Readonly<Record<string, number>>;
  /** By group. */
  readonly texts: Readonly<Record<string, string>>;
  /** The choices of which no such number can be had as was typed last; the one before it stays. */
  readonly refused: readonly string[];
}

/** The merchant's proposal; of what must be chosen and leaves no choice, that. */
const proposalOf = (group: OptionGroup): readonly string[] => {
  if (group.kind === 'text' || group.kind === 'members') return [];
  const inStock = group.choices.filter(({ isInStock }) => isInStock);
  const defaults = inStock.filter(({ isDefault }) => isDefault);
  const isOnly = group.isRequired && group.choices.length === 1 && !(group.kind === 'amount' && group.open);
  const proposed = isOnly ? inStock : defaults;
  return (group.kind === 'anyOf' ? proposed : proposed.slice(0, 1)).map(({ uid }) => uid);
};

export const proposedPicks = ({ groups }: Offer): Picks => ({
  quantity: minQuantity,
  chosen: Object.fromEntries(
    groups.map((group): [string, readonly string[]] => {
      // an amount that can only be named is chosen already
      if (group.kind === 'amount' && group.open !== null && group.choices.length === 0)
        return [group.id, [group.open.uid]];
      return [group.id, proposalOf(group)];
    }),
  ),
  pieces: {},
  texts: {},
  refused: [],
});

const isHad = (group: OptionGroup, uid: string): boolean =>
  (group.kind === 'amount' && group.open?.uid === uid) ||
  choicesOf(group).some((choice) => choice.uid === uid && choice.isInStock);

/** What an offer that was read anew still holds of the picks; what it asks for the first time begins with its proposal. */
export const carriedOver = (picks: Picks, offer: Offer): Picks => ({
  ...picks,
  chosen: {
    ...proposedPicks(offer).chosen,
    ...Object.fromEntries(
      offer.groups
        .filter(({ id }) => id in picks.chosen)
        .map((group) => [group.id, chosenIn(picks, group.id).filter((uid) => isHad(group, uid))]),
    ),
  },
});

export const chosenIn = ({ chosen }: Picks, groupId: string): readonly string[] => chosen[groupId] ?? [];
export const textIn = ({ texts }: Picks, groupId: string): string => texts[groupId] ?? '';
export const piecesOf = ({ pieces }: Picks, { uid, quantity }: Choice): number => pieces[uid] ?? quantity;

/** The choices made in a group; members of which at least one is wanted. */
export const pickedIn = (picks: Picks, group: OptionGroup): readonly Choice[] =>
  choicesOf(group).filter((choice) =>
    group.kind === 'members'
      ? choice.isInStock && piecesOf(picks, choice) > 0
      : chosenIn(picks, group.id).includes(choice.uid),
  );

const withoutRefused = ({ refused }: Picks, uids: readonly string[]): Picks['refused'] =>
  refused.filter((uid) => !uids.includes(uid));

/** Null chooses nothing. What was wrong with the one before goes with it. */
export const choose = (picks: Picks, groupId: string, uid: string | null): Picks => ({
  ...picks,
  chosen: { ...picks.chosen, [groupId]: uid === null ? [] : [uid] },
  refused: withoutRefused(picks, chosenIn(picks, groupId)),
});

export const toggle = (picks: Picks, groupId: string, uid: string): Picks => {
  const before = chosenIn(picks, groupId);
  const after = before.includes(uid) ? before.filter((other) => other !== uid) : [...before, uid];
  return {
    ...picks,
    chosen: { ...picks.chosen, [groupId]: after },
    refused: withoutRefused(picks, [uid]),
  };
};

/** An amount that is being typed is the one chosen. */
export const enter = (picks: Picks, offer: Offer, groupId: string, text: string): Picks => {
  const group = findGroup(offer, groupId);
  const typed = { ...picks, texts: { ...picks.texts, [groupId]: text } };
  return group?.kind === 'amount' && group.open !== null ? choose(typed, groupId, group.open.uid) : typed;
};

export const setPieces = (picks: Picks, uid: string, quantity: number): Picks => ({
  ...picks,
  pieces: { ...picks.pieces, [uid]: quantity },
  refused: withoutRefused(picks, [uid]),
});

export const refusePieces = (picks: Picks, uid: string): Picks => ({
  ...picks,
  refused: [...withoutRefused(picks, [uid]), uid],
});

/** The choices of a group whose number must be right first; of members also of those that none is wanted of. */
export const refusedIn = (picks: Picks, group: OptionGroup): readonly Choice[] =>
  choicesOf(group).filter(
    ({ uid, isInStock, canChangeQuantity }) =>
      picks.refused.includes(uid) &&
      (group.kind === 'members' ? isInStock : canChangeQuantity && chosenIn(picks, group.id).includes(uid)),
  );
