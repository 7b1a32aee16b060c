/** Something to write: a name to engrave, a note, whom a gift card is for (CAT-02). */

import type { TextEntry } from '#machines/domain/offer.ts';
import { textIn } from '#machines/domain/picks.ts';
import { Field } from '#ui/Field.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { surchargeText } from './choice-price.ts';
import type { GroupProps } from './group-props.ts';

export const TextGroup = ({ offer, group, picks, error, fieldId, send }: GroupProps<TextEntry>) => {
  const text = textIn(picks, group.id);
  const added = surchargeText(group.surcharge, offer.price.currency);
  const room =
    group.maxLength === null ? undefined : `${text.trim().length} of ${group.maxLength} characters`;
  return (
    <Field
      id={fieldId}
      label={group.label}
      optional={!group.isRequired}
      hint={[added, room].filter((hint) => hint !== undefined).join(', ')}
      error={error}
    >
      {(wiring) => {
        const control = {
          ...wiring,
          value: text,
          autoComplete: group.autofill ?? 'off',
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            send({ type: 'options.enter', groupId: group.id, text: value }),
          onBlur: () => send({ type: 'options.leave', groupId: group.id }),
        };
        return group.look === 'lines' ? (
          <TextArea {...control} />
        ) : (
          <TextInput type={group.look === 'email' ? 'email' : 'text'} {...control} />
        );
      }}
    </Field>
  );
};
