/** Multiple choice with price, sample and quantity per option (CAT-02). */

import type { AnyOf } from '#machines/domain/offer.ts';
import { chosenIn, piecesOf } from '#machines/domain/picks.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { choicePriceText } from './choice-price.ts';
import type { GroupProps } from './group-props.ts';
import styles from './OptionGroups.module.css';
import { PiecesStepper } from './PiecesStepper.tsx';

export const AnyOfGroup = ({ offer, group, picks, error, fieldId, send }: GroupProps<AnyOf>) => {
  const format = usePriceFormat();
  const chosen = chosenIn(picks, group.id);
  return (
    <RadioCardGroup
      id={fieldId}
      legend={
        <>
          {group.label}
          {!group.isRequired && <span className={styles['optional']}> (optional)</span>}
        </>
      }
      error={error}
    >
      {group.choices.map((choice) => {
        const isChosen = chosen.includes(choice.uid);
        const price = choicePriceText(offer, choice, piecesOf(picks, choice), format);
        return (
          <div key={choice.uid} className={styles['tick']}>
            <Checkbox
              label={price === undefined ? choice.label : `${choice.label}, ${price}`}
              hint={choice.isInStock ? undefined : 'Sold out'}
              disabled={!choice.isInStock}
              checked={isChosen}
              onChange={() => send({ type: 'options.toggle', groupId: group.id, uid: choice.uid })}
            />
            {choice.sampleUrl !== null && (
              <a href={choice.sampleUrl} className={styles['sample']} download>
                Sample<VisuallyHidden> of {choice.label}</VisuallyHidden>
              </a>
            )}
            {isChosen && choice.canChangeQuantity && <PiecesStepper {...{ choice, picks, fieldId, send }} />}
          </div>
        );
      })}
    </RadioCardGroup>
  );
};
