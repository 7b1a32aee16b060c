/** What Adobe Commerce adds to a cart: the gift cards that pay for a part of it (GIFT-01), commerce layer. */

import { gql } from '@urql/core';

export const CommerceCartFields = gql`
  fragment CommerceCartFields on Cart {
    applied_gift_cards {
      code
      applied_balance {
        value
        currency
      }
    }
  }
`;
