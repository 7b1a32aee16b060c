/**
 * The merchant's fields of a customer: accounts, teams, phone numbers, the
 * customer number on the cart, merchant layer (§3, §7 getCustomer).
 */

import { gql } from '#transport/gql.ts';
import { NamedEntryFields } from './address-book.merchant.graphql.ts';
import { StockCustomerFields } from './customer.graphql.ts';
import type {
  GetCustomerQuery,
  GetCustomerQueryVariables,
  SetDefaultAccountMutation,
  SetDefaultAccountMutationVariables,
  SetExternalIdOnCartMutation,
  SetExternalIdOnCartMutationVariables,
} from '../generated/graphql.ts';

const AccountAddressFields = gql`
  fragment AccountAddressFields on AccountAddress {
    street
    street2
    city
    region
    region_id
    postcode
    country
  }
`;

const AccountFields = gql`
  fragment AccountFields on CustomerAccount {
    id
    active
    name
    abn
    anzsic_code
    email
    size
    phone
    customer_id
    is_default
    po_required
    bill_group
    address {
      ...AccountAddressFields
    }
    billing_account {
      id
      name
      address {
        ...AccountAddressFields
      }
    }
    related_customers {
      id
      firstname
      lastname
      customer_job_title
      email
      active
      mobile
      phone
      date_of_birth
      account_ids
      team_ids
    }
  }
  ${AccountAddressFields}
`;

const MerchantCustomerFields = gql`
  fragment MerchantCustomerFields on Customer {
    ...StockCustomerFields
    addresses {
      ...NamedEntryFields
    }
    msd_party_id
    type_of_customer
    isCompanyCustomer
    phone
    mobile
    accounts {
      ...AccountFields
    }
    teams {
      ...AccountFields
    }
  }
  ${StockCustomerFields}
  ${NamedEntryFields}
  ${AccountFields}
`;

export const MerchantCustomerDocument = gql<GetCustomerQuery, GetCustomerQueryVariables>`
  query getCustomer {
    customer {
      ...MerchantCustomerFields
    }
  }
  ${MerchantCustomerFields}
`;

export const SetDefaultAccountDocument = gql<SetDefaultAccountMutation, SetDefaultAccountMutationVariables>`
  mutation SetDefaultAccount($accountId: Int, $teamId: Int) {
    setDefaultAccount(account_id: $accountId, team_id: $teamId) {
      ...MerchantCustomerFields
    }
  }
  ${MerchantCustomerFields}
`;

export const SetExternalIdOnCartDocument = gql<
  SetExternalIdOnCartMutation,
  SetExternalIdOnCartMutationVariables
>`
  mutation setExternalIdOnCart($cartId: String!, $externalId: Int, $accountId: Int, $teamId: Int) {
    setExternalIdOnCart(
      cart_id: $cartId
      external_id: $externalId
      account_id: $accountId
      team_id: $teamId
    ) {
      cart {
        id
      }
    }
  }
`;
