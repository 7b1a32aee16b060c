/** Permission to leave a delivery at the door, Australia only (GEN-04, ADDR-10). */

import type { FormikProps } from 'formik';
import type { FocusEvent } from 'react';
import { canBeLeft, type Address } from '#machines/domain/address.ts';
import { useHasAuthorityToLeave } from '#shop/use-reading.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { fieldId } from './field-id.ts';

export interface AuthorityToLeaveProps {
  readonly form: FormikProps<Address>;
  readonly onLeave: (address: Address) => void;
  /** Called on each keystroke with the whole address. */
  readonly onWrite?: (address: Address) => void;
  /** Error from outside the form. */
  readonly missing?: string | undefined;
}

export const AuthorityToLeave = ({ form, onLeave, onWrite, missing }: AuthorityToLeaveProps) => {
  const { countryCode, deliveryInstructions } = form.values;
  const isTakenDown = useHasAuthorityToLeave();
  if (!canBeLeft(countryCode) || !isTakenDown) return null;
  const change = (given: string | null): void => {
    const address = { ...form.values, deliveryInstructions: given };
    void form.setValues(address);
    // saved at once: ticked without instructions, the order is blocked (BEY-07)
    onLeave(address);
  };
  const leave = (event: FocusEvent): void => {
    form.handleBlur(event);
    onLeave(form.values);
  };
  return (
    <>
      <Checkbox
        label="You may leave my delivery if nobody is home"
        hint="No signature needed."
        checked={deliveryInstructions !== null}
        onChange={({ target }) => change(target.checked ? '' : null)}
      />
      {deliveryInstructions !== null && (
        <Field
          id={fieldId('shipping.deliveryInstructions')}
          label="Where may we leave it?"
          hint="For example: on the veranda, left of the door."
          error={
            (form.touched.deliveryInstructions ? form.errors.deliveryInstructions : undefined) ?? missing
          }
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name="deliveryInstructions"
              rows={2}
              maxLength={255}
              autoComplete="off"
              value={deliveryInstructions}
              onChange={(event) => {
                form.handleChange(event);
                onWrite?.({ ...form.values, deliveryInstructions: event.target.value });
              }}
              onBlur={leave}
            />
          )}
        </Field>
      )}
    </>
  );
};
