/** A service asked for of a cooler or filter (§2 equipment and services, ACC-01), merchant layer. */

import { gql } from 'urql';
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
