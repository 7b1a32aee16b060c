/**
 * Queries for a customer's orders page by page, and for a
 * single order, stock layer (§2 orders, ACC-01).
 */

import { gql } from '#transport/gql.ts';
import type {
  OrderHistoryQuery,
  OrderHistoryQueryVariables,
  OwnOrderQuery,
  OwnOrderQueryVariables,
} from '../generated/graphql.ts';
import { TrackedOrderFields } from './order-lookup.graphql.ts';

export const OrderHistoryDocument = gql<OrderHistoryQuery, OrderHistoryQueryVariables>`
  query OrderHistory($page: Int!, $pageSize: Int!) {
    customer {
      orders(
        currentPage: $page
        pageSize: $pageSize
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
      ) {
        total_count
        page_info {
          current_page
          total_pages
        }
        items {
          number
          status
          order_date
          total {
            grand_total {
              value
              currency
            }
          }
          items {
            product_sku
            product_name
            quantity_ordered
          }
        }
      }
    }
  }
`;

export const OwnOrderDocument = gql<OwnOrderQuery, OwnOrderQueryVariables>`
  query OwnOrder($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          ...TrackedOrderFields
          payment_methods {
            additional_data {
              name
              value
            }
          }
          invoices {
            id
            number
            total {
              grand_total {
                value
                currency
              }
            }
          }
        }
      }
    }
  }
  ${TrackedOrderFields}
`;
