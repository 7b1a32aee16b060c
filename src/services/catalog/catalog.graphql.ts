/**
 * Documents of product lists: product cards, best sellers,
 * cross-sell, stock layer (§7 GraphQL operations).
 */

import { gql } from '#transport/gql.ts';
import type {
  BestSellersQuery,
  BestSellersQueryVariables,
  CrossSellQuery,
  CrossSellQueryVariables,
} from '../generated/graphql.ts';

/**
 * A separate fragment: within related products Magento fails
 * on a named fragment that contains an inline one.
 */
const CardOptionFields = gql`
  fragment CardOptionFields on CustomizableProductInterface {
    options {
      required
    }
  }
`;

export const ProductCardFields = gql`
  fragment ProductCardFields on ProductInterface {
    kind: __typename
    sku
    name
    url_key
    url_suffix
    stock_status
    is_rental_product
    package_content
    rental_terms
    small_image {
      url
      label
    }
    price_range {
      minimum_price {
        regular_price {
          value
          currency
        }
        final_price {
          value
          currency
        }
      }
      maximum_price {
        final_price {
          value
          currency
        }
      }
    }
    price_tiers {
      quantity
      final_price {
        value
        currency
      }
    }
    ...CardOptionFields
  }
  ${CardOptionFields}
`;

export const BestSellersDocument = gql<BestSellersQuery, BestSellersQueryVariables>`
  query BestSellers($categoryId: String!, $pageSize: Int!) {
    products(filter: { category_id: { eq: $categoryId } }, pageSize: $pageSize) {
      items {
        ...ProductCardFields
      }
    }
  }
  ${ProductCardFields}
`;

export const CrossSellDocument = gql<CrossSellQuery, CrossSellQueryVariables>`
  query CrossSell($skus: [String]!, $pageSize: Int!) {
    products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        sku
        crosssell_products {
          ...ProductCardFields
        }
      }
    }
  }
  ${ProductCardFields}
`;
