/** What the merchant adds to a cart: the smallest order that is taken (CART-08) and how many pieces it holds (CART-13), merchant layer. */

import { gql } from '@urql/core';

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
