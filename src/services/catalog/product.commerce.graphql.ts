/**
 * Query for the fields of a gift card, sent only after a product
 * turned out to be one, commerce layer (§3 gift card, CAT-02).
 */

import { gql } from '#transport/gql.ts';
import type { GiftCardPageQuery, GiftCardPageQueryVariables } from '../generated/graphql.ts';

export const GiftCardPageDocument = gql<GiftCardPageQuery, GiftCardPageQueryVariables>`
  query GiftCardPage($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        ... on GiftCardProduct {
          allow_open_amount
          open_amount_min
          open_amount_max
          message_max_length
          giftcard_amounts {
            uid
            value
          }
          gift_card_options {
            uid
            title
            required
          }
        }
      }
    }
  }
`;
