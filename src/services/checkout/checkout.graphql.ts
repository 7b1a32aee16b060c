/** Documents of the checkout, stock layer (§7 GraphQL operations). */

import { gql } from '#transport/gql.ts';
import type {
  CardClientTokenMutation,
  CardClientTokenMutationVariables,
  SetGuestEmailMutation,
  SetGuestEmailMutationVariables,
} from '../generated/graphql.ts';

export const SetGuestEmailDocument = gql<SetGuestEmailMutation, SetGuestEmailMutationVariables>`
  mutation SetGuestEmail($cartId: String!, $email: String!) {
    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {
      cart {
        id
        email
      }
    }
  }
`;

export const CardClientTokenDocument = gql<CardClientTokenMutation, CardClientTokenMutationVariables>`
  mutation CardClientToken {
    createBraintreeClientToken
  }
`;
