/** Field for the email address of an account. */

import type { FieldInputProps } from 'formik';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';

export interface EmailFieldProps {
  readonly field: FieldInputProps<string>;
  readonly error: string | undefined;
  /** `username` to sign in, `email` to register. */
  readonly autoComplete: 'username' | 'email';
  readonly hint?: string;
}

export const EmailField = ({ field, error, autoComplete, hint }: EmailFieldProps) => (
  <Field label="Email" error={error} hint={hint}>
    {(wiring) => (
      <TextInput
        {...wiring}
        {...field}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
    )}
  </Field>
);
