/** Selectors of the options machine. */

import type { SnapshotFrom } from 'xstate';
import type { NewLine } from '../domain/cart.ts';
import { missingOf, type Missing } from '../domain/missing-choices.ts';
import type { Money } from '../domain/money.ts';
import type { Variant } from '../domain/offer.ts';
import { textIn, type Picks } from '../domain/picks.ts';
import { invalidQuantityMessage } from '../domain/quantity.ts';
import { isFilled } from '../domain/required.ts';
import { totalPrice, unitPrice, usualPrice } from '../domain/running-price.ts';
import { chosenVariant, likelyVariant } from '../domain/variants.ts';
import type { optionsMachine } from './options.machine.ts';

type Snapshot = SnapshotFrom<typeof optionsMachine>;

/** The name of the quantity among the missing choices. */
export const quantityGroup = 'quantity';

export const selectPicks = ({ context }: Snapshot): Picks => context.picks;
export const selectQuantity = ({ context }: Snapshot): number => context.picks.quantity;
export const selectIsQuantityInvalid = (snapshot: Snapshot): boolean =>
  snapshot.matches({ quantity: 'refused' });

export const selectVariant = ({ context }: Snapshot): Variant | null =>
  chosenVariant(context.offer, context.picks);
export const selectLikelyVariant = ({ context }: Snapshot): Variant | null =>
  likelyVariant(context.offer, context.picks);

/** The cart line being edited, if any (CART-03). */
export const selectEditedLineId = ({ context }: Snapshot): string | null => context.lineId;
/** The line as the cart has it; null until known. */
export const selectEditedLine = ({ context }: Snapshot): NewLine | null => context.line;
export const selectIsLineGone = (snapshot: Snapshot): boolean => snapshot.matches({ line: 'gone' });

/** In cents, so that an equal price causes no re-render. */
export const selectUnitCents = ({ context }: Snapshot): Money['cents'] =>
  unitPrice(context.offer, context.picks).cents;
/** Before sales, quantity discounts and bundle discounts. */
export const selectUsualCents = ({ context }: Snapshot): Money['cents'] =>
  usualPrice(context.offer, context.picks).cents;
export const selectTotalCents = ({ context }: Snapshot): Money['cents'] =>
  totalPrice(context.offer, context.picks).cents;

/** Everything that prevents adding to the cart, in page order. */
export const readMissing = (snapshot: Snapshot): readonly Missing[] => {
  const { context } = snapshot;
  const missing = missingOf(context.offer, context.picks, context.priceFormat);
  return selectIsQuantityInvalid(snapshot)
    ? [...missing, { groupId: quantityGroup, label: 'Quantity', message: invalidQuantityMessage }]
    : missing;
};

/** Named only after the shopper tried to add it. */
export const selectNamedMissing = (snapshot: Snapshot): readonly Missing[] =>
  snapshot.matches({ choice: 'missing' }) ? readMissing(snapshot) : [];

/** The message at a group: after trying to add, or once a field was left with an error. */
export const selectProblemOf =
  (groupId: string) =>
  (snapshot: Snapshot): string | undefined => {
    const { left, picks } = snapshot.context;
    const isSaid =
      snapshot.matches({ check: 'checked' }) || (left.includes(groupId) && isFilled(textIn(picks, groupId)));
    const own = readMissing(snapshot).find(
      (missing) => missing.groupId === groupId && missing.uid === undefined,
    );
    return isSaid ? own?.message : undefined;
  };
