/** The people of an account or team, changed by whoever manages its company (ACC-07), merchant layer. */

import { gql } from 'urql';
import type {
  UpdateRelatedCustomerMutation,
  UpdateRelatedCustomerMutationVariables,
} from '../generated/graphql.ts';

export const UpdateRelatedCustomerDocument = gql<
  UpdateRelatedCustomerMutation,
  UpdateRelatedCustomerMutationVariables
>`
  mutation updateRelatedCustomer($input: UpdateRelatedCustomerInput!) {
    updateRelatedCustomer(input: $input) {
      id
    }
  }
`;
