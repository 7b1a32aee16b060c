/** Queries and mutations of address book entries in stock Magento (§3, ADDR-08). */

import { gql } from '#transport/gql.ts';
import type {
  CreateCustomerAddressMutation,
  CreateCustomerAddressMutationVariables,
  DeleteCustomerAddressMutation,
  DeleteCustomerAddressMutationVariables,
  UpdateCustomerAddressMutation,
  UpdateCustomerAddressMutationVariables,
} from '../generated/graphql.ts';

export const BookEntryFields = gql`
  fragment BookEntryFields on CustomerAddress {
    id
    prefix
    firstname
    lastname
    company
    telephone
    street
    city
    region {
      region_code
      region_id
    }
    postcode
    country_code
    default_billing
    default_shipping
  }
`;

export const CreateCustomerAddressDocument = gql<
  CreateCustomerAddressMutation,
  CreateCustomerAddressMutationVariables
>`
  mutation createCustomerAddress($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) {
      ...BookEntryFields
    }
  }
  ${BookEntryFields}
`;

export const UpdateCustomerAddressDocument = gql<
  UpdateCustomerAddressMutation,
  UpdateCustomerAddressMutationVariables
>`
  mutation updateCustomerAddress($id: Int!, $input: CustomerAddressInput!) {
    updateCustomerAddress(id: $id, input: $input) {
      ...BookEntryFields
    }
  }
  ${BookEntryFields}
`;

export const DeleteCustomerAddressDocument = gql<
  DeleteCustomerAddressMutation,
  DeleteCustomerAddressMutationVariables
>`
  mutation deleteCustomerAddress($id: Int!) {
    deleteCustomerAddress(id: $id)
  }
`;
