/** What is chosen on a line of the cart, as picks of its product's offer: chosen-lines.ts the other way round (CART-03). */

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

/** Under which uid the group's own words went into the cart. */
const textUidOf = (group: OptionGroup): string | undefined => {
  if (group.kind === 'text') return group.id;
  return group.kind === 'amount' ? group.open?.uid : undefined;
};

const amountTyped = (text: string): string => {
  const amount = Number(text);
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
};

/** An amount, a day or a time as its field writes it; the server has day and time in one. */
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

/** What is sold out meanwhile, or not offered any more, is to be chosen anew; nothing is proposed in its place. */
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
