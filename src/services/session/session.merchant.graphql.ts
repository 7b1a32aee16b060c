/** An account made with what only the merchant asks for: a phone number (GEN-05), merchant layer. */

import { gql } from 'urql';
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
