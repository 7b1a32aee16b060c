/**
 * A complete choice as cart lines: one line with its options, or one line per member of a group
 * (CAT-02).
 */

import { amountIn, isOpenChosen } from './amount.ts';
import { lineTitle, type LineOption, type NewLine } from './cart.ts';
import { nothingChosen, type ChosenOptions } from './chosen-options.ts';
import { isMomentLook, momentOf } from './moment.ts';
import { defaultPriceFormat, formatPrice } from './money.ts';
import type { Choice, Members, Offer, OptionGroup } from './offer.ts';
import { chosenIn, pickedIn, piecesOf, textIn, type Picks } from './picks.ts';
import { isFilled } from './required.ts';

/** A number of pieces other than the default is entered under the choice's own uid. */
const ofChoice = (picks: Picks, choice: Choice): ChosenOptions => {
  const pieces = piecesOf(picks, choice);
  return choice.canChangeQuantity && pieces !== choice.quantity
    ? { selected: [], entered: [{ uid: choice.uid, value: String(pieces) }] }
    : { selected: [choice.uid], entered: [] };
};

const optionsIn = (picks: Picks, group: OptionGroup): readonly ChosenOptions[] => {
  switch (group.kind) {
    case 'text': {
      const text = textIn(picks, group.id).trim();
      const value = isMomentLook(group.look) ? (momentOf(group.look, text) ?? '') : text;
      return isFilled(value) ? [{ selected: [], entered: [{ uid: group.id, value }] }] : [];
    }
    case 'amount':
      return group.open !== null && isOpenChosen(picks, group)
        ? [
            {
              selected: [],
              entered: [{ uid: group.open.uid, value: String((amountIn(picks, group) ?? 0) / 100) }],
            },
          ]
        : [{ selected: chosenIn(picks, group.id), entered: [] }];
    case 'members':
      return [];
    default:
      return pickedIn(picks, group).map((choice) => ofChoice(picks, choice));
  }
};

export const chosenOptions = ({ groups }: Offer, picks: Picks): ChosenOptions => {
  const parts = groups.flatMap((group) => optionsIn(picks, group));
  return {
    selected: parts.flatMap(({ selected }) => selected),
    entered: parts.flatMap(({ entered }) => entered),
  };
};

/** The choices as text. */
const wordsIn = (offer: Offer, picks: Picks, group: OptionGroup, format: string): readonly string[] => {
  if (group.kind === 'text') return [textIn(picks, group.id).trim()].filter(isFilled);
  if (group.kind === 'amount') {
    const cents = amountIn(picks, group) ?? 0;
    return [formatPrice({ ...offer.price, cents }, { format })];
  }
  return pickedIn(picks, group).map((choice) => {
    const pieces = piecesOf(picks, choice);
    return pieces > 1 ? `${pieces} × ${choice.label}` : choice.label;
  });
};

const optionsOf = (offer: Offer, picks: Picks, format: string): readonly LineOption[] =>
  offer.groups.map((group) => ({ label: group.label, values: wordsIn(offer, picks, group, format) }));

const membersOf = ({ groups }: Offer): Members | undefined =>
  groups.find((group) => group.kind === 'members');

export const chosenLines = (
  offer: Offer,
  picks: Picks,
  format: string = defaultPriceFormat,
): readonly NewLine[] => {
  const group = membersOf(offer);
  if (group === undefined) {
    const name = lineTitle({ name: offer.name, options: optionsOf(offer, picks, format) });
    return [{ sku: offer.sku, name, quantity: picks.quantity, chosen: chosenOptions(offer, picks) }];
  }
  return pickedIn(picks, group).map((member) => ({
    sku: member.uid,
    name: member.label,
    quantity: piecesOf(picks, member) * picks.quantity,
    chosen: nothingChosen,
  }));
};
