/**
 * Query for a product page with the options of every stock
 * kind of product (§7 GraphQL operations, CAT-02).
 */

import { gql } from '#transport/gql.ts';
import { ProductCardFields } from './catalog.graphql.ts';
import { QuestionFields } from './product-questions.graphql.ts';
import type { ProductPageQuery, ProductPageQueryVariables } from '../generated/graphql.ts';

/** A product as part of another. */
const PartFields = gql`
  fragment PartFields on ProductInterface {
    sku
    name
    url_key
    url_suffix
    stock_status
    is_rental_product
    small_image {
      url
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
    }
    price_tiers {
      quantity
      final_price {
        value
        currency
      }
    }
  }
`;

const VariantFields = gql`
  fragment VariantFields on SimpleProduct {
    sku
    name
    stock_status
    only_x_left_in_stock
    incentive
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
    }
    price_tiers {
      quantity
      final_price {
        value
        currency
      }
    }
    media_gallery {
      url
      label
      position
      disabled
    }
  }
`;

export const ProductPageDocument = gql<ProductPageQuery, ProductPageQueryVariables>`
  query ProductPage($urlKey: String!, $pageSize: Int!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: $pageSize) {
      items {
        ...ProductCardFields
        price {
          regularPrice {
            adjustments {
              code
              description
            }
          }
        }
        only_x_left_in_stock
        incentive
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
            ... on AttributeSelectedOptions {
              selected_options {
                label
              }
            }
          }
        }
        categories {
          id
          name
          level
          url_path
          url_suffix
          breadcrumbs {
            category_name
            category_level
            category_url_path
          }
        }
        related_products {
          ...ProductCardFields
        }
        upsell_products {
          ...ProductCardFields
        }
        ...QuestionFields
        ... on ConfigurableProduct {
          configurable_options {
            uid
            label
            position
            values {
              uid
              label
              swatch_data {
                kind: __typename
                value
                ... on ImageSwatchData {
                  thumbnail
                }
              }
            }
          }
          variants {
            attributes {
              uid
            }
            product {
              ...VariantFields
            }
          }
        }
        ... on BundleProduct {
          dynamic_price
          special_price
          reductions: price_tiers {
            quantity
            discount {
              percent_off
            }
          }
          parts: items {
            uid
            title
            required
            type
            position
            options {
              uid
              label
              quantity
              position
              is_default
              can_change_quantity
              price
              price_type
              product {
                ...PartFields
              }
            }
          }
        }
        ... on GroupedProduct {
          members: items {
            qty
            position
            product {
              ...PartFields
            }
          }
        }
        ... on DownloadableProduct {
          links_title
          links_purchased_separately
          downloadable_product_links {
            uid
            title
            price
            sort_order
            sample_url
          }
          downloadable_product_samples {
            title
            sort_order
            sample_url
          }
        }
      }
    }
  }
  ${ProductCardFields}
  ${QuestionFields}
  ${PartFields}
  ${VariantFields}
`;
