/**
 * Queries for a customer's ordered products with their current cards, and for
 * products by sku (BEY-12) or url_key (CONTENT-01), stock layer.
 */

import { gql } from '#transport/gql.ts';
import { ProductCardFields } from '../catalog/catalog.graphql.ts';
import type {
  CardsBySkuQuery,
  CardsBySkuQueryVariables,
  CardsByUrlKeyQuery,
  CardsByUrlKeyQueryVariables,
  PadOrdersQuery,
  PadOrdersQueryVariables,
} from '../generated/graphql.ts';

export const PadOrdersDocument = gql<PadOrdersQuery, PadOrdersQueryVariables>`
  query PadOrders($pageSize: Int!) {
    customer {
      orders(pageSize: $pageSize, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
        items {
          number
          order_date
          total {
            grand_total {
              value
              currency
            }
          }
          items {
            product_name
            product_sku
            quantity_ordered
            product {
              ...ProductCardFields
            }
          }
        }
      }
    }
  }
  ${ProductCardFields}
`;

export const CardsBySkuDocument = gql<CardsBySkuQuery, CardsBySkuQueryVariables>`
  query CardsBySku($skus: [String]!, $pageSize: Int!) {
    products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...ProductCardFields
      }
    }
  }
  ${ProductCardFields}
`;

export const CardsByUrlKeyDocument = gql<CardsByUrlKeyQuery, CardsByUrlKeyQueryVariables>`
  query CardsByUrlKey($urlKeys: [String]!, $pageSize: Int!) {
    products(filter: { url_key: { in: $urlKeys } }, pageSize: $pageSize) {
      items {
        ...ProductCardFields
      }
    }
  }
  ${ProductCardFields}
`;
