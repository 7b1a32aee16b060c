/**
 * Fields of a cart item with the chosen options of every
 * kind of product, stock layer (§3 cart item).
 */

import { gql } from '#transport/gql.ts';

const CustomOptionFields = gql`
  fragment CustomOptionFields on SelectedCustomizableOption {
    customizable_option_uid
    label
    type
    values {
      customizable_option_value_uid
      label
      value
    }
  }
`;

const UsualPriceFields = gql`
  fragment UsualPriceFields on ProductInterface {
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
  }
`;

export const CartLineFields = gql`
  fragment CartLineFields on CartItemInterface {
    id
    quantity
    errors {
      message
    }
    prices {
      price_including_tax {
        value
        currency
      }
      row_total_including_tax {
        value
        currency
      }
      original_row_total {
        value
      }
    }
    product {
      sku
      name
      url_key
      url_suffix
      is_rental_product
      rental_terms
      small_image {
        url
      }
      ...UsualPriceFields
    }
    ... on SimpleCartItem {
      customizable_options {
        ...CustomOptionFields
      }
    }
    ... on VirtualCartItem {
      customizable_options {
        ...CustomOptionFields
      }
    }
    ... on DownloadableCartItem {
      product {
        ... on DownloadableProduct {
          links_purchased_separately
        }
      }
      links {
        uid
        title
      }
      customizable_options {
        ...CustomOptionFields
      }
    }
    ... on ConfigurableCartItem {
      configurable_options {
        option_label
        value_label
        configurable_product_option_value_uid
      }
      configured_variant {
        sku
        small_image {
          url
        }
        ...UsualPriceFields
      }
      customizable_options {
        ...CustomOptionFields
      }
    }
    ... on BundleCartItem {
      bundle_options {
        label
        values {
          uid
          label
          price
          quantity
        }
      }
      customizable_options {
        ...CustomOptionFields
      }
    }
  }
  ${CustomOptionFields}
  ${UsualPriceFields}
`;
