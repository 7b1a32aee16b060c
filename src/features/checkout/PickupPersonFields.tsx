/** Who picks up the order: the shopper or another person, with name and phone (CHK-09). */

import type { FormikProps } from 'formik';
import { pickupPersonOf, withPickupPerson, type Pickup, type PickupPerson } from '#machines/domain/pickup.ts';
import { Field } from '#ui/Field.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import fieldStyles from './AddressFields.module.css';
import { useMissingOf } from './use-missing.ts';
import { fieldId } from './field-id.ts';

export interface PickupPersonFieldsProps {
  readonly form: FormikProps<PickupPerson>;
  /** The current form values. */
  readonly pickup: Pickup;
  /** Called on each keystroke with the whole form. */
  readonly onChange: (pickup: Pickup) => void;
}

const fields = [
  { name: 'firstname', own: 'Your first name', theirs: 'Their first name', autoComplete: 'given-name' },
  { name: 'lastname', own: 'Your last name', theirs: 'Their last name', autoComplete: 'family-name' },
  { name: 'telephone', own: 'Your phone', theirs: 'Their phone', autoComplete: 'tel' },
] as const;

export const PickupPersonFields = ({ form, pickup, onChange }: PickupPersonFieldsProps) => {
  const { isSomeoneElse } = pickup;
  const missingOf = useMissingOf();
  const errorOf = (name: keyof PickupPerson): string | undefined =>
    (form.touched[name] ? form.errors[name] : undefined) ?? missingOf(`pickup.${name}`);
  const choose = (next: boolean): void => {
    const changed = { ...pickup, isSomeoneElse: next };
    onChange(changed);
    form.resetForm({ values: pickupPersonOf(changed) });
  };
  return (
    <>
      <RadioCardGroup legend="Who will collect it?" inRow>
        <RadioCard
          name="pickupPerson"
          value="shopper"
          title="I will"
          detail="Bring the order number"
          checked={!isSomeoneElse}
          onChange={() => choose(false)}
        />
        <RadioCard
          name="pickupPerson"
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
                      onChange(withPickupPerson(pickup, { ...form.values, [name]: event.target.value }));
                    }}
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
