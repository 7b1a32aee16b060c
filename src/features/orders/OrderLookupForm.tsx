/** Order lookup by three facts that prove ownership; keeps its input on any failure (BEY-12). */

import { useFormik } from 'formik';
import { selectEmail } from '#machines/account/customer/customer.selectors.ts';
import { tidyQuestion, type OrderProof, type OrderQuestion } from '#machines/domain/order-lookup.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import {
  selectIsOrderSought,
  selectOrderLookupFailure,
  selectOrderProof,
  selectOrderQuestion,
} from '#machines/desk/order-lookup/order-lookup.selectors.ts';
import { selectIsGuest } from '#machines/session/session.selectors.ts';
import { paths } from '#paths.ts';
import {
  useNetwork,
  useOfCustomer,
  useOrderLookup,
  usePostcodes,
  useSelected,
  useSession,
} from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { focusField } from '#ui/focus-field.ts';
import { Notice } from '#ui/Notice.tsx';
import { ProblemList } from '#ui/ProblemList.tsx';
import { checkedOnSubmit, shownError, submitForm, writtenField } from '#ui/submit-form.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { fieldIds } from './field-ids.ts';
import { LookupFailure } from './LookupFailure.tsx';
import { orderLookupSchemaFor } from './order-lookup-schema.ts';
import styles from './OrderLookupScreen.module.css';

/** Labels and hints in field order. */
export const lookupFields = {
  number: { label: 'Order number', hint: 'It is in your confirmation email.' },
  email: { label: 'Email', hint: 'The one you gave when you ordered.' },
  lastname: { label: 'Last name', hint: 'Of the address on the bill.' },
  postcode: { label: 'Postcode', hint: 'Of the address on the bill.' },
} as const;

export const orderedWithAccount = (
  <p>
    Ordered with an account? <a href={paths.signIn}>Sign in</a>
  </p>
);

/** In form order. */
const labelsWith = (proof: OrderProof): readonly (readonly [keyof OrderQuestion, string])[] => [
  ['number', lookupFields.number.label],
  ['email', lookupFields.email.label],
  [proof, lookupFields[proof].label],
];

export interface OrderLookupFormProps {
  readonly labelledBy: string;
}

export const OrderLookupForm = ({ labelledBy }: OrderLookupFormProps) => {
  const orderLookup = useOrderLookup();
  const proof = useSelected(orderLookup, selectOrderProof);
  const isBusy = useSelected(orderLookup, selectIsOrderSought);
  const failure = useSelected(orderLookup, selectOrderLookupFailure);
  const draft = useSelected(orderLookup, selectOrderQuestion);
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const isGuest = useSelected(useSession(), selectIsGuest);
  const knownEmail = useOfCustomer(selectEmail, '');
  const form = useFormik({
    initialValues: { ...draft },
    ...checkedOnSubmit,
    validationSchema: orderLookupSchemaFor(knownEmail, proof, usePostcodes()),
    onSubmit: ({ email, ...rest }) =>
      orderLookup.send({
        type: 'orderLookup.find',
        question: tidyQuestion({ ...rest, email: email ?? knownEmail }),
      }),
  });
  const problems = labelsWith(proof).flatMap(([field, label]) => {
    const error = shownError(form, field);
    if (error === undefined) return [];
    const id = fieldIds[field];
    return [{ id, message: `${label}: ${error}`, href: `#${id}`, onFollow: () => void focusField(id) }];
  });
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      className={styles['form']}
      onChange={(event) => orderLookup.send({ type: 'orderLookup.keepDraft', draft: writtenField(event) })}
      onSubmit={submitForm(form)}
    >
      <ProblemList id="order-lookup-problems" title="Something is still missing" problems={problems} />
      {problems.length === 0 && <LookupFailure failure={failure} />}
      <Field id={fieldIds.number} {...lookupFields.number} error={shownError(form, 'number')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.getFieldProps('number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field id={fieldIds.email} {...lookupFields.email} error={shownError(form, 'email')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.getFieldProps('email')}
            value={form.values.email ?? knownEmail}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {proof === 'lastname' ? (
        <Field id={fieldIds.lastname} {...lookupFields.lastname} error={shownError(form, 'lastname')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...form.getFieldProps('lastname')}
              autoComplete="billing family-name"
              spellCheck={false}
              required
            />
          )}
        </Field>
      ) : (
        <Field id={fieldIds.postcode} {...lookupFields.postcode} error={shownError(form, 'postcode')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...form.getFieldProps('postcode')}
              inputMode="numeric"
              autoComplete="billing postal-code"
              maxLength={10}
              required
            />
          )}
        </Field>
      )}
      {isOffline && (
        <Notice type="info" announce>
          You are offline. Your order can be looked up as soon as you are connected again.
        </Notice>
      )}
      <Button type="submit" size="large" wide busy={isBusy} busyText="Looking for your order…">
        Find my order
      </Button>
      {isGuest && orderedWithAccount}
    </form>
  );
};
