/** Chooses a new password by the mailed link (§2 /customer/account/createPassword, ACC-02). */

import { useFormik } from 'formik';
import type { ReactNode } from 'react';
import { selectIsPasswordBusy, selectPasswordFailure } from '#machines/desk/password/password.selectors.ts';
import { paths } from '#paths.ts';
import { usePassword, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { LinkWithEmail } from './LinkWithEmail.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPasswordSchema } from './sign-in-schema.ts';
import styles from './SignInScreen.module.css';
import { SingleFormFrame } from './SingleFormFrame.tsx';
import { useGiven } from './use-given.ts';

const headingId = 'create-password-heading';

interface ChoiceFormProps {
  readonly email: string;
  readonly token: string;
}

const ChoiceForm = ({ email, token }: ChoiceFormProps) => {
  const password = usePassword();
  const isBusy = useSelected(password, selectIsPasswordBusy);
  const failure = useSelected(password, selectPasswordFailure);
  const form = useFormik({
    initialValues: { password: '' },
    ...checkedOnSubmit,
    validationSchema: newPasswordSchema,
    onSubmit: (values) =>
      password.send({
        type: 'password.create',
        choice: { email, resetToken: token, password: values.password },
      }),
  });
  return (
    <form noValidate aria-labelledby={headingId} className={styles['form']} onSubmit={submitForm(form)}>
      {failure !== null && (
        <Notice type="error" announce>
          <p>{failure.message}</p>
          <p>
            A link works once, and not for long.{' '}
            <LinkWithEmail to={paths.forgotPassword} email={email}>
              Ask for a new link
            </LinkWithEmail>
          </p>
        </Notice>
      )}
      <p>
        For your account <strong>{email}</strong>
      </p>
      {/* tells a password manager whose password this is */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        field={form.getFieldProps('password')}
        error={shownError(form, 'password')}
      />
      <Button type="submit" size="large" wide busy={isBusy} busyText="Saving your password…">
        Save password
      </Button>
    </form>
  );
};

export const CreatePasswordFrame = ({ children }: { readonly children: ReactNode }) => (
  <SingleFormFrame title="Choose a new password" headingId={headingId}>
    {children}
  </SingleFormFrame>
);

export const CreatePasswordScreen = () => {
  const { email = '', token = '' } = useGiven();
  return (
    <CreatePasswordFrame>
      {email === '' || token === '' ? (
        <Notice
          type="warning"
          title="This link is not complete"
          action={<LinkButton href={paths.forgotPassword}>Ask for a new link</LinkButton>}
        >
          Open it from the email once more, or ask for a new one.
        </Notice>
      ) : (
        <ChoiceForm email={email} token={token} />
      )}
    </CreatePasswordFrame>
  );
};
