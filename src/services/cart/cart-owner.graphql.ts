/** Documents of a signed-in customer's own cart, stock layer (CART-11). */

import { gql } from '#transport/gql.ts';
import { CartFields } from './cart.graphql.ts';
import type {
  CustomerCartQuery,
  CustomerCartQueryVariables,
  MergeCartsMutation,
  MergeCartsMutationVariables,
} from '../generated/graphql.ts';

export const CustomerCartDocument = gql<CustomerCartQuery, CustomerCartQueryVariables>`
  query CustomerCart {
    customerCart {
      ...CartFields
    }
  }
  ${CartFields}
`;

export const MergeCartsDocument = gql<MergeCartsMutation, MergeCartsMutationVariables>`
  mutation MergeCarts($source: String!, $destination: String!) {
    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) {
      ...CartFields
    }
  }
  ${CartFields}
`;
