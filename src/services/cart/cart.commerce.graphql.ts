/**
 * Adobe Commerce's fields of a cart: gift cards that pay for part of it
 * (GIFT-01) and gift cards in it (CAT-04), commerce layer.
 */

import { gql } from '#transport/gql.ts';

export const CommerceCartFields = gql`
  fragment CommerceCartFields on Cart {
    applied_gift_cards {
      code
      applied_balance {
        value
        currency
      }
    }
    items {
      ... on GiftCardCartItem {
        amount {
          value
          currency
        }
        sender_name
        sender_email
        recipient_name
        recipient_email
        message
        product {
          ... on GiftCardProduct {
            giftcard_amounts {
              uid
              value
            }
          }
        }
        customizable_options {
          customizable_option_uid
          label
          type
          values {
            customizable_option_value_uid
            label
            value
          }
        }
      }
    }
  }
`;
