/** Coolers and filters at a customer's places, and asking for their service (§2 equipment and services, ACC-01), merchant layer. */

import { gql } from 'urql';
import type {
  EquipmentServicesQuery,
  EquipmentServicesQueryVariables,
  RequestEquipmentServiceMutation,
  RequestEquipmentServiceMutationVariables,
} from '../generated/graphql.ts';

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

export const RequestServiceDocument = gql<
  RequestEquipmentServiceMutation,
  RequestEquipmentServiceMutationVariables
>`
  mutation requestEquipmentService($equipmentId: Int!, $comment: String) {
    requestEquipmentService(equipment_id: $equipmentId, comment: $comment) {
      id
    }
  }
`;
