/** Guest e-mail, with sign-in and registration as alternatives (CHK-03). */

import { useFormik } from 'formik';
import { selectTypedEmail } from '#machines/checkout/account-section.selectors.ts';
import { selectEmail, selectIsConfirmingEmail } from '#machines/checkout/draft.selectors.ts';
import { invalidEmailMessage, isEmail } from '#machines/domain/email.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { useAccountSection, useDraft, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { TextInput } from '#ui/TextInput.tsx';
import styles from './CheckoutScreen.module.css';
import { GuestPanel, guestTexts } from './GuestPanel.tsx';
import { TabHeading } from './TabHeading.tsx';
import { useContinueLabel } from './use-continue-label.ts';
import { WayButton } from './WayButton.tsx';
import { fieldId, nextId } from './field-id.ts';

const problemsOf = ({ email }: { readonly email: string }) => {
  if (email.trim() === '') return { email: requiredMessage };
  return isEmail(email.trim()) ? {} : { email: invalidEmailMessage };
};

export const GuestAccount = () => {
  const draft = useDraft();
  const section = useAccountSection();
  const email = useSelected(draft, selectEmail);
  const typed = useSelected(section, selectTypedEmail);
  const isBusy = useSelected(draft, selectIsConfirmingEmail);
  const form = useFormik({
    initialValues: { email: typed || email },
    validate: problemsOf,
    onSubmit: (values) => draft.send({ type: 'draft.submitEmail', email: values.email.trim() }),
  });
  const continueLabel = useContinueLabel();
  const typedNow = form.values.email.trim();
  return (
    <GuestPanel
      heading={<TabHeading>{guestTexts.heading}</TabHeading>}
      signIn={
        <WayButton onClick={() => section.send({ type: 'accountSection.chooseSignIn', email: typedNow })}>
          {guestTexts.signIn}
        </WayButton>
      }
      creation={
        <WayButton onClick={() => section.send({ type: 'accountSection.chooseCreation', email: typedNow })}>
          {guestTexts.creation}
        </WayButton>
      }
    >
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          focusFirstError(event.currentTarget);
          form.handleSubmit(event);
        }}
      >
        <Field
          id={fieldId('account.email')}
          {...guestTexts.email}
          error={form.touched.email ? form.errors.email : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              {...form.getFieldProps('email')}
              onChange={(event) => {
                form.handleChange(event);
                section.send({ type: 'accountSection.changeEmail', email: event.target.value.trim() });
              }}
              // a correction now would be overwritten by the response for the previous e-mail
              readOnly={isBusy}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </Field>
        <Button
          id={nextId}
          type="submit"
          color="accent"
          size="large"
          busy={isBusy}
          busyText="Saving your email"
        >
          {continueLabel}
        </Button>
      </form>
    </GuestPanel>
  );
};
