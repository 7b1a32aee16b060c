/** Field for a new password with a checklist of its rules (§5 password). */

import type { FieldInputProps } from 'formik';
import { Field } from '#ui/Field.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import styles from './NewPasswordField.module.css';
import { PasswordChecklist } from './PasswordChecklist.tsx';

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly field: FieldInputProps<string>;
  readonly error: string | undefined;
}

export const NewPasswordField = ({ label, field, error }: NewPasswordFieldProps) => (
  <div className={styles['field']}>
    <Field label={label} error={error}>
      {(wiring) => <PasswordInput {...wiring} {...field} what="new password" autoComplete="new-password" />}
    </Field>
    <PasswordChecklist password={field.value} />
  </div>
);
