/** Query for the stores where an order can be picked up, stock layer (CHK-09). */

import { gql } from '#transport/gql.ts';
import type { PickupLocationsQuery, PickupLocationsQueryVariables } from '../generated/graphql.ts';

export const PickupLocationsDocument = gql<PickupLocationsQuery, PickupLocationsQueryVariables>`
  query PickupLocations($page: Int!) {
    pickupLocations(pageSize: 50, currentPage: $page) {
      items {
        pickup_location_code
        name
        description
        phone
        street
        city
        region
        region_id
        postcode
        country_id
      }
      page_info {
        total_pages
      }
    }
  }
`;
