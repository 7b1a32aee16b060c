/** Delivery slots of the merchant's van, and the preferred slot of a cart, merchant layer (§3). */

import { gql } from '#transport/gql.ts';
import type {
  DeliveryWindowsQuery,
  DeliveryWindowsQueryVariables,
  SetDeliveryWindowMutation,
  SetDeliveryWindowMutationVariables,
} from '../generated/graphql.ts';

export const DeliveryWindowsDocument = gql<DeliveryWindowsQuery, DeliveryWindowsQueryVariables>`
  query DeliveryWindows($cartId: String!, $countryCode: String!, $postcode: String!) {
    storeConfig {
      delivery_windows_minimum_period
    }
    deliveryWindows(country_code: $countryCode, postcode: $postcode) {
      code
      date
      starts_at
      ends_at
      remaining
    }
    cart(cart_id: $cartId) {
      delivery_window {
        code
      }
    }
  }
`;

export const SetDeliveryWindowDocument = gql<SetDeliveryWindowMutation, SetDeliveryWindowMutationVariables>`
  mutation SetDeliveryWindow($cartId: String!, $code: String) {
    setDeliveryWindowOnCart(cart_id: $cartId, code: $code) {
      cart {
        id
      }
    }
  }
`;
