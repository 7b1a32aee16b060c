/**
 * Requests the mail with the link to a new password. The answer does not reveal whether the
 * account exists (§2 /customer/forgotPassword, ACC-02).
 */

import { useFormik } from 'formik';
import type { ReactNode } from 'react';
import {
  selectIsMailRequested,
  selectIsPasswordBusy,
  selectPasswordEmail,
  selectPasswordFailure,
} from '#machines/desk/password/password.selectors.ts';
import { paths } from '#paths.ts';
import { usePassword, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { EmailField } from './EmailField.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { emailSchema } from './sign-in-schema.ts';
import styles from './SignInScreen.module.css';
import { SingleFormFrame } from './SingleFormFrame.tsx';
import { useGiven } from './use-given.ts';

const headingId = 'forgot-password-heading';

export const rememberedIt = (
  <p>
    Remembered it? <a href={paths.signIn}>Sign in</a>
  </p>
);

const RequestForm = ({ email }: { readonly email: string }) => {
  const password = usePassword();
  const isBusy = useSelected(password, selectIsPasswordBusy);
  const failure = useSelected(password, selectPasswordFailure);
  const form = useFormik({
    initialValues: { email },
    ...checkedOnSubmit,
    validationSchema: emailSchema,
    onSubmit: (values) => password.send({ type: 'password.request', email: values.email.trim() }),
  });
  return (
    <form noValidate aria-labelledby={headingId} className={styles['form']} onSubmit={submitForm(form)}>
      <RefusalNotice failure={failure} />
      <EmailField
        field={form.getFieldProps('email')}
        error={shownError(form, 'email')}
        autoComplete="username"
      />
      <Button type="submit" size="large" wide busy={isBusy} busyText="Sending the email…">
        Email me a link
      </Button>
      {rememberedIt}
    </form>
  );
};

export const ForgotPasswordFrame = ({ children }: { readonly children: ReactNode }) => (
  <SingleFormFrame title="Forgot your password?" headingId={headingId}>
    {children}
  </SingleFormFrame>
);

export const forgotPasswordIntro = (
  <p>Enter the email of your account, and we send you a link to choose a new password.</p>
);

export const ForgotPasswordScreen = () => {
  const password = usePassword();
  const given = useGiven();
  const isRequested = useSelected(password, selectIsMailRequested);
  const email = useSelected(password, selectPasswordEmail);
  return (
    <ForgotPasswordFrame>
      {isRequested ? (
        <>
          <Notice type="success" title="Check your email" announce>
            If there is an account for {email}, a link to choose a new password is on its way. It can take a
            few minutes; look among the unwanted mail too.
          </Notice>
          <LinkButton href={paths.signIn} wide>
            Back to sign in
          </LinkButton>
          <Button color="outline" wide onClick={() => password.send({ type: 'password.reset' })}>
            Try another email
          </Button>
        </>
      ) : (
        <>
          {forgotPasswordIntro}
          <RequestForm email={email || (given['email'] ?? '')} />
        </>
      )}
    </ForgotPasswordFrame>
  );
};
