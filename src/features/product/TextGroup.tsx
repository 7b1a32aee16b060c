/** Text option: an engraving, a note, a gift card recipient (CAT-02). */

import { fileMessage } from '#machines/domain/missing-choices.ts';
import type { TextEntry } from '#machines/domain/offer.ts';
import { textIn } from '#machines/domain/picks.ts';
import { lengthOf } from '#machines/domain/text-length.ts';
import { paths } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { Field } from '#ui/Field.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { surchargeText } from './choice-price.ts';
import type { GroupProps } from './group-props.ts';

const inputTypes: Readonly<Record<Exclude<TextEntry['look'], 'lines' | 'file'>, string>> = {
  line: 'text',
  email: 'email',
  date: 'date',
  time: 'time',
  dateTime: 'datetime-local',
};

/** Uploads are not supported; a notice stands in place of the field. */
const FileGroup = ({ group, error, fieldId }: Pick<GroupProps<TextEntry>, 'group' | 'error' | 'fieldId'>) => (
  <div id={fieldId} tabIndex={-1}>
    <Notice
      type={error === undefined ? 'info' : 'error'}
      title={group.isRequired ? group.label : `${group.label} (optional)`}
      action={
        <LinkButton href={paths.contactUs} color="outline">
          Contact us
        </LinkButton>
      }
    >
      {group.isRequired ? 'This cannot be ordered here: ' : 'Without it you can order here. With it, '}
      {fileMessage(group)}
    </Notice>
  </div>
);

/** The default export is required by React.lazy. */
export default function TextGroup({ offer, group, picks, error, fieldId, send }: GroupProps<TextEntry>) {
  const format = usePriceFormat();
  const { look } = group;
  if (look === 'file') return <FileGroup {...{ group, error, fieldId }} />;
  const text = textIn(picks, group.id);
  const added = surchargeText(group.surcharge, offer.price.currency, format);
  const room =
    group.maxLength === null ? undefined : `${lengthOf(text.trim())} of ${group.maxLength} characters`;
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
        return look === 'lines' ? (
          <TextArea {...control} />
        ) : (
          <TextInput type={inputTypes[look]} {...control} />
        );
      }}
    </Field>
  );
}
