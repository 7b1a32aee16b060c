/** Mutation for an account with a phone number, merchant layer (GEN-05). */

import { gql } from '#transport/gql.ts';
import type {
  CreateMerchantCustomerMutation,
  CreateMerchantCustomerMutationVariables,
} from '../generated/graphql.ts';

export const CreateMerchantCustomerDocument = gql<
  CreateMerchantCustomerMutation,
  CreateMerchantCustomerMutationVariables
>`
  mutation CreateMerchantCustomer($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) {
      customer {
        email
        phone
      }
    }
  }
`;
