/** The shelf's documents: category pages, products, best sellers (§7 GraphQL operations), stock layer. */

import { gql } from '@urql/core';
import type {
  BestSellersQuery,
  BestSellersQueryVariables,
  CategoryPageQuery,
  CategoryPageQueryVariables,
  ProductPageQuery,
  ProductPageQueryVariables,
} from './generated/graphql.ts';

export const ProductCardFields = gql`
  fragment ProductCardFields on ProductInterface {
    kind: __typename
    sku
    name
    url_key
    url_suffix
    stock_status
    is_rental_product
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
    ... on CustomizableProductInterface {
      options {
        required
      }
    }
  }
`;

export const CategoryPageDocument = gql<CategoryPageQuery, CategoryPageQueryVariables>`
  query CategoryPage($ids: String!, $pageSize: Int!, $currentPage: Int!) {
    categoryList(filters: { ids: { eq: $ids } }) {
      id
      name
      description
      url_path
      url_suffix
      meta_title
      meta_description
      breadcrumbs {
        category_name
        category_url_path
      }
      children {
        id
        name
        url_path
        url_suffix
        include_in_menu
        position
      }
    }
    products(filter: { category_id: { eq: $ids } }, pageSize: $pageSize, currentPage: $currentPage) {
      total_count
      page_info {
        current_page
        total_pages
      }
      items {
        ...ProductCardFields
      }
    }
  }
  ${ProductCardFields}
`;

export const ProductPageDocument = gql<ProductPageQuery, ProductPageQueryVariables>`
  query ProductPage($urlKey: String!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        ...ProductCardFields
        only_x_left_in_stock
        meta_title
        meta_description
        short_description {
          html
        }
        description {
          html
        }
        media_gallery {
          url
          label
          position
          disabled
        }
        custom_attributesV2(filters: { is_visible_on_front: true }) {
          items {
            code
            ... on AttributeValue {
              value
            }
          }
        }
        categories {
          id
          name
          level
          url_path
          url_suffix
        }
        related_products {
          ...ProductCardFields
        }
      }
    }
  }
  ${ProductCardFields}
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
