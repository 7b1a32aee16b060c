/**
 * Mutation for the people of an account or team, used by
 * the company's manager, merchant layer (ACC-07).
 */

import { gql } from '#transport/gql.ts';
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
