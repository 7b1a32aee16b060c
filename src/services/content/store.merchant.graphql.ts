/** What the merchant adds to the store configuration: the switches of the payment, the blocks beside cart and checkout (GEN-07), merchant layer. */

import { gql } from 'urql';
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
