/** Signs in to an existing account (ACC-02). */

import { useFormik } from 'formik';
import {
  selectIsRegistering,
  selectIsSigningIn,
  selectSessionEmail,
  selectSignInFailure,
} from '#machines/session/session.selectors.ts';
import { paths } from '#paths.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { CodeGate } from './CodeGate.tsx';
import { EmailField } from './EmailField.tsx';
import { LinkWithEmail } from './LinkWithEmail.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { signInSchema } from './sign-in-schema.ts';
import styles from './SignInScreen.module.css';

export interface SignInFormProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  /** Prefilled if known. */
  readonly email: string;
  readonly action: string;
  /** The page to open after signing in; absent in a dialog, which has no links. */
  readonly from?: string;
}

const PasswordForm = ({ labelledBy, email, action, from }: SignInFormProps) => {
  const session = useSession();
  const sessionEmail = useSelected(session, selectSessionEmail);
  const isRegistering = useSelected(session, selectIsRegistering);
  const isBusy = useSelected(session, selectIsSigningIn) && !isRegistering;
  const failure = useSelected(session, selectSignInFailure);
  const form = useFormik({
    initialValues: { email: email || (sessionEmail ?? ''), password: '' },
    ...checkedOnSubmit,
    validationSchema: signInSchema,
    onSubmit: (values) =>
      session.send({
        type: 'session.signIn',
        credentials: { email: values.email.trim(), password: values.password },
      }),
  });
  return (
    <form noValidate aria-labelledby={labelledBy} className={styles['form']} onSubmit={submitForm(form)}>
      <RefusalNotice failure={failure} />
      <EmailField
        field={form.getFieldProps('email')}
        error={shownError(form, 'email')}
        autoComplete="username"
      />
      <div>
        <Field label="Password" error={shownError(form, 'password')}>
          {(wiring) => (
            <PasswordInput {...wiring} {...form.getFieldProps('password')} autoComplete="current-password" />
          )}
        </Field>
        {from !== undefined && (
          <LinkWithEmail
            className={styles['forgot']}
            to={paths.forgotPassword}
            email={form.values.email.trim()}
            from={from}
          >
            Forgot your password?
          </LinkWithEmail>
        )}
      </div>
      <Button type="submit" size="large" wide busy={isBusy} busyText="Signing you in…">
        {action}
      </Button>
    </form>
  );
};

export const SignInForm = (props: SignInFormProps) => (
  <CodeGate labelledBy={props.labelledBy}>
    <PasswordForm {...props} />
  </CodeGate>
);
