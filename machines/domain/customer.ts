/** Who a signed-in shopper is, and the accounts or teams that belong to them (§3 customer details, account or team). */

export type CustomerType = 'COMMERCIAL' | 'RESIDENTIAL';

/** What a shop calls a type of customer, and the number it has given it (§7 getTypesOfCustomer). */
export interface CustomerTypeOption {
  readonly type: CustomerType;
  readonly value: string;
  readonly label: string;
}

/** Shown, and sent as null, where the merchant has not given a number yet (§3, ACC-05). */
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
  /** What the customer calls it. */
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
  /** Ids of the accounts, or of the teams, that this person belongs to. */
  readonly accountIds: readonly number[];
}

/** An account, or with a corporate customer a team. */
export interface Account {
  readonly id: number;
  readonly isActive: boolean;
  readonly name: string;
  readonly abn: string | null;
  readonly anzsicCode: string | null;
  readonly email: string | null;
  readonly size: string | null;
  readonly phone: string | null;
  /** The merchant's customer number; null while it is pending. */
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
  /** The merchant's number of the person; null while it is pending. */
  readonly partyId: string | null;
  readonly type: CustomerType;
  /** Corporate: belongs to teams instead of accounts (§4). */
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
  /** All that there are in it. */
  readonly roles: readonly CompanyRole[];
  /** The customer's own; without one they may look, not change (ACC-07). */
  readonly ownRole: CompanyRole | null;
}

/** What a customer can hold and switch between: teams with a corporate customer, else accounts (§4). */
export const accountsOf = (customer: Customer): readonly Account[] =>
  customer.isCompanyCustomer ? customer.teams : customer.accounts;

/** An account can be inactive while its people still see what it owes; a person who is inactive there cannot. */
export const isActiveMember = ({ isActive, relatedCustomers }: Account, email: string): boolean =>
  isActive || relatedCustomers.some((person) => person.isActive && person.email === email);

/** A customer number as it is shown. */
export const shownId = (id: number | string | null): string => (id === null ? pendingId : String(id));

const isWritten = ({ street, city }: AccountAddress): boolean =>
  [...street, city].some((part) => part !== '');

/** Street lines come as a list, in which the second may stand already (ADDR-11). */
export const accountAddressLines = (at: AccountAddress): readonly string[] => {
  const lines =
    at.street2 === null || at.street.includes(at.street2) ? at.street : [...at.street, at.street2];
  const place = [at.city, at.region ?? '', at.postcode].filter((part) => part !== '').join(' ');
  return [...lines, place].filter((part) => part !== '');
};

/** An account's or team's address on one line: where it is delivered to, else where its bills go (§2 account switcher). */
export const addressLineOf = ({ address, billingAccount }: Account): string => {
  const at = isWritten(address) ? address : (billingAccount?.address ?? address);
  return accountAddressLines(at).join(', ');
};

/** Spelled as in §4. */
export const inactiveAccountMessage =
  'Your account is currently inactive and you will not be able to place an order at this stage. Please contact us on Live Chat to discuss your account if your require an order.';
