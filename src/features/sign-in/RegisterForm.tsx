/** Creates an account for a home or a business and signs in (ACC-02). */

import { useFormik } from 'formik';
import type { CustomerType } from '#machines/domain/customer.ts';
import { tidyTelephone } from '#machines/domain/telephone.ts';
import { selectIsRegistering, selectRegistrationFailure } from '#machines/session/session.selectors.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';
import { useContent } from '#shop/use-reading.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { CodeGate } from './CodeGate.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { registrationSchema } from './sign-in-schema.ts';
import styles from './SignInScreen.module.css';

export interface RegisterFormProps {
  readonly labelledBy: string;
  /** Known details of the shopper (ROUTE-05). */
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string;
}

interface TypeChoice {
  readonly type: CustomerType;
  readonly label: string;
  readonly detail: string;
}

const types: readonly TypeChoice[] = [
  { type: 'RESIDENTIAL', label: 'Residential', detail: 'Water for your home' },
  { type: 'COMMERCIAL', label: 'Commercial', detail: 'Water for your workplace' },
];

const firstType: CustomerType = 'RESIDENTIAL';

const DetailsForm = ({ labelledBy, ...known }: RegisterFormProps) => {
  const session = useSession();
  const isBusy = useSelected(session, selectIsRegistering);
  const failure = useSelected(session, selectRegistrationFailure);
  const content = useContent({ kind: 'customerTypes' });
  const named = content?.kind === 'customerTypes' ? content.types : [];
  // a shop without types of customer stores no phone number with the account either
  const isPhoneKept = content === null || named.length > 0;
  const form = useFormik({
    initialValues: {
      type: firstType,
      firstname: known.firstname,
      lastname: known.lastname,
      email: known.email,
      phone: known.phone ?? '',
      password: '',
      isSubscribed: false,
    },
    ...checkedOnSubmit,
    validationSchema: registrationSchema,
    onSubmit: (values) =>
      session.send({
        type: 'session.register',
        registration: {
          ...values,
          firstname: values.firstname.trim(),
          lastname: values.lastname.trim(),
          email: values.email.trim(),
          phone: tidyTelephone(values.phone),
        },
      }),
  });
  return (
    <form noValidate aria-labelledby={labelledBy} className={styles['form']} onSubmit={submitForm(form)}>
      <RadioCardGroup legend="What is it for?">
        <div className={styles['pair']}>
          {types.map(({ type, label, detail }) => (
            <RadioCard
              key={type}
              name="type"
              value={type}
              title={named.find((one) => one.type === type)?.label ?? label}
              detail={detail}
              checked={form.values.type === type}
              onChange={() => void form.setFieldValue('type', type)}
            />
          ))}
        </div>
      </RadioCardGroup>
      <div className={styles['pair']}>
        <Field label="First name" error={shownError(form, 'firstname')}>
          {(wiring) => (
            <TextInput {...wiring} {...form.getFieldProps('firstname')} autoComplete="given-name" />
          )}
        </Field>
        <Field label="Last name" error={shownError(form, 'lastname')}>
          {(wiring) => (
            <TextInput {...wiring} {...form.getFieldProps('lastname')} autoComplete="family-name" />
          )}
        </Field>
      </div>
      <EmailField
        field={form.getFieldProps('email')}
        error={shownError(form, 'email')}
        autoComplete="email"
      />
      {isPhoneKept && (
        <Field label="Phone" optional error={shownError(form, 'phone')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...form.getFieldProps('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
          )}
        </Field>
      )}
      <NewPasswordField
        label="Password"
        field={form.getFieldProps('password')}
        error={shownError(form, 'password')}
      />
      <Checkbox
        label="Send me news and offers by email"
        name="isSubscribed"
        checked={form.values.isSubscribed}
        onChange={form.handleChange}
      />
      <RefusalNotice failure={failure} />
      <Button type="submit" size="large" wide busy={isBusy} busyText="Creating your account…">
        Create account
      </Button>
    </form>
  );
};

export const RegisterForm = (props: RegisterFormProps) => (
  <CodeGate labelledBy={props.labelledBy}>
    <DetailsForm {...props} />
  </CodeGate>
);
