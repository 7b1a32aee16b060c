/** Why a choice cannot be added to the cart yet, with a sentence per group (CAT-02). */

import { amountIn, amountRange, isOpenChosen, centsIn } from './amount.ts';
import { invalidEmailMessage, isEmail } from './email.ts';
import { isMomentLook, momentOf, type MomentLook } from './moment.ts';
import { defaultPriceFormat, formatPrice } from './money.ts';
import type { Amount, Offer, OptionGroup, TextEntry } from './offer.ts';
import { pickedIn, piecesOf, refusedIn, textIn, type Picks } from './picks.ts';
import { invalidPiecesMessage, invalidQuantityMessage, isQuantity, minQuantity } from './quantity.ts';
import { isFilled } from './required.ts';
import { lengthOf } from './text-length.ts';
import { chosenVariant, variantGroups } from './variants.ts';

export interface Missing {
  readonly groupId: string;
  /** The group's label. */
  readonly label: string;
  readonly message: string;
  /** For a choice with an invalid number: its field shows the problem, the group does not. */
  readonly uid?: string;
}

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Files are sent to the shop by mail, not with a cart. */
export const fileMessage = ({ label }: TextEntry): string =>
  `we need a file from you for “${label}”. Please contact us, and we order it for you.`;

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

/** 'Choose a colour.' */
const pleaseChoose = ({ label }: OptionGroup): string => `Choose ${article(label)} ${lowered(label)}.`;

const wanted: Readonly<Record<MomentLook, string>> = {
  date: 'Enter a whole date: day, month and year.',
  time: 'Enter a whole time: hours and minutes.',
  dateTime: 'Enter a whole date and a time.',
};

const textProblem = (group: TextEntry, text: string): string | null => {
  if (group.look === 'file')
    return group.isRequired ? `This cannot be ordered here: ${fileMessage(group)}` : null;
  if (!isFilled(text)) return group.isRequired ? `Enter ${lowered(group.label)}.` : null;
  if (isMomentLook(group.look) && momentOf(group.look, text) === null) return wanted[group.look];
  if (group.look === 'email' && !isEmail(text.trim())) return invalidEmailMessage;
  if (group.maxLength !== null && lengthOf(text.trim()) > group.maxLength)
    return `Please shorten this to ${group.maxLength} characters.`;
  return null;
};

const amountProblem = (picks: Picks, group: Amount, format: string): string | null => {
  const { open } = group;
  if (amountIn(picks, group) !== null) return null;
  if (open === null || !isOpenChosen(picks, group)) return pleaseChoose(group);
  const typed = centsIn(textIn(picks, group.id));
  if (typed === null) return `Enter an amount ${amountRange(open, format)}.`;
  return typed < open.min.cents
    ? `The smallest amount is ${formatPrice(open.min, { format })}.`
    : `The largest amount is ${formatPrice(open.max, { format })}.`;
};

const piecesProblem = (picks: Picks, group: OptionGroup): string | null =>
  pickedIn(picks, group).every((choice) => isQuantity(piecesOf(picks, choice)))
    ? null
    : invalidQuantityMessage;

const problemIn = (picks: Picks, group: OptionGroup, format: string): string | null => {
  switch (group.kind) {
    case 'text':
      return textProblem(group, textIn(picks, group.id));
    case 'amount':
      return amountProblem(picks, group, format);
    case 'members':
      return pickedIn(picks, group).length === 0
        ? 'Choose how many of at least one.'
        : piecesProblem(picks, group);
    default:
      if (group.isRequired && pickedIn(picks, group).length === 0)
        return group.kind === 'anyOf' ? `Choose at least one: ${lowered(group.label)}.` : pleaseChoose(group);
      return piecesProblem(picks, group);
  }
};

/** Each value is available but not the combination: the variant is sold out or does not exist. */
const notHadTogether = (offer: Offer, picks: Picks): readonly Missing[] => {
  const groups = variantGroups(offer);
  const picked = groups.flatMap((group) => pickedIn(picks, group));
  const last = groups.at(-1);
  const variant = chosenVariant(offer, picks);
  if (last === undefined || picked.length < groups.length || variant?.isInStock) return [];
  const names = picked.map(({ label }) => label).join(', ');
  const message = `${names} is ${variant === null ? 'not available' : 'sold out'}. Choose another ${groups.map(({ label }) => lowered(label)).join(' or ')}.`;
  return [{ groupId: last.id, label: last.label, message }];
};

const refusedPieces = (picks: Picks, group: OptionGroup): readonly Missing[] =>
  refusedIn(picks, group).map(({ uid, label }) => ({
    groupId: group.id,
    label,
    message: invalidPiecesMessage(group.kind === 'members' ? 0 : minQuantity),
    uid,
  }));

/** In page order. */
/** `format` is the shop's price format. */
export const missingOf = (
  offer: Offer,
  picks: Picks,
  format: string = defaultPriceFormat,
): readonly Missing[] => {
  const missing = offer.groups.flatMap((group): readonly Missing[] => {
    const message = problemIn(picks, group, format);
    const own = message === null ? [] : [{ groupId: group.id, label: group.label, message }];
    return [...own, ...refusedPieces(picks, group)];
  });
  return [...missing, ...notHadTogether(offer, picks)];
};

export const isComplete = (offer: Offer, picks: Picks): boolean => missingOf(offer, picks).length === 0;
