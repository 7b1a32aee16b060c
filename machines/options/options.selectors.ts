/** What a component may ask of the options machine. */

import type { SnapshotFrom } from 'xstate';
import type { NewLine } from '../domain/cart.ts';
import { missingOf, type Missing } from '../domain/missing.ts';
import type { Money } from '../domain/money.ts';
import type { Variant } from '../domain/offer.ts';
import { textIn, type Picks } from '../domain/picks.ts';
import { invalidQuantityMessage } from '../domain/quantity.ts';
import { isFilled } from '../domain/required.ts';
import { totalPrice, unitPrice, usualPrice } from '../domain/running-price.ts';
import { chosenVariant, likelyVariant } from '../domain/variants.ts';
import type { optionsMachine } from './options.machine.ts';

type Snapshot = SnapshotFrom<typeof optionsMachine>;

/** Under this name the quantity stands among what is missing. */
export const quantityGroup = 'quantity';

export const selectPicks = ({ context }: Snapshot): Picks => context.picks;
export const selectQuantity = ({ context }: Snapshot): number => context.picks.quantity;
export const selectIsQuantityInvalid = ({ context }: Snapshot): boolean => context.isQuantityRefused;

export const selectVariant = ({ context }: Snapshot): Variant | null =>
  chosenVariant(context.offer, context.picks);
export const selectLikelyVariant = ({ context }: Snapshot): Variant | null =>
  likelyVariant(context.offer, context.picks);

/** The line of the cart that is being changed, if any (CART-03). */
export const selectEditedLineId = ({ context }: Snapshot): string | null => context.lineId;
/** As the cart holds it; null until that is known. */
export const selectEditedLine = ({ context }: Snapshot): NewLine | null => context.line;
export const selectIsLineGone = ({ context }: Snapshot): boolean => context.isLineGone;

/** In cents, so that nothing is drawn anew where nothing changed. */
export const selectUnitCents = ({ context }: Snapshot): Money['cents'] =>
  unitPrice(context.offer, context.picks).cents;
/** Before any sale, price by quantity, or what is taken off the whole of a bundle. */
export const selectUsualCents = ({ context }: Snapshot): Money['cents'] =>
  usualPrice(context.offer, context.picks).cents;
export const selectTotalCents = ({ context }: Snapshot): Money['cents'] =>
  totalPrice(context.offer, context.picks).cents;

/** All that keeps it from the cart, in the order of the page. */
export const readMissing = ({ context }: Snapshot): readonly Missing[] => {
  const missing = missingOf(context.offer, context.picks, context.priceFormat);
  return context.isQuantityRefused
    ? [...missing, { groupId: quantityGroup, label: 'Quantity', message: invalidQuantityMessage }]
    : missing;
};

/** Named only once the shopper wanted it in the cart. */
export const selectNamedMissing = (snapshot: Snapshot): readonly Missing[] =>
  snapshot.matches('missing') ? readMissing(snapshot) : [];

/** What is to be said under a group: once it was asked for, or once a field was left with something wrong in it. */
export const selectProblemOf =
  (groupId: string) =>
  (snapshot: Snapshot): string | undefined => {
    const { isChecked, left, picks } = snapshot.context;
    const isSaid = isChecked || (left.includes(groupId) && isFilled(textIn(picks, groupId)));
    const own = readMissing(snapshot).find(
      (missing) => missing.groupId === groupId && missing.uid === undefined,
    );
    return isSaid ? own?.message : undefined;
  };
