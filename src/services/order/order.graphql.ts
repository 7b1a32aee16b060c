/**
 * Queries for a customer's newest order (BEY-01) and a
 * cart's delivery address (BEY-16), stock layer (§7).
 */

import { gql } from '#transport/gql.ts';
import type {
  CartDestinationQuery,
  CartDestinationQueryVariables,
  NewestOrderQuery,
  NewestOrderQueryVariables,
} from '../generated/graphql.ts';

export const NewestOrderDocument = gql<NewestOrderQuery, NewestOrderQueryVariables>`
  query NewestOrder {
    customer {
      orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
        items {
          number
          total {
            grand_total {
              value
              currency
            }
          }
          items {
            product_sku
            quantity_ordered
          }
        }
      }
    }
  }
`;

export const CartDestinationDocument = gql<CartDestinationQuery, CartDestinationQueryVariables>`
  query CartDestination($cartId: String!) {
    cart(cart_id: $cartId) {
      shipping_addresses {
        firstname
        lastname
        street
        city
        postcode
        country {
          code
        }
        selected_shipping_method {
          carrier_code
          method_code
        }
      }
    }
  }
`;
