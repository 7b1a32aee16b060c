/**
 * The cart's documents, stock layer, portable across Magento 2.4.6–2.4.9 (§7 GraphQL operations).
 */

import { gql } from '#transport/gql.ts';
import { CartLineFields } from './cart-line.graphql.ts';
import type {
  AddProductsToCartMutation,
  AddProductsToCartMutationVariables,
  CartDetailsQuery,
  CartDetailsQueryVariables,
  CreateCartMutation,
  CreateCartMutationVariables,
  RemoveItemMutation,
  RemoveItemMutationVariables,
  ReorderItemsMutation,
  ReorderItemsMutationVariables,
  TotalQuantityQuery,
  TotalQuantityQueryVariables,
  UpdateItemsMutation,
  UpdateItemsMutationVariables,
} from '../generated/graphql.ts';

export const CartFields = gql`
  fragment CartFields on Cart {
    id
    is_virtual
    total_quantity
    items {
      ...CartLineFields
    }
    applied_coupons {
      code
    }
    shipping_addresses {
      selected_shipping_method {
        price_incl_tax {
          value
          currency
        }
      }
    }
    prices {
      grand_total {
        value
        currency
      }
      subtotal_including_tax {
        value
        currency
      }
      discounts {
        amount {
          value
          currency
        }
      }
      applied_taxes {
        label
        amount {
          value
          currency
        }
      }
    }
  }
  ${CartLineFields}
`;

export const CartDetailsDocument = gql<CartDetailsQuery, CartDetailsQueryVariables>`
  query CartDetails($cartId: String!) {
    cart(cart_id: $cartId) {
      ...CartFields
    }
  }
  ${CartFields}
`;

/** What the header counts, without the lines. */
export const TotalQuantityDocument = gql<TotalQuantityQuery, TotalQuantityQueryVariables>`
  query TotalQuantity($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
    }
  }
`;

export const CreateCartDocument = gql<CreateCartMutation, CreateCartMutationVariables>`
  mutation CreateCart {
    createEmptyCart
  }
`;

export const AddProductsToCartDocument = gql<AddProductsToCartMutation, AddProductsToCartMutationVariables>`
  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
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

export const UpdateItemsDocument = gql<UpdateItemsMutation, UpdateItemsMutationVariables>`
  mutation UpdateItems($cartId: String!, $items: [CartItemUpdateInput]!) {
    updateCartItems(input: { cart_id: $cartId, cart_items: $items }) {
      cart {
        ...CartFields
      }
      errors {
        code
        message
      }
    }
  }
  ${CartFields}
`;

export const RemoveItemDocument = gql<RemoveItemMutation, RemoveItemMutationVariables>`
  mutation RemoveItem($cartId: String!, $itemId: Int!) {
    removeItemFromCart(input: { cart_id: $cartId, cart_item_id: $itemId }) {
      cart {
        ...CartFields
      }
    }
  }
  ${CartFields}
`;

export const ReorderItemsDocument = gql<ReorderItemsMutation, ReorderItemsMutationVariables>`
  mutation ReorderItems($orderNumber: String!) {
    reorderItems(orderNumber: $orderNumber) {
      cart {
        ...CartFields
      }
      userInputErrors {
        message
        path
      }
    }
  }
  ${CartFields}
`;
