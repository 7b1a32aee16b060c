/** Decodes customers, accounts, teams and companies from GraphQL (§3). */

import type {
  Account,
  AccountAddress,
  Company,
  CompanyRole,
  Customer,
  CustomerType,
  CustomerTypeOption,
} from '#machines/domain/customer.ts';
import { toBookAddress } from './address-book.wire.ts';
import type {
  AccountAddressFieldsFragment,
  AccountFieldsFragment,
  GetCustomerCompanyQuery,
  MerchantCustomerFieldsFragment,
  StockCustomerFieldsFragment,
} from '../generated/graphql.ts';

const toAddress = (wire: AccountAddressFieldsFragment): AccountAddress => ({
  street: wire.street,
  street2: wire.street2,
  city: wire.city,
  region: wire.region,
  regionId: wire.region_id,
  postcode: wire.postcode,
  country: wire.country,
});

type Kind = 'account' | 'team';

const toAccount = (wire: AccountFieldsFragment, kind: Kind): Account => ({
  id: wire.id,
  isActive: wire.active,
  name: wire.name,
  abn: wire.abn,
  anzsicCode: wire.anzsic_code,
  email: wire.email,
  size: wire.size,
  phone: wire.phone,
  customerId: wire.customer_id,
  isDefault: wire.is_default,
  isPurchaseOrderRequired: wire.po_required,
  billGroup: wire.bill_group,
  address: toAddress(wire.address),
  billingAccount:
    wire.billing_account === null
      ? null
      : {
          id: wire.billing_account.id,
          name: wire.billing_account.name,
          address: toAddress(wire.billing_account.address),
        },
  relatedCustomers: wire.related_customers.map((person) => ({
    id: person.id,
    firstname: person.firstname,
    lastname: person.lastname,
    jobTitle: person.customer_job_title,
    email: person.email,
    isActive: person.active,
    mobile: person.mobile,
    phone: person.phone,
    dateOfBirth: person.date_of_birth,
    accountIds: kind === 'account' ? person.account_ids : person.team_ids,
  })),
});

/**
 * If the types cannot be read, customers of a company count
 * as commercial and all others as residential.
 */
const toType = (
  { type_of_customer: given, isCompanyCustomer }: MerchantCustomerFieldsFragment,
  types: readonly CustomerTypeOption[],
): CustomerType =>
  types.find(({ value }) => value === given)?.type ?? (isCompanyCustomer ? 'COMMERCIAL' : 'RESIDENTIAL');

const present = <Wire>(wires: readonly (Wire | null)[] | null): readonly Wire[] =>
  (wires ?? []).filter((wire) => wire !== null);

/** A customer without the merchant's modules has no accounts and no phone numbers. */
export const toStockCustomer = (wire: StockCustomerFieldsFragment): Customer => ({
  email: wire.email ?? '',
  prefix: wire.prefix,
  firstname: wire.firstname ?? '',
  lastname: wire.lastname ?? '',
  dateOfBirth: wire.date_of_birth,
  phone: null,
  mobile: null,
  partyId: null,
  type: 'RESIDENTIAL',
  isCompanyCustomer: false,
  addresses: present(wire.addresses).map((entry) => toBookAddress(entry)),
  accounts: [],
  teams: [],
});

/**
 * The customer's default account comes first, so it is
 * the one selected by default (SESS-03, GEN-06).
 */
const defaultFirst = (accounts: readonly Account[]): readonly Account[] =>
  accounts.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));

export const toCustomer = (
  wire: MerchantCustomerFieldsFragment,
  types: readonly CustomerTypeOption[],
): Customer => ({
  ...toStockCustomer(wire),
  phone: wire.phone,
  mobile: wire.mobile,
  partyId: wire.msd_party_id,
  type: toType(wire, types),
  isCompanyCustomer: wire.isCompanyCustomer,
  addresses: present(wire.addresses).map((entry) => toBookAddress(entry, entry)),
  accounts: defaultFirst(wire.accounts.map((account) => toAccount(account, 'account'))),
  teams: defaultFirst(wire.teams.map((team) => toAccount(team, 'team'))),
});

const toRole = ({ id, name }: { readonly id: string; readonly name: string | null }): CompanyRole => ({
  id,
  name: name ?? '',
});

export const toCompany = ({ company, customer }: GetCustomerCompanyQuery): Company | null => {
  if (company === null) return null;
  const own = customer?.role ?? null;
  return {
    name: company.name ?? '',
    roles: present(company.roles.items).map(toRole),
    ownRole: own === null ? null : toRole(own),
  };
};
