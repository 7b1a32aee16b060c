/** The signed-in customer and their accounts or teams (§3 customer details, account or team). */

import { otherCountry } from './address-lines.ts';

export type CustomerType = 'COMMERCIAL' | 'RESIDENTIAL';

/** A customer type's name and the shop's number for it (§7 getTypesOfCustomer). */
export interface CustomerTypeOption {
  readonly type: CustomerType;
  readonly value: string;
  readonly label: string;
}

/** Shown, and sent as null, where the merchant has not assigned a number yet (§3, ACC-05). */
export const pendingId = 'Pending';

export interface AccountAddress {
  readonly street: readonly string[];
  readonly street2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly regionId: number | null;
  readonly postcode: string;
  readonly country: string;
}

/** An entry of a customer's own address book (§3 customer address, ADDR-08). */
export interface BookAddress {
  readonly id: number;
  readonly prefix: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly telephone: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly regionId: number | null;
  readonly regionCode: string | null;
  readonly postcode: string;
  readonly countryCode: string;
  /** The customer's name for it. */
  readonly name: string | null;
  readonly deliveryInstructions: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

export interface BillingAccount {
  readonly id: number;
  readonly name: string;
  readonly address: AccountAddress;
}

export interface RelatedCustomer {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly jobTitle: string | null;
  readonly email: string;
  readonly isActive: boolean;
  readonly mobile: string | null;
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  /** Ids of the person's accounts or teams. */
  readonly accountIds: readonly number[];
}

/** An account, or a team of a corporate customer. */
export interface Account {
  readonly id: number;
  readonly isActive: boolean;
  readonly name: string;
  readonly abn: string | null;
  readonly anzsicCode: string | null;
  readonly email: string | null;
  readonly size: string | null;
  readonly phone: string | null;
  /** The merchant's customer number; null while pending. */
  readonly customerId: number | null;
  readonly isDefault: boolean;
  readonly isPurchaseOrderRequired: boolean;
  readonly billGroup: string | null;
  readonly relatedCustomers: readonly RelatedCustomer[];
  readonly address: AccountAddress;
  readonly billingAccount: BillingAccount | null;
}

export interface Customer {
  readonly email: string;
  readonly prefix: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly dateOfBirth: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  /** The merchant's number of the person; null while pending. */
  readonly partyId: string | null;
  readonly type: CustomerType;
  /** Corporate customers have teams instead of accounts (§4). */
  readonly isCompanyCustomer: boolean;
  readonly addresses: readonly BookAddress[];
  readonly accounts: readonly Account[];
  readonly teams: readonly Account[];
}

export interface CompanyRole {
  readonly id: string;
  readonly name: string;
}

export interface Company {
  readonly name: string;
  /** All roles of the company. */
  readonly roles: readonly CompanyRole[];
  /** The customer's own role; without one they may only view the people (ACC-07). */
  readonly ownRole: CompanyRole | null;
}

/** The accounts a customer can switch between: teams for a corporate customer (§4). */
export const accountsOf = (customer: Customer): readonly Account[] =>
  customer.isCompanyCustomer ? customer.teams : customer.accounts;

/** Active people of an inactive account can still see what it owes. */
export const isActiveMember = ({ isActive, relatedCustomers }: Account, email: string): boolean =>
  isActive || relatedCustomers.some((person) => person.isActive && person.email === email);

/** A customer number as shown to the customer. */
export const shownId = (id: number | string | null): string => (id === null ? pendingId : String(id));

const isWritten = ({ street, city }: AccountAddress): boolean =>
  [...street, city].some((part) => part !== '');

/** The list of street lines may already contain the second one (ADDR-11). */
export const accountAddressLines = (at: AccountAddress): readonly string[] => {
  const lines =
    at.street2 === null || at.street.includes(at.street2) ? at.street : [...at.street, at.street2];
  const place = [at.city, at.region ?? '', at.postcode].filter((part) => part !== '').join(' ');
  return [...lines, place, otherCountry(at.country)].filter((part) => part !== '');
};

/** An account's address on one line: for delivery, else for billing (§2 account switcher). */
export const addressLineOf = ({ address, billingAccount }: Account): string => {
  const at = isWritten(address) ? address : (billingAccount?.address ?? address);
  return accountAddressLines(at).join(', ');
};

/** Wording of §4. */
export const inactiveAccountMessage =
  'Your account is currently inactive and you will not be able to place an order at this stage. Please contact us on Live Chat to discuss your account if your require an order.';
