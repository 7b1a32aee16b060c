/** The first tab: a guest's e-mail address and the way to sign in, or who is signed in (CHK-03). */

import { useFormik } from 'formik';
import { object, string } from 'yup';
import { selectEmail, selectIsConfirmingEmail } from '#machines/checkout/checkout.selectors.ts';
import { selectCustomer } from '#machines/customer/customer.selectors.ts';
import { invalidEmailMessage, isEmail } from '#machines/domain/email.ts';
import { checkoutFieldIds } from '#machines/domain/obstacle.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { selectSessionEmail } from '#machines/session/session.selectors.ts';
import { paths } from '#paths.ts';
import { useCheckout, useCustomer, useSelected, useSession } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import styles from './CheckoutScreen.module.css';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { TabHeading } from './TabHeading.tsx';

const schema = object({
  email: string()
    .trim()
    .required(requiredMessage)
    .test('email', invalidEmailMessage, (text) => isEmail(text)),
});

const GuestAccount = () => {
  const checkout = useCheckout();
  const email = useSelected(checkout, selectEmail);
  const isBusy = useSelected(checkout, selectIsConfirmingEmail);
  const form = useFormik({
    initialValues: { email },
    validationSchema: schema,
    onSubmit: (values) => checkout.send({ type: 'checkout.submitEmail', email: values.email.trim() }),
  });
  return (
    <section className={styles['panel']}>
      <TabHeading>Check out as a guest</TabHeading>
      <p>
        Have an account? <a href={paths.signIn}>Sign in</a> and we will bring your cart along.
      </p>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          focusFirstError(event.currentTarget);
          form.handleSubmit(event);
        }}
      >
        <Field
          id={checkoutFieldIds.email}
          label="Email"
          hint="We send your receipt and delivery times here."
          error={form.touched.email ? form.errors.email : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              {...form.getFieldProps('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </Field>
        <Button type="submit" color="accent" size="large" busy={isBusy} busyText="Saving your email">
          Continue to delivery
        </Button>
      </form>
    </section>
  );
};

const OwnAccount = ({ email }: { readonly email: string }) => {
  const checkout = useCheckout();
  const customer = useSelected(useCustomer(), selectCustomer);
  const isBusy = useSelected(checkout, selectIsConfirmingEmail);
  return (
    <section className={styles['panel']}>
      <TabHeading>Your account</TabHeading>
      <p>
        You are signed in
        {customer === null ? '' : ` as ${customer.firstname} ${customer.lastname}`}. We send your receipt and
        delivery times to <strong>{email}</strong>.
      </p>
      <Button
        color="accent"
        size="large"
        busy={isBusy}
        busyText="Continuing"
        onClick={() => checkout.send({ type: 'checkout.submitEmail', email })}
      >
        Continue to delivery
      </Button>
    </section>
  );
};

export const AccountTab = () => {
  const email = useSelected(useSession(), selectSessionEmail);
  return email === null ? <GuestAccount /> : <OwnAccount email={email} />;
};
