/** The document that finds a customer's newest order (BEY-01, §7), stock layer. */

import { gql } from 'urql';
import type { NewestOrderQuery, NewestOrderQueryVariables } from '../generated/graphql.ts';

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
