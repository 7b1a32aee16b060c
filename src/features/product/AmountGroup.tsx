/** Amount of a gift card: a preset or a custom one (CAT-02). */

import { amountRange, isOpenChosen } from '#machines/domain/amount.ts';
import { formatPrice } from '#machines/domain/money.ts';
import type { Amount, Choice } from '#machines/domain/offer.ts';
import { chosenIn, textIn } from '#machines/domain/picks.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { ChoiceChip } from '#ui/ChoiceChip.tsx';
import { Field } from '#ui/Field.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { GroupProps } from './group-props.ts';
import styles from './OptionGroups.module.css';

const worth = ({ surcharge }: Choice, currency: string, format: string): string =>
  surcharge.kind === 'fixed' ? formatPrice({ cents: surcharge.cents, currency }, { format }) : '';

/** The default export is required by React.lazy. */
export default function AmountGroup({ offer, group, picks, error, fieldId, send }: GroupProps<Amount>) {
  const format = usePriceFormat();
  const { open, choices } = group;
  const [chosen] = chosenIn(picks, group.id);
  const choose = (uid: string) => send({ type: 'options.choose', groupId: group.id, uid });
  const isOwn = isOpenChosen(picks, group);
  const own = open !== null && (
    <Field
      id={choices.length === 0 ? fieldId : `${fieldId}-own`}
      label={choices.length === 0 ? group.label : 'Your amount in dollars'}
      hint={`Any amount ${amountRange(open, format)}`}
      error={isOwn ? error : undefined}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          inputMode="decimal"
          autoComplete="off"
          value={textIn(picks, group.id)}
          onChange={({ currentTarget: { value } }) =>
            send({ type: 'options.enter', groupId: group.id, text: value })
          }
          onBlur={() => send({ type: 'options.leave', groupId: group.id })}
        />
      )}
    </Field>
  );
  if (choices.length === 0) return own;
  return (
    <div className={styles['list']}>
      <RadioCardGroup id={fieldId} legend={group.label} error={isOwn ? undefined : error} inChips>
        {choices.map((choice) => (
          <ChoiceChip
            key={choice.uid}
            name={fieldId}
            value={choice.uid}
            label={worth(choice, offer.price.currency, format)}
            checked={choice.uid === chosen}
            onChange={() => choose(choice.uid)}
          />
        ))}
        {open !== null && (
          <ChoiceChip
            name={fieldId}
            value={open.uid}
            label="Another amount"
            checked={isOwn}
            onChange={() => choose(open.uid)}
          />
        )}
      </RadioCardGroup>
      {isOwn && own}
    </div>
  );
}
