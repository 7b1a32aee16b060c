/** The choices made so far, and how each input changes them (CAT-02). missing.ts checks them. */

import { choicesOf, findGroup, type Choice, type Offer, type OptionGroup } from './offer.ts';
import { minQuantity } from './quantity.ts';

export interface Picks {
  /** The quantity of the whole product. */
  readonly quantity: number;
  /** The chosen uids, by group. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** Numbers of pieces, by choice; only those that the shopper set. */
  readonly pieces: Readonly<Record<string, number>>;
  /** By group. */
  readonly texts: Readonly<Record<string, string>>;
  /** Choices whose last typed number is not available; the previous one stays. */
  readonly refused: readonly string[];
}

/** The merchant's default; for a required group with a single choice, that choice. */
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
      // an open amount without alternatives is already chosen
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

/**
 * The picks that are still valid after the offer was read again; new groups start with their
 * default.
 */
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

/** The chosen choices of a group; members with at least one piece. */
export const pickedIn = (picks: Picks, group: OptionGroup): readonly Choice[] =>
  choicesOf(group).filter((choice) =>
    group.kind === 'members'
      ? choice.isInStock && piecesOf(picks, choice) > 0
      : chosenIn(picks, group.id).includes(choice.uid),
  );

const withoutRefused = ({ refused }: Picks, uids: readonly string[]): Picks['refused'] =>
  refused.filter((uid) => !uids.includes(uid));

/** Null chooses nothing. Problems of the previous choice are cleared. */
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

/** An amount that is being typed is chosen. */
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

/** Choices of a group with an invalid number; of members also those with no pieces. */
export const refusedIn = (picks: Picks, group: OptionGroup): readonly Choice[] =>
  choicesOf(group).filter(
    ({ uid, isInStock, canChangeQuantity }) =>
      picks.refused.includes(uid) &&
      (group.kind === 'members' ? isInStock : canChangeQuantity && chosenIn(picks, group.id).includes(uid)),
  );
