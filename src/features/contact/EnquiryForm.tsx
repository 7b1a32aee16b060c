/** Contact form; keeps its input on any failure (CONTENT-03). */

import { useFormik } from 'formik';
import {
  selectEnquiryDraft,
  selectEnquiryFailure,
  selectIsEnquirySending,
} from '#machines/desk/contact/contact.selectors.ts';
import {
  selectEmail,
  selectFirstname,
  selectLastname,
} from '#machines/account/customer/customer.selectors.ts';
import { trimmed, type Enquiry } from '#machines/domain/enquiry.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useContact, useNetwork, useOfCustomer, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { focusField } from '#ui/focus-field.ts';
import { Notice } from '#ui/Notice.tsx';
import { ProblemList } from '#ui/ProblemList.tsx';
import { checkedOnSubmit, shownError, submitForm, writtenField } from '#ui/submit-form.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { enquirySchemaFor } from './enquiry-schema.ts';
import styles from './EnquirySection.module.css';
import { FailureNotice } from './FailureNotice.tsx';
import { fieldIds } from './field-ids.ts';

/** In form order. */
const labels: readonly (readonly [keyof Enquiry, string])[] = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['telephone', 'Phone'],
  ['comment', 'Your message'],
];

export interface EnquiryFormProps {
  readonly labelledBy: string;
}

export const EnquiryForm = ({ labelledBy }: EnquiryFormProps) => {
  const contact = useContact();
  const isBusy = useSelected(contact, selectIsEnquirySending);
  const failure = useSelected(contact, selectEnquiryFailure);
  const draft = useSelected(contact, selectEnquiryDraft);
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const firstname = useOfCustomer(selectFirstname, '');
  const lastname = useOfCustomer(selectLastname, '');
  const known = { name: `${firstname} ${lastname}`.trim(), email: useOfCustomer(selectEmail, '') };
  const form = useFormik({
    initialValues: { ...draft },
    ...checkedOnSubmit,
    validationSchema: enquirySchemaFor(known),
    onSubmit: ({ name, email, ...rest }) =>
      contact.send({
        type: 'contact.send',
        enquiry: trimmed({ ...rest, name: name ?? known.name, email: email ?? known.email }),
      }),
  });
  const problems = labels.flatMap(([field, label]) => {
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
      onChange={(event) => contact.send({ type: 'contact.keepDraft', draft: writtenField(event) })}
      onSubmit={submitForm(form)}
    >
      <ProblemList id="enquiry-problems" title="Your message is not sent yet" problems={problems} />
      <div className={styles['pair']}>
        <Field id={fieldIds.name} label="Name" error={shownError(form, 'name')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...form.getFieldProps('name')}
              value={form.values.name ?? known.name}
              autoComplete="name"
              required
            />
          )}
        </Field>
        <Field id={fieldIds.email} label="Email" error={shownError(form, 'email')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...form.getFieldProps('email')}
              value={form.values.email ?? known.email}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
      </div>
      <Field
        id={fieldIds.telephone}
        label="Phone"
        optional
        hint="If you would rather be called back."
        error={shownError(form, 'telephone')}
      >
        {(wiring) => (
          <TextInput {...wiring} {...form.getFieldProps('telephone')} type="tel" autoComplete="tel" />
        )}
      </Field>
      <Field id={fieldIds.comment} label="Your message" error={shownError(form, 'comment')}>
        {(wiring) => (
          <TextArea {...wiring} {...form.getFieldProps('comment')} rows={6} autoComplete="off" required />
        )}
      </Field>
      {isOffline && (
        <Notice type="info" announce>
          You are offline. Write on: your message can be sent as soon as you are connected again.
        </Notice>
      )}
      <FailureNotice failure={failure} />
      <Button type="submit" size="large" busy={isBusy} busyText="Sending your message…">
        Send message
      </Button>
    </form>
  );
};
