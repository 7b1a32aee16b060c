/** The customers and accounts that generated and hand-written machine tests share. */

import type {
  Account,
  AccountAddress,
  BookAddress,
  Company,
  Customer,
  RelatedCustomer,
} from '#machines/domain/customer.ts';

const newstead: AccountAddress = {
  street: ['31 Doggett Street'],
  street2: null,
  city: 'Newstead',
  region: 'Queensland',
  regionId: 608,
  postcode: '4006',
  country: 'AU',
};

export const accountOf = (id: number, own: Partial<Account> = {}): Account => ({
  id,
  isActive: true,
  name: `Account ${id}`,
  abn: '51 824 753 556',
  anzsicCode: '4511',
  email: 'accounts@example.com',
  size: '11-50',
  phone: null,
  customerId: 70_000 + id,
  isDefault: id === 1,
  isPurchaseOrderRequired: false,
  billGroup: 'MONTHLY',
  relatedCustomers: [],
  address: newstead,
  billingAccount: null,
  ...own,
});

/** Somebody who buys for the same account or team. */
export const relatedOf = (id: number, own: Partial<RelatedCustomer> = {}): RelatedCustomer => ({
  id,
  firstname: 'Martin',
  lastname: 'Shaw',
  jobTitle: 'Warehouse manager',
  email: 'martin@example.com',
  isActive: true,
  mobile: null,
  phone: null,
  dateOfBirth: null,
  accountIds: [],
  ...own,
});

/** At home, with no account at all. */
export const hannah: Customer = {
  email: 'hannah@example.com',
  prefix: null,
  firstname: 'Hannah',
  lastname: 'Reid',
  dateOfBirth: null,
  phone: '07 7010 1000',
  mobile: null,
  partyId: null,
  type: 'RESIDENTIAL',
  isCompanyCustomer: false,
  addresses: [],
  accounts: [],
  teams: [],
};

/** An entry of Hannah's book. */
export const bookEntry = (id: number, street: string, own: Partial<BookAddress> = {}): BookAddress => ({
  id,
  prefix: null,
  firstname: 'Hannah',
  lastname: 'Reid',
  company: null,
  telephone: '0491 570 156',
  street: [street],
  city: 'Paddington',
  regionId: 573,
  regionCode: 'QLD',
  postcode: '4064',
  countryCode: 'AU',
  name: null,
  deliveryInstructions: null,
  latitude: null,
  longitude: null,
  isDefaultBilling: false,
  isDefaultShipping: false,
  ...own,
});

/** A business: one account in order, one inactive, one whose number is pending. */
export const colin: Customer = {
  ...hannah,
  email: 'colin@example.com',
  firstname: 'Colin',
  lastname: 'Mackie',
  partyId: 'P-200031',
  type: 'COMMERCIAL',
  accounts: [accountOf(1), accountOf(2, { isActive: false }), accountOf(3, { customerId: null })],
};

/** A company's administrator: teams instead of accounts. */
export const grace: Customer = {
  ...colin,
  email: 'grace@example.com',
  firstname: 'Grace',
  lastname: 'Okafor',
  isCompanyCustomer: true,
  accounts: [],
  teams: [accountOf(7), accountOf(8, { isActive: false, isDefault: false })],
};

export const harbourline: Company = {
  name: 'Harbourline Interiors',
  roles: [
    { id: 'MQ==', name: 'Company administrator' },
    { id: 'Mg==', name: 'Buyer' },
  ],
  ownRole: { id: 'MQ==', name: 'Company administrator' },
};
