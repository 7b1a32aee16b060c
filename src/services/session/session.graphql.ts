/** The session's documents (§7 GraphQL operations), stock layer. */

import { gql } from 'urql';
import type {
  CreateCustomerMutation,
  CreateCustomerMutationVariables,
  SignInMutation,
  SignInMutationVariables,
  SignOutMutation,
  SignOutMutationVariables,
  WhoAmIQuery,
  WhoAmIQueryVariables,
} from '../generated/graphql.ts';

export const SignInDocument = gql<SignInMutation, SignInMutationVariables>`
  mutation SignIn($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) {
      token
    }
  }
`;

export const SignOutDocument = gql<SignOutMutation, SignOutMutationVariables>`
  mutation SignOut {
    revokeCustomerToken {
      result
    }
  }
`;

/** The least that only a valid token is answered. */
export const WhoAmIDocument = gql<WhoAmIQuery, WhoAmIQueryVariables>`
  query WhoAmI {
    customer {
      email
    }
  }
`;

export const CreateCustomerDocument = gql<CreateCustomerMutation, CreateCustomerMutationVariables>`
  mutation CreateCustomer($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) {
      customer {
        email
      }
    }
  }
`;
