/**
 * Mutation that requests a service for a cooler or filter,
 * merchant layer (§2 equipment and services, ACC-01).
 */

import { gql } from '#transport/gql.ts';
import type {
  RequestEquipmentServiceMutation,
  RequestEquipmentServiceMutationVariables,
} from '../generated/graphql.ts';

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
