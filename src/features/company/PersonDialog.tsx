/** Dialog to edit a colleague; keeps its input when the save fails (ACC-07, BEY-07). */

import { useFormik } from 'formik';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import type { RelatedCustomer } from '#machines/domain/customer.ts';
import { mayBeDone } from '#machines/domain/failure.ts';
import {
  personAt,
  personOf,
  personProblems,
  type PersonDetails,
  type PersonPlace,
} from '#machines/domain/profile.ts';
import {
  selectEditedPerson,
  selectIsSavingPerson,
  selectProfileFailure,
} from '#machines/account/profile/profile.selectors.ts';
import { useCustomer, useProfile, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { nameOf } from './account-details.tsx';
import styles from './company.module.css';

const formId = 'person-form';

interface PersonFormProps {
  readonly place: PersonPlace;
  readonly person: RelatedCustomer;
}

const PersonForm = ({ place, person }: PersonFormProps) => {
  const profile = useProfile();
  const failure = useSelected(profile, selectProfileFailure('person'));
  const form = useFormik<PersonDetails>({
    initialValues: personOf(person),
    ...checkedOnSubmit,
    validate: personProblems,
    onSubmit: (values) => profile.send({ type: 'profile.savePerson', ...place, person: values }),
  });
  return (
    <form id={formId} noValidate className={styles['form']} onSubmit={submitForm(form)}>
      <Field label="Job title" optional>
        {(wiring) => (
          <TextInput {...wiring} {...form.getFieldProps('jobTitle')} autoComplete="off" maxLength={255} />
        )}
      </Field>
      <Field label="Phone" optional error={shownError(form, 'phone')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.getFieldProps('phone')}
            type="tel"
            autoComplete="off"
            maxLength={40}
          />
        )}
      </Field>
      <Field label="Mobile" optional error={shownError(form, 'mobile')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.getFieldProps('mobile')}
            type="tel"
            autoComplete="off"
            maxLength={40}
          />
        )}
      </Field>
      <Checkbox
        label="Active"
        hint="Who is not active no longer orders for this account."
        {...form.getFieldProps({ name: 'isActive', type: 'checkbox' })}
      />
      {failure !== null && (
        <Notice
          type="error"
          title={mayBeDone(failure) ? 'We cannot tell whether this was saved' : 'This was not saved'}
          announce
        >
          <p>{failure.message}</p>
          <p>What you typed is still here.</p>
        </Notice>
      )}
    </form>
  );
};

export const PersonDialog = () => {
  const profile = useProfile();
  const place = useSelected(profile, selectEditedPerson);
  const isBusy = useSelected(profile, selectIsSavingPerson);
  const customer = useSelected(useCustomer(), selectCustomer);
  const person = customer === null || place === null ? null : personAt(customer, place);
  const close = () => profile.send({ type: 'profile.closePerson' });
  return (
    <Modal
      open={person !== null}
      onClose={close}
      title={person === null ? '' : `Edit ${nameOf(person)}`}
      footer={
        <div className={styles['actions']}>
          <Button type="submit" form={formId} busy={isBusy} busyText="Saving…">
            Save
          </Button>
          <Button color="outline" aria-disabled={isBusy || undefined} onClick={close}>
            Cancel
          </Button>
        </div>
      }
    >
      {place !== null && person !== null && (
        <PersonForm key={`${place.accountId} ${place.personId}`} place={place} person={person} />
      )}
    </Modal>
  );
};
