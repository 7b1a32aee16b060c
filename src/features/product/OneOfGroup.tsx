/** Single choice as swatches, cards or a list, with sold-out options marked (CAT-02). */

import type { Choice, OneOf } from '#machines/domain/offer.ts';
import { chosenIn, piecesOf } from '#machines/domain/picks.ts';
import type { PriceLabel } from '#machines/domain/price-label.ts';
import { availabilityOf, type Availability } from '#machines/domain/variants.ts';
import { swatchOf } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { ChoiceChip } from '#ui/ChoiceChip.tsx';
import { Field } from '#ui/Field.tsx';
import { Price } from '#ui/Price.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { Swatch, SwatchImage, SwatchLetters } from '#ui/Swatch.tsx';
import { choicePrice, choicePriceText } from './choice-price.ts';
import type { GroupProps } from './group-props.ts';
import styles from './OptionGroups.module.css';
import { PiecesStepper } from './PiecesStepper.tsx';

type Props = GroupProps<OneOf>;

const notes: Readonly<Record<Availability, string | undefined>> = {
  available: undefined,
  soldOut: 'sold out',
  notMade: 'not available',
};

const SwatchPicture = ({ swatch, label }: Choice) => {
  if (swatch?.kind === 'colour') return <Swatch colour={swatch.colour} />;
  if (swatch?.kind === 'image') return <SwatchImage srcFor={(width) => swatchOf(swatch.url, width)} />;
  // some merchants enter the option name as its letters
  return swatch === null || swatch.letters === label ? null : <SwatchLetters letters={swatch.letters} />;
};

const Chips = ({ offer, group, picks, error, fieldId, send }: Props) => {
  const [chosen] = chosenIn(picks, group.id);
  const label = group.choices.find(({ uid }) => uid === chosen)?.label;
  return (
    <RadioCardGroup
      id={fieldId}
      legend={label === undefined ? group.label : `${group.label}: ${label}`}
      error={error}
      inChips
    >
      {group.choices.map((choice) => (
        <ChoiceChip
          key={choice.uid}
          name={fieldId}
          value={choice.uid}
          label={choice.label}
          swatch={<SwatchPicture {...choice} />}
          note={notes[availabilityOf(offer, picks, group, choice)]}
          disabled={!choice.isInStock}
          checked={choice.uid === chosen}
          onChange={() => send({ type: 'options.choose', groupId: group.id, uid: choice.uid })}
        />
      ))}
    </RadioCardGroup>
  );
};

const priceOn = (words: PriceLabel | undefined) => words && <Price {...words} size="small" />;

const Cards = ({ offer, group, picks, error, fieldId, send }: Props) => {
  const format = usePriceFormat();
  const [chosen] = chosenIn(picks, group.id);
  const choose = (uid: string | null) => send({ type: 'options.choose', groupId: group.id, uid });
  return (
    <RadioCardGroup id={fieldId} legend={group.label} error={error}>
      {group.choices.map((choice) => (
        <RadioCard
          key={choice.uid}
          name={fieldId}
          value={choice.uid}
          title={choice.label}
          detail={choice.isInStock ? undefined : 'Sold out'}
          price={priceOn(choicePrice(offer, choice, piecesOf(picks, choice), format))}
          disabled={!choice.isInStock}
          checked={choice.uid === chosen}
          onChange={() => choose(choice.uid)}
        >
          {choice.uid === chosen && choice.canChangeQuantity && (
            <PiecesStepper {...{ choice, picks, fieldId, send }} />
          )}
        </RadioCard>
      ))}
      {!group.isRequired && (
        <RadioCard
          name={fieldId}
          value=""
          title="None"
          checked={chosen === undefined}
          onChange={() => choose(null)}
        />
      )}
    </RadioCardGroup>
  );
};

const List = ({ offer, group, picks, error, fieldId, send }: Props) => {
  const format = usePriceFormat();
  const [chosen] = chosenIn(picks, group.id);
  const picked = group.choices.find(({ uid }) => uid === chosen);
  const options = group.choices.map((choice) => {
    const price = choicePriceText(offer, choice, piecesOf(picks, choice), format);
    const words = [choice.label, price, notes[availabilityOf(offer, picks, group, choice)]];
    return {
      value: choice.uid,
      label: words.filter((word) => word !== undefined).join(', '),
      disabled: !choice.isInStock,
    };
  });
  return (
    <div className={styles['list']}>
      <Field id={fieldId} label={group.label} optional={!group.isRequired} error={error}>
        {(wiring) => (
          <Select
            {...wiring}
            options={options}
            placeholder={group.isRequired ? 'Please choose' : 'None'}
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) =>
              send({ type: 'options.choose', groupId: group.id, uid: value === '' ? null : value })
            }
          />
        )}
      </Field>
      {picked?.canChangeQuantity && (
        <PiecesStepper key={picked.uid} choice={picked} {...{ picks, fieldId, send }} />
      )}
    </div>
  );
};

export const OneOfGroup = (props: Props) => {
  switch (props.group.look) {
    case 'swatches':
      return <Chips {...props} />;
    case 'cards':
      return <Cards {...props} />;
    case 'list':
      return <List {...props} />;
  }
};
