/** The first tab: a guest's e-mail address (CHK-03). */

import { useFormik } from 'formik';
import { object, string } from 'yup';
import { selectEmail, selectIsConfirmingEmail } from '#machines/checkout/checkout.selectors.ts';
import { invalidEmailMessage, isEmail } from '#machines/domain/email.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { useCheckout, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import styles from './CheckoutScreen.module.css';
import { focusFirstError } from './form-focus.ts';
import { TabHeading } from './TabHeading.tsx';

const schema = object({
  email: string()
    .trim()
    .required(requiredMessage)
    .test('email', invalidEmailMessage, (text) => isEmail(text)),
});

export const AccountTab = () => {
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
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          focusFirstError(event.currentTarget);
          form.handleSubmit(event);
        }}
      >
        <Field
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
