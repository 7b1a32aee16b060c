/** Shapes a customer for themselves (§3 Customer details). */
import { readAccounts, type AccountKind } from '../../company/accounts.ts';
import { findCompanyOf } from '../../company/companies.ts';
import { readAddressBook } from '../../customer/address-book.ts';
import { readCustomerAttributes, type CustomerAttribute } from '../../customer/customer-attributes.ts';
import type { CustomerRow } from '../../customer/customers.ts';
import { refuseInput } from '../../refusal.ts';
import { dateText } from '../../rules/date-text.ts';
import { settingFlag } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { customerAccountShape } from './account-shape.ts';
import { roleShape } from './company-shape.ts';
import { customerAddressShape } from './customer-address-shape.ts';
import { pageInfoShape } from './page-info-shape.ts';

export interface Paging {
  readonly currentPage: number;
  readonly pageSize: number;
}

function attributeShape(attribute: CustomerAttribute, value: string) {
  if (attribute.input !== 'select') return { __typename: 'AttributeValue', code: attribute.code, value };
  const selected = attribute.options
    .filter((option) => option.value === value)
    .map((option) => ({ __typename: 'AttributeSelectedOption', label: option.label, value: option.value }));
  return { __typename: 'AttributeSelectedOptions', code: attribute.code, selected_options: selected };
}

async function customAttributes(
  row: CustomerRow,
  context: GraphqlContext,
  codes: readonly string[] | null | undefined,
) {
  const known = await readCustomerAttributes(context.shop.database);
  return known
    .filter(({ code }) => codes?.includes(code) ?? true)
    .flatMap((one) => {
      const value = row.attributes[one.code];
      return value === undefined || value === '' ? [] : [attributeShape(one, value)];
    });
}

/** Magento checks the signed-in customer instead of the one just created. */
async function confirmationStatus(row: CustomerRow, context: GraphqlContext) {
  if (context.viewer.customerId === null) throw refuseInput('No such entity with customerId = 0');
  const isNeeded = settingFlag(await context.settings(), 'customer/create_account/confirm');
  return isNeeded && row.confirmationKey === null ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED';
}

async function accountsOf(kind: AccountKind, row: CustomerRow, context: GraphqlContext) {
  const all = await readAccounts(context.shop.database, row.id);
  return all
    .filter(({ account }) => account.kind === kind)
    .map((account) => customerAccountShape(account, all));
}

export function customerShape(row: CustomerRow, context: GraphqlContext) {
  const { database } = context.shop;
  const addresses = async () =>
    (await readAddressBook(database, row.id)).map((entry) => customerAddressShape(entry, row));
  const wishlist = { id: String(row.id), items_count: 0, name: null, sharing_code: null, updated_at: null };
  return {
    /** Not in the schema; tells field resolvers whose orders, addresses and accounts to read. */
    ownerId: row.id,
    id: null,
    group_id: null,
    email: row.email,
    prefix: row.prefix,
    firstname: row.firstname,
    middlename: row.middlename,
    lastname: row.lastname,
    suffix: row.suffix,
    date_of_birth: row.dateOfBirth,
    dob: row.dateOfBirth,
    gender: row.gender,
    taxvat: row.taxvat,
    is_subscribed: row.isSubscribed,
    created_at: dateText(row.createdAt),
    default_billing: row.defaultBillingId === null ? null : String(row.defaultBillingId),
    default_shipping: row.defaultShippingId === null ? null : String(row.defaultShippingId),
    allow_remote_shopping_assistance: false,
    confirmation_status: () => confirmationStatus(row, context),
    custom_attributes: ({ attributeCodes }: { attributeCodes?: readonly string[] | null }) =>
      customAttributes(row, context, attributeCodes),
    addresses,
    addressesV2: async ({ currentPage, pageSize }: Paging) => {
      if (currentPage < 1) throw refuseInput('currentPage value must be greater than 0.');
      if (pageSize < 1) throw refuseInput('pageSize value must be greater than 0.');
      const all = await addresses();
      return {
        items: all.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        page_info: pageInfoShape(all.length, { currentPage, pageSize }),
        total_count: all.length,
      };
    },
    wishlists: () => [wishlist],
    wishlist_v2: ({ id }: { id: string }) => (id === wishlist.id ? wishlist : null),
    isCompanyCustomer: row.isCompanyCustomer,
    msd_party_id: row.msdPartyId,
    type_of_customer: row.attributes['type_of_customer'] ?? null,
    phone: row.phone,
    mobile: row.mobile,
    accounts: () => accountsOf('account', row, context),
    teams: () => accountsOf('team', row, context),
    role: async () => {
      const place = await findCompanyOf(database, row.id);
      return place?.role ? roleShape(place.role, context) : null;
    },
  };
}
