/** How many pieces of one choice go into one of the whole (CAT-02). */

import type { Choice } from '#machines/domain/offer.ts';
import { piecesOf, type Picks } from '#machines/domain/picks.ts';
import { maxQuantity, minQuantity } from '#machines/domain/quantity.ts';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import type { GroupProps } from './group-props.ts';

export interface PiecesStepperProps {
  readonly choice: Choice;
  readonly picks: Picks;
  readonly send: GroupProps['send'];
  readonly min?: number;
}

export const PiecesStepper = ({ choice, picks, send, min = minQuantity }: PiecesStepperProps) => (
  <QuantityStepper
    label={`quantity of ${choice.label}`}
    value={piecesOf(picks, choice)}
    min={min}
    max={maxQuantity}
    onChange={(quantity) => send({ type: 'options.setPieces', uid: choice.uid, quantity })}
  />
);
