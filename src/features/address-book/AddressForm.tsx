/** Form of one stored address; keeps its input on any failure (ADDR-03, ADDR-08, §5). */

import { useFormik, type FormikProps } from 'formik';
import { useRef, type ReactNode } from 'react';
import {
  selectBookAnswers,
  selectIsEntrySaving,
  selectSaveFailure,
  selectWritten,
} from '#machines/account/address-book/address-book.selectors.ts';
import { tidyDraft, type BookDraft } from '#machines/domain/address-book.ts';
import { addressProblems, type Address, type AddressField } from '#machines/domain/address.ts';
import { mayBeDone } from '#machines/domain/failure.ts';
import { questionsAsked } from '#machines/domain/place-question.ts';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useFact } from '#shop/use-fact.ts';
import { useAddressBook, useNetwork, usePostcodes, useSelected } from '#shop/use-shop.ts';
import { useHasAuthorityToLeave } from '#shop/use-reading.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { isAsSent } from '#ui/is-as-sent.ts';
import { currentServerErrors } from '#ui/current-server-errors.ts';
import { submitForm } from '#ui/submit-form.ts';
import { TextInput } from '#ui/TextInput.tsx';
import styles from './AddressBookScreen.module.css';

export interface AddressFormFields {
  readonly form: FormikProps<Address>;
  readonly refusals: Partial<Record<AddressField, string>>;
  readonly onLeave: (address: Address) => void;
}

export interface AddressFormProps {
  /** null for a new address. */
  readonly entryId: number | null;
  readonly initial: BookDraft;
  readonly labelledBy: string;
  readonly children: (fields: AddressFormFields) => ReactNode;
}

const stay = (): void => undefined;

export const AddressForm = ({ entryId, initial, labelledBy, children }: AddressFormProps) => {
  const book = useAddressBook();
  const isBusy = useSelected(book, selectIsEntrySaving);
  const written = useSelected(book, selectWritten(entryId));
  const failure = useSelected(book, selectSaveFailure(entryId));
  const isOffline = useSelected(useNetwork(), selectIsOffline);
  const isNamed = useHasAuthorityToLeave();
  const postcodes = usePostcodes();
  const { name, isDefaultShipping, isDefaultBilling, ...address } = written ?? initial;
  // name and default flags are not part of the address itself
  const about = useFormik({ initialValues: { name, isDefaultShipping, isDefaultBilling }, onSubmit: stay });
  const form = useFormik<Address>({
    initialValues: address,
    validate: (values) => addressProblems(values, 'delivery', postcodes),
    onSubmit: (values) =>
      book.send({ type: 'addressBook.save', entryId, draft: { ...values, ...about.values } }),
  });
  const now = { ...form.values, ...about.values };
  const questions = questionsAsked(form.values, 'billing', useSelected(book, selectBookAnswers));
  const refusals = {
    ...questions,
    ...currentServerErrors(failure?.fieldMessages ?? {}, tidyDraft(written ?? initial), tidyDraft(now)),
  };
  const element = useRef<HTMLFormElement>(null);
  useFact('addressBook.failed', ({ asked, failure: refused }) => {
    if (asked.type !== 'addressBook.save' || asked.entryId !== entryId) return;
    if (refused.fieldMessages === undefined || element.current === null) return;
    if (isAsSent(tidyDraft(asked.draft), tidyDraft(now))) focusFirstError(element.current);
  });
  return (
    <form
      ref={element}
      noValidate
      aria-labelledby={labelledBy}
      className={styles['form']}
      onSubmit={submitForm(form)}
    >
      {isNamed && (
        <Field id="address-name" label="Name of this address" hint="For example: Office" optional>
          {(wiring) => (
            <TextInput {...wiring} {...about.getFieldProps('name')} autoComplete="off" maxLength={255} />
          )}
        </Field>
      )}
      {children({ form, refusals, onLeave: stay })}
      {initial.isDefaultShipping && entryId !== null ? (
        <p className={styles['quiet']}>This is your default delivery address.</p>
      ) : (
        <Checkbox
          label="Use as my default delivery address"
          {...about.getFieldProps({ name: 'isDefaultShipping', type: 'checkbox' })}
        />
      )}
      {initial.isDefaultBilling && entryId !== null ? (
        <p className={styles['quiet']}>This is your default billing address.</p>
      ) : (
        <Checkbox
          label="Use as my default billing address"
          {...about.getFieldProps({ name: 'isDefaultBilling', type: 'checkbox' })}
        />
      )}
      {isOffline && (
        <Notice type="info" announce>
          You are offline. Your address can be saved as soon as you are connected again.
        </Notice>
      )}
      {failure !== null && (
        <Notice
          type="error"
          title={
            mayBeDone(failure)
              ? 'We cannot tell whether your address was saved'
              : 'Your address was not saved'
          }
          announce
        >
          <p>{failure.message}</p>
          <p>What you typed is still here.</p>
        </Notice>
      )}
      <Button type="submit" size="large" wide busy={isBusy} busyText="Saving your address…">
        Save address
      </Button>
    </form>
  );
};
