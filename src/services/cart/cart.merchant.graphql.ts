/**
 * The merchant's fields of a cart: minimum order (CART-08) and
 * number of pieces (CART-13), merchant layer.
 */

import { gql } from '#transport/gql.ts';
import { CartFields } from './cart.graphql.ts';
import type {
  AddProductsForAccountMutation,
  AddProductsForAccountMutationVariables,
  GetItemCountQuery,
  GetItemCountQueryVariables,
} from '../generated/graphql.ts';

export const MerchantCartFields = gql`
  fragment MerchantCartFields on Cart {
    total_item_quantity
    minimum_order_amount {
      minimum_amount_enabled
      message
      conditions_met
    }
  }
`;

/** §7 getItemCount: what the header counts, without the lines. */
export const GetItemCountDocument = gql<GetItemCountQuery, GetItemCountQueryVariables>`
  query GetItemCount($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_item_quantity
    }
  }
`;

/** Adds products for one of the merchant's customers (CART-12). */
export const AddProductsForAccountDocument = gql<
  AddProductsForAccountMutation,
  AddProductsForAccountMutationVariables
>`
  mutation AddProductsForAccount($cartId: String!, $cartItems: [CartItemInput!]!, $customerId: String!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems, msd_customer_id: $customerId) {
      cart {
        ...CartFields
      }
      user_errors {
        code
        message
      }
    }
  }
  ${CartFields}
`;
