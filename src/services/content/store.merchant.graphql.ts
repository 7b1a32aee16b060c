/**
 * The merchant's fields of the store configuration: payment switches,
 * blocks beside cart and checkout, merchant layer (GEN-07).
 */

import { gql } from '#transport/gql.ts';
import type { MerchantSettingsQuery, MerchantSettingsQueryVariables } from '../generated/graphql.ts';

export const MerchantSettingsDocument = gql<MerchantSettingsQuery, MerchantSettingsQueryVariables>`
  query MerchantSettings {
    storeConfig {
      block_identifier_cart_additional_info
      block_identifier_checkout_additional_info
      braintree_paypal_active
      braintree_paypal_paylater_active
      payment_methods
      paypal_express
    }
  }
`;
