/**
 * Address book entries with the merchant's fields: name, delivery
 * instructions, location, merchant layer (§3, ADDR-08).
 */

import { gql } from '#transport/gql.ts';
import { BookEntryFields } from './address-book.graphql.ts';
import type {
  CreateNamedAddressMutation,
  CreateNamedAddressMutationVariables,
  UpdateNamedAddressMutation,
  UpdateNamedAddressMutationVariables,
} from '../generated/graphql.ts';

export const NamedEntryFields = gql`
  fragment NamedEntryFields on CustomerAddress {
    ...BookEntryFields
    address_name
    delivery_instructions
    address_latitude
    address_longitude
  }
  ${BookEntryFields}
`;

export const CreateNamedAddressDocument = gql<
  CreateNamedAddressMutation,
  CreateNamedAddressMutationVariables
>`
  mutation createNamedAddress($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) {
      ...NamedEntryFields
    }
  }
  ${NamedEntryFields}
`;

export const UpdateNamedAddressDocument = gql<
  UpdateNamedAddressMutation,
  UpdateNamedAddressMutationVariables
>`
  mutation updateNamedAddress($id: Int!, $input: CustomerAddressInput!) {
    updateCustomerAddress(id: $id, input: $input) {
      ...NamedEntryFields
    }
  }
  ${NamedEntryFields}
`;
