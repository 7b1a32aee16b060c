/** What the merchant adds to a cart: the smallest order that is taken (CART-08), merchant layer. */

import { gql } from '@urql/core';

export const MerchantCartFields = gql`
  fragment MerchantCartFields on Cart {
    minimum_order_amount {
      minimum_amount_enabled
      message
      conditions_met
    }
  }
`;
