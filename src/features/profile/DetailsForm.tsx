/** Edits a customer's own details; keeps its input on any failure (ACC-07). */

import { useFormik } from 'formik';
import { useRef, type HTMLInputTypeAttribute } from 'react';
import {
  profileProblems,
  tidyProfile,
  type ProfileDetails,
  type ProfileField,
} from '#machines/domain/profile.ts';
import { selectIsSavingDetails, selectProfileFailure } from '#machines/account/profile/profile.selectors.ts';
import { useFact } from '#shop/use-fact.ts';
import { useProfile, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { isAsSent } from '#ui/is-as-sent.ts';
import { currentServerErrors } from '#ui/current-server-errors.ts';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { FormFailure } from './FormFailure.tsx';
import styles from './MyAccountScreen.module.css';

export interface DetailsFormProps {
  readonly initial: ProfileDetails;
  readonly labelledBy: string;
  /** True if the backend stores phone numbers of customers. */
  readonly hasNumbers: boolean;
}

interface Line {
  readonly name: ProfileField;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly isNeeded?: boolean;
}

const names: readonly Line[] = [
  { name: 'firstname', label: 'First name', autoComplete: 'given-name', isNeeded: true },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name', isNeeded: true },
];
const about: readonly Line[] = [
  { name: 'prefix', label: 'Title', autoComplete: 'honorific-prefix' },
  { name: 'dateOfBirth', label: 'Date of birth', autoComplete: 'bday', type: 'date' },
];
const numbers: readonly Line[] = [
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'mobile', label: 'Mobile', autoComplete: 'mobile tel', type: 'tel' },
];

export const DetailsForm = ({ initial, labelledBy, hasNumbers }: DetailsFormProps) => {
  const profile = useProfile();
  const isBusy = useSelected(profile, selectIsSavingDetails);
  const failure = useSelected(profile, selectProfileFailure('details'));
  const form = useFormik<ProfileDetails>({
    initialValues: initial,
    initialStatus: initial,
    ...checkedOnSubmit,
    validate: profileProblems,
    onSubmit: (details, { setStatus }) => {
      setStatus(details);
      profile.send({ type: 'profile.saveDetails', details });
    },
  });
  const element = useRef<HTMLFormElement>(null);
  /** Server errors stay as long as the refused values do. */
  const sent = tidyProfile(form.status as ProfileDetails);
  useFact('profile.failed', ({ asked, failure: refused }) => {
    const isAtField = asked?.type === 'profile.saveDetails' && refused.fieldMessages !== undefined;
    if (isAtField && isAsSent(sent, tidyProfile(form.values)) && element.current !== null)
      focusFirstError(element.current);
  });
  const refusals = currentServerErrors(failure?.fieldMessages ?? {}, sent, tidyProfile(form.values));
  const pairs = hasNumbers ? [about, names, numbers] : [about, names];
  return (
    <form
      ref={element}
      noValidate
      aria-labelledby={labelledBy}
      className={styles['form']}
      onSubmit={submitForm(form)}
    >
      {pairs.map((lines) => (
        <div key={lines[0]?.name} className={styles['pair']}>
          {lines.map(({ name, label, autoComplete, type, isNeeded = false }) => (
            <Field
              key={name}
              label={label}
              error={shownError(form, name) ?? refusals[name]}
              optional={!isNeeded}
            >
              {(wiring) => (
                <TextInput
                  {...wiring}
                  {...form.getFieldProps(name)}
                  type={type}
                  autoComplete={autoComplete}
                />
              )}
            </Field>
          ))}
        </div>
      ))}
      <FormFailure failure={failure} what="Your details" verb="were saved" />
      <div>
        <Button type="submit" busy={isBusy} busyText="Saving your details…">
          Save details
        </Button>
      </div>
    </form>
  );
};
