/** Sets a cart's delivery address, stock layer (§7 set shipping address on cart). */

import { gql } from '#transport/gql.ts';
import type {
  SetShippingAddressMutation,
  SetShippingAddressMutationVariables,
} from '../generated/graphql.ts';

export const SetShippingAddressDocument = gql<
  SetShippingAddressMutation,
  SetShippingAddressMutationVariables
>`
  mutation SetShippingAddress($cartId: String!, $address: CartAddressInput!) {
    setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
      cart {
        shipping_addresses {
          available_shipping_methods {
            carrier_code
            method_code
            carrier_title
            method_title
            available
            amount {
              value
            }
            price_excl_tax {
              value
            }
            price_incl_tax {
              value
            }
          }
        }
      }
    }
  }
`;
