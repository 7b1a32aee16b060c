/**
 * Query that finds an order without an account, stock layer; fields of
 * the newest Magento are in a separate fragment (BEY-12).
 */

import { gql } from '#transport/gql.ts';
import type { GuestOrderQuery, GuestOrderQueryVariables } from '../generated/graphql.ts';

const OrderPlaceFields = gql`
  fragment OrderPlaceFields on OrderAddress {
    firstname
    lastname
    company
    telephone
    street
    city
    region
    postcode
    country_code
  }
`;

/** An order for its owner, signed in or not. */
export const TrackedOrderFields = gql`
  fragment TrackedOrderFields on CustomerOrder {
    number
    status
    email
    order_date
    shipping_method
    shipping_address {
      ...OrderPlaceFields
    }
    billing_address {
      ...OrderPlaceFields
    }
    payment_methods {
      name
    }
    shipments {
      id
      tracking {
        title
        number
      }
    }
    total {
      grand_total {
        value
        currency
      }
      subtotal {
        value
        currency
      }
      subtotal_incl_tax {
        value
        currency
      }
      shipping_handling {
        amount_excluding_tax {
          value
          currency
        }
        amount_including_tax {
          value
          currency
        }
      }
      total_tax {
        value
        currency
      }
      total_giftcard {
        value
        currency
      }
      discounts {
        amount {
          value
          currency
        }
      }
    }
    items {
      id
      product_sku
      product_name
      quantity_ordered
      product_sale_price {
        value
        currency
      }
      selected_options {
        label
        value
      }
      entered_options {
        label
        value
      }
      ... on OrderItemInterface {
        prices {
          row_total_including_tax {
            value
            currency
          }
        }
      }
      ... on BundleOrderItem {
        bundle_options {
          label
          values {
            product_name
            quantity
          }
        }
      }
      ... on DownloadableOrderItem {
        downloadable_links {
          title
        }
      }
      product {
        url_key
        url_suffix
        small_image {
          url
        }
        ... on DownloadableProduct {
          links_purchased_separately
        }
      }
    }
  }
  ${OrderPlaceFields}
`;

export const GuestOrderDocument = gql<GuestOrderQuery, GuestOrderQueryVariables>`
  query GuestOrder($question: OrderInformationInput!) {
    guestOrder(input: $question) {
      ...TrackedOrderFields
    }
  }
  ${TrackedOrderFields}
`;
