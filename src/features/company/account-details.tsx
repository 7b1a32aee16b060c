/**
 * Fields of an account, team or person in display order (§3 account or team, related customer,
 * ACC-06).
 */

import {
  accountAddressLines,
  shownId,
  type Account,
  type AccountAddress,
  type RelatedCustomer,
} from '#machines/domain/customer.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { shortDayText } from '#ui/date-text.ts';
import type { Detail } from '#ui/DetailList.tsx';

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

const addressValue = (address: AccountAddress) => {
  const lines = accountAddressLines(address);
  return lines.length === 0 ? null : <AddressLines lines={lines} />;
};

const mailTo = (email: string | null) => (email ? <a href={`mailto:${email}`}>{email}</a> : null);
const callTo = (phone: string | null) =>
  phone ? <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> : null;

export const accountDetails = (account: Account): readonly Detail[] => [
  { label: 'Customer ID', value: shownId(account.customerId) },
  { label: 'Active', value: yesOrNo(account.isActive) },
  { label: 'ABN', value: account.abn },
  { label: 'ANZSIC code', value: account.anzsicCode },
  { label: 'Size', value: account.size },
  { label: 'Phone', value: callTo(account.phone) },
  { label: 'Email', value: mailTo(account.email) },
  { label: 'Purchase order number required', value: yesOrNo(account.isPurchaseOrderRequired) },
  { label: 'Address', value: addressValue(account.address) },
  {
    label: 'Billing account',
    value:
      account.billingAccount === null ? null : (
        <>
          {account.billingAccount.name} (ID {account.billingAccount.id})
          {addressValue(account.billingAccount.address)}
        </>
      ),
  },
];

export const personDetails = (person: RelatedCustomer, language: string): readonly Detail[] => [
  { label: 'Job title', value: person.jobTitle },
  { label: 'Email', value: mailTo(person.email) },
  { label: 'Phone', value: callTo(person.phone) },
  { label: 'Mobile', value: callTo(person.mobile) },
  // the server gives it to the person and to those who may edit them only
  ...(person.dateOfBirth === null
    ? []
    : [{ label: 'Date of birth', value: shortDayText(person.dateOfBirth, language) }]),
  { label: 'Active', value: yesOrNo(person.isActive) },
];

export const nameOf = ({ firstname, lastname }: Pick<RelatedCustomer, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();
