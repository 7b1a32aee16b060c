/** Quantity of one choice per unit of the product (CAT-02). */

import type { Choice } from '#machines/domain/offer.ts';
import { piecesOf, type Picks } from '#machines/domain/picks.ts';
import { invalidPiecesMessage, maxQuantity, minQuantity } from '#machines/domain/quantity.ts';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { piecesIdOf } from './field-ids.ts';
import type { GroupProps } from './group-props.ts';

export interface PiecesStepperProps {
  readonly choice: Choice;
  readonly picks: Picks;
  readonly fieldId: string;
  readonly send: GroupProps['send'];
  readonly min?: number;
}

export const PiecesStepper = (props: PiecesStepperProps) => {
  const { choice, picks, fieldId, send, min = minQuantity } = props;
  const { uid, label } = choice;
  return (
    <QuantityStepper
      boxId={piecesIdOf(fieldId, uid)}
      label={`quantity of ${label}`}
      value={piecesOf(picks, choice)}
      min={min}
      max={maxQuantity}
      onChange={(quantity) => send({ type: 'options.setPieces', uid, quantity })}
      onInvalid={() => send({ type: 'options.refusePieces', uid })}
      error={picks.refused.includes(uid) ? invalidPiecesMessage(min) : undefined}
    />
  );
};
