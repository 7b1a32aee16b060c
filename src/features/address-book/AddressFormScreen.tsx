/** Page to add or edit a stored address (§2 /address/edit, ADDR-08). */

import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { selectBookEntries } from '#machines/account/address-book/address-book.selectors.ts';
import { selectCustomer } from '#machines/account/customer/customer.selectors.ts';
import { draftOf, newDraftFor } from '#machines/domain/address-book.ts';
import { entryIdIn, paths } from '#paths.ts';
import { useAddressBook, useCustomer, useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import styles from './AddressBookScreen.module.css';
import { AddressForm, type AddressFormFields } from './AddressForm.tsx';
import { LoadingBook } from './LoadingBook.tsx';

const headingId = 'address-form-heading';

export interface AddressFormScreenProps {
  /** Renders the address fields. */
  readonly children: (fields: AddressFormFields) => ReactNode;
}

const FormOf = ({ children }: AddressFormScreenProps) => {
  const entryId = entryIdIn(useLocation().pathname);
  const entries = useSelected(useAddressBook(), selectBookEntries);
  const person = useSelected(useCustomer(), selectCustomer);
  if (person === null || entries === null) return <LoadingBook />;
  const entry = entries.find(({ id }) => id === entryId);
  if (entryId === undefined || (entryId !== null && entry === undefined))
    return (
      <Notice type="warning" title="There is no such address">
        It may have been deleted. Your other addresses are in your address book.
      </Notice>
    );
  return (
    <AddressForm
      key={entryId}
      entryId={entryId}
      initial={entry === undefined ? newDraftFor(person) : draftOf(entry)}
      labelledBy={headingId}
    >
      {children}
    </AddressForm>
  );
};

export const AddressFormScreen = ({ children }: AddressFormScreenProps) => {
  const isNew = useLocation().pathname === paths.newAddress;
  const suffix = useTitleSuffix();
  const isLoaded = useNavigationType() === 'POP';
  const title = isNew ? 'New address' : 'Edit address';
  return (
    <div className={`${styles['screen']} ${styles['single']}`}>
      <PageTitle title={title} suffix={suffix} isPrivate />
      <ArrivalHeading id={headingId} isLoaded={isLoaded}>
        {title}
      </ArrivalHeading>
      <FormOf>{children}</FormOf>
      <div>
        <LinkButton href={paths.addresses} color="outline">
          Back to your addresses
        </LinkButton>
      </div>
    </div>
  );
};
