/** Query for the delivery days and options of a postcode, merchant layer (BEY-18). */

import { gql } from '#transport/gql.ts';
import type { DeliveryPromiseQuery, DeliveryPromiseQueryVariables } from '../generated/graphql.ts';

export const DeliveryPromiseDocument = gql<DeliveryPromiseQuery, DeliveryPromiseQueryVariables>`
  query DeliveryPromise($countryCode: String!, $postcode: String!) {
    deliveryPromise(country_code: $countryCode, postcode: $postcode) {
      country_code
      postcode
      locality
      is_served
      weekdays
      order_by
      next {
        date
      }
      methods {
        carrier_code
        method_code
        date
        free_from {
          value
          currency
        }
      }
    }
  }
`;
