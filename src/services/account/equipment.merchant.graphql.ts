/**
 * Query for the coolers and filters at a customer's places,
 * merchant layer (§2 equipment and services, ACC-01).
 */

import { gql } from '#transport/gql.ts';
import type { EquipmentServicesQuery, EquipmentServicesQueryVariables } from '../generated/graphql.ts';

export const EquipmentServicesDocument = gql<EquipmentServicesQuery, EquipmentServicesQueryVariables>`
  query equipmentServices($accountId: Int) {
    equipmentServices(account_id: $accountId) {
      id
      sku
      name
      serial_number
      location
      is_rental
      installed_date
      last_service_date
      next_service_date
      service_status
      account {
        name
      }
    }
  }
`;
