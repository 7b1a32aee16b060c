/** How many pieces of one choice go into one of the whole (CAT-02). */

import type { Choice } from '#machines/domain/offer.ts';
import { piecesOf, type Picks } from '#machines/domain/picks.ts';
import { invalidPiecesMessage, maxQuantity, minQuantity } from '#machines/domain/quantity.ts';
import { selectIsQuantityInvalid } from '#machines/options/options.selectors.ts';
import { useOptions } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import type { GroupProps } from './group-props.ts';

export interface PiecesStepperProps {
  readonly choice: Choice;
  readonly picks: Picks;
  readonly send: GroupProps['send'];
  readonly min?: number;
}

export const PiecesStepper = ({ choice, picks, send, min = minQuantity }: PiecesStepperProps) => {
  // of this box alone: whether what was typed in it last was a number that it takes
  const box = useOptions();
  const isInvalid = useSelected(box, selectIsQuantityInvalid);
  return (
    <QuantityStepper
      label={`quantity of ${choice.label}`}
      value={piecesOf(picks, choice)}
      min={min}
      max={maxQuantity}
      onChange={(quantity) => {
        // none is a number of pieces, though not of goods
        box.send({ type: 'options.setQuantity', quantity: Math.max(quantity, minQuantity) });
        send({ type: 'options.setPieces', uid: choice.uid, quantity });
      }}
      onInvalid={() => box.send({ type: 'options.refuseQuantity' })}
      error={isInvalid ? invalidPiecesMessage(min) : undefined}
    />
  );
};
