/** Mutations for a customer's own details and password in stock Magento (§2 my account, ACC-07). */

import { gql } from '#transport/gql.ts';
import type {
  ChangeCustomerPasswordMutation,
  ChangeCustomerPasswordMutationVariables,
  UpdateOwnDetailsMutation,
  UpdateOwnDetailsMutationVariables,
} from '../generated/graphql.ts';

export const UpdateOwnDetailsDocument = gql<UpdateOwnDetailsMutation, UpdateOwnDetailsMutationVariables>`
  mutation updateOwnDetails($input: CustomerUpdateInput!) {
    updateCustomerV2(input: $input) {
      customer {
        email
      }
    }
  }
`;

export const ChangePasswordDocument = gql<
  ChangeCustomerPasswordMutation,
  ChangeCustomerPasswordMutationVariables
>`
  mutation changeCustomerPassword($currentPassword: String!, $newPassword: String!) {
    changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      email
    }
  }
`;
