/** Collector of a pickup order: the shopper or another person, with name and phone (CHK-09). */

import type { FormikProps } from 'formik';
import type { FocusEvent } from 'react';
import { collectorOf, withCollector, type Collection, type Collector } from '#machines/domain/pickup.ts';
import { Field } from '#ui/Field.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import fieldStyles from './AddressFields.module.css';
import { useMissingOf } from './use-missing.ts';
import { fieldId } from './field-id.ts';

export interface CollectorsProps {
  readonly form: FormikProps<Collector>;
  /** The current form values. */
  readonly collection: Collection;
  readonly onChange: (collection: Collection) => void;
  /** Called on each keystroke with the whole form. */
  readonly onWrite: (collection: Collection) => void;
}

const fields = [
  { name: 'firstname', own: 'Your first name', theirs: 'Their first name', autoComplete: 'given-name' },
  { name: 'lastname', own: 'Your last name', theirs: 'Their last name', autoComplete: 'family-name' },
  { name: 'telephone', own: 'Your phone', theirs: 'Their phone', autoComplete: 'tel' },
] as const;

export const Collectors = ({ form, collection, onChange, onWrite }: CollectorsProps) => {
  const { isSomeoneElse } = collection;
  const missingOf = useMissingOf();
  const errorOf = (name: keyof Collector): string | undefined =>
    (form.touched[name] ? form.errors[name] : undefined) ?? missingOf(`pickup.${name}`);
  const choose = (next: boolean): void => {
    const changed = { ...collection, isSomeoneElse: next };
    onChange(changed);
    form.resetForm({ values: collectorOf(changed) });
  };
  const leave = (event: FocusEvent): void => {
    form.handleBlur(event);
    onChange(collection);
  };
  return (
    <>
      <RadioCardGroup legend="Who will collect it?" inRow>
        <RadioCard
          name="collector"
          value="shopper"
          title="I will"
          detail="Bring the order number"
          checked={!isSomeoneElse}
          onChange={() => choose(false)}
        />
        <RadioCard
          name="collector"
          value="other"
          title="Someone else"
          detail="We hand it to the person you name"
          checked={isSomeoneElse}
          onChange={() => choose(true)}
        />
      </RadioCardGroup>
      <div className={fieldStyles['fields']}>
        {fields.map(({ name, own, theirs, autoComplete }) => {
          const isPhone = name === 'telephone';
          return (
            <div key={name} className={isPhone ? fieldStyles['wide'] : undefined}>
              <Field
                id={fieldId(`pickup.${name}`)}
                label={isSomeoneElse ? theirs : own}
                error={errorOf(name)}
              >
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    {...form.getFieldProps(name)}
                    onChange={(event) => {
                      form.handleChange(event);
                      onWrite(withCollector(collection, { ...form.values, [name]: event.target.value }));
                    }}
                    onBlur={leave}
                    type={isPhone ? 'tel' : 'text'}
                    inputMode={isPhone ? 'tel' : 'text'}
                    autoComplete={isSomeoneElse ? 'off' : `shipping ${autoComplete}`}
                  />
                )}
              </Field>
            </div>
          );
        })}
      </div>
    </>
  );
};
