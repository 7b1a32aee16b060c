/** Documents of the session, stock layer (§7 GraphQL operations). */

import { gql } from '#transport/gql.ts';
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

/** The smallest query that only a valid token can read. */
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
