/** Changes the password; a wrong current one is not an expired session (ACC-07, SESS-07). */

import { useFormik, type FieldInputProps } from 'formik';
import type { ReactNode } from 'react';
import {
  selectIsChangingPassword,
  selectProfileFailure,
} from '#machines/account/profile/profile.selectors.ts';
import { useFact } from '#shop/use-fact.ts';
import { useProfile, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { FormFailure } from './FormFailure.tsx';
import styles from './MyAccountScreen.module.css';
import { passwordChangeSchema } from './profile-schema.ts';

export interface NewPassword {
  readonly label: string;
  readonly field: FieldInputProps<string>;
  readonly error: string | undefined;
}

export interface PasswordFormProps {
  readonly email: string;
  readonly labelledBy: string;
  /** Renders the field of the new password, shared with registration. */
  readonly children: (next: NewPassword) => ReactNode;
}

export const PasswordForm = ({ email, labelledBy, children }: PasswordFormProps) => {
  const profile = useProfile();
  const isBusy = useSelected(profile, selectIsChangingPassword);
  const failure = useSelected(profile, selectProfileFailure('password'));
  const form = useFormik({
    initialValues: { current: '', next: '' },
    ...checkedOnSubmit,
    validationSchema: passwordChangeSchema,
    onSubmit: (change) => profile.send({ type: 'profile.changePassword', change }),
  });
  useFact('profile.passwordChanged', () => form.resetForm());
  return (
    <form noValidate aria-labelledby={labelledBy} className={styles['form']} onSubmit={submitForm(form)}>
      {/* tells password managers which account the password belongs to */}
      <input
        type="email"
        inputMode="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        hidden
      />
      <Field label="Current password" error={shownError(form, 'current')}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            {...form.getFieldProps('current')}
            what="current password"
            autoComplete="current-password"
          />
        )}
      </Field>
      {children({
        label: 'New password',
        field: form.getFieldProps('next'),
        error: shownError(form, 'next'),
      })}
      <FormFailure failure={failure} what="Your password" verb="was changed" />
      <div>
        <Button type="submit" busy={isBusy} busyText="Changing your password…">
          Change password
        </Button>
      </div>
    </form>
  );
};
