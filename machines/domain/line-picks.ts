/** The choices of a cart line as picks of its product: the reverse of chosen-lines.ts (CART-03). */

import type { NewLine } from './cart.ts';
import type { ChosenOptions } from './chosen-options.ts';
import { choicesOf, type Offer, type OptionGroup } from './offer.ts';
import { carriedOver, type Picks } from './picks.ts';

const enteredIn = ({ entered }: ChosenOptions, uid: string): string | undefined =>
  entered.find((option) => option.uid === uid)?.value;

const uidsIn = (group: OptionGroup, chosen: ChosenOptions): readonly string[] => {
  const uids = choicesOf(group).map(({ uid }) => uid);
  const open = group.kind === 'amount' && group.open !== null ? [group.open.uid] : [];
  return [...uids, ...open].filter(
    (uid) => chosen.selected.includes(uid) || enteredIn(chosen, uid) !== undefined,
  );
};

/** The uid of the group's text in the cart. */
const textUidOf = (group: OptionGroup): string | undefined => {
  if (group.kind === 'text') return group.id;
  return group.kind === 'amount' ? group.open?.uid : undefined;
};

const amountTyped = (text: string): string => {
  const amount = Number(text);
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
};

/** An amount, date or time as its field shows it; the server has date and time in one value. */
const asTyped = (group: OptionGroup, text: string): string => {
  if (group.kind === 'amount') return amountTyped(text);
  const [day = '', time = ''] = text.split(' ');
  switch (group.kind === 'text' ? group.look : null) {
    case 'date':
      return day;
    case 'time':
      return time.slice(0, 5);
    case 'dateTime':
      return `${day}T${time.slice(0, 5)}`;
    default:
      return text;
  }
};

const textsIn = ({ groups }: Offer, chosen: ChosenOptions): Picks['texts'] =>
  Object.fromEntries(
    groups.flatMap((group) => {
      const uid = textUidOf(group);
      const text = uid === undefined ? undefined : enteredIn(chosen, uid);
      return text === undefined ? [] : [[group.id, asTyped(group, text)] as const];
    }),
  );

const piecesIn = ({ groups }: Offer, chosen: ChosenOptions): Picks['pieces'] =>
  Object.fromEntries(
    groups.flatMap(choicesOf).flatMap(({ uid }) => {
      const pieces = enteredIn(chosen, uid);
      return pieces === undefined ? [] : [[uid, Number(pieces)] as const];
    }),
  );

/** Choices that are sold out or no longer offered must be made again; no default replaces them. */
export const picksOfLine = (offer: Offer, { quantity, chosen }: NewLine): Picks =>
  carriedOver(
    {
      quantity,
      chosen: Object.fromEntries(offer.groups.map((group) => [group.id, uidsIn(group, chosen)])),
      pieces: piecesIn(offer, chosen),
      texts: textsIn(offer, chosen),
      refused: [],
    },
    offer,
  );
